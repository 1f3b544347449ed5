// A tournament as a page that needs no network: standings, and every round with its tables.
import type { TournamentInfo } from '../../play/tournament/tournaments.js';
import type { Text } from '../../table/text.js';
import type { Lang, Wording } from '../../words/words.js';
import { gameName, t, voice } from '../voice.js';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#23282f;background:#faf8f4}
table{border-collapse:collapse;width:100%}th,td{padding:.35rem .6rem;text-align:left;border-bottom:1px solid #d8d2c6}
td.n,th.n{text-align:right}h2{margin-top:2rem}li.open{font-weight:600}
@media(prefers-color-scheme:dark){body{color:#e6e2da;background:#1d2127}th,td{border-color:#3a4049}}`;

/** The page in one language. */
export function tournamentPage(wording: Wording, info: TournamentInfo, lang: Lang): string {
  const { say } = voice(wording, lang, info.kind);
  const words = (text: Text): string => escaped(say(text));
  const name = (userId: string): string => escaped(info.people.get(userId)?.name ?? userId);
  const columns = ['rank', 'name', 'points', 'played', 'wins', 'byes', 'met'] as const;
  const head = columns
    .map((one) => `<th${one === 'name' ? '' : ' class="n"'}>${words(t(`tournament.column.${one}`))}</th>`)
    .join('');
  const rows = info.standings.map((row) => {
    const cells = columns.map((one) =>
      one === 'name' ? `<td>${name(row.userId)}</td>` : `<td class="n">${String(row[one])}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const rounds = [...new Set(info.tables.map(({ round }) => round))].map((round) => {
    const tables = info.tables.filter((table) => table.round === round);
    const lines = tables.map(({ gameId, over, places }) => {
      const pairs = places.map((place) => `${words(place.name)} ${name(place.userId)}`).join(' · ');
      return `<li${over ? '' : ' class="open"'}>#${gameId}: ${pairs}</li>`;
    });
    return `<h2>${words(t('tournament.tables', { round }))}</h2><ol>${lines.join('')}</ol>`;
  });
  const title = escaped(info.name);
  const sub = words(t('tournament.head', { kind: gameName(info.kind), format: t(`format.${info.format}`) }));
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>${sub}</p><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>${rounds.join('')}</html>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');
}
