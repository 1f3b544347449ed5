// How results of the arena are written: shares with their 95 % intervals, and the table that is kept.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MatchResult } from './match.js';
import { ratings, type Played } from './ratings.js';

/** Two standard deviations of a normal distribution, nearly. */
const z = 1.96;

/** A part of a number of games with Wilson's 95 % interval: `12 of 20 (60 %, 39 to 78)`. */
export function share(won: number, of: number): string {
  if (of === 0) return 'none';
  const [low, high] = interval(won, of);
  const percent = (part: number): string => String(Math.round(part * 100));
  return `${String(Math.round(won * 100) / 100)} of ${String(of)} (${percent(won / of)} %, ${percent(low)} to ${percent(high)})`;
}

function interval(won: number, of: number): readonly [number, number] {
  const part = won / of;
  const middle = part + (z * z) / (2 * of);
  const half = z * Math.sqrt((part * (1 - part)) / of + (z * z) / (4 * of * of));
  const all = 1 + (z * z) / of;
  return [(middle - half) / all, (middle + half) / all];
}

/** The mean of some figures with its 95 % interval: `+1.2 (+0.4 to +2.0)`. */
export function mean(figures: readonly number[]): string {
  const many = figures.length;
  if (many === 0) return 'none';
  const middle = figures.reduce((sum, one) => sum + one, 0) / many;
  const spread = Math.sqrt(figures.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, many - 1) / many);
  const signed = (figure: number): string => `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(2)}`;
  // One seed says nothing of how much seeds differ.
  if (many === 1) return signed(middle);
  return `${signed(middle)} (${signed(middle - z * spread)} to ${signed(middle + z * spread)})`;
}

const file = 'docs/opponents.md';
/** The head of the table, however wide its columns are. */
const heading = /^\| game +\| options +\| rivals +\|/mu;

/** Adds a match to the table of results, in place of an earlier one of the same rivals. */
export function kept(
  game: string,
  options: Readonly<Record<string, unknown>>,
  rivals: readonly [string, string],
  games: number,
  { won, even, leads }: MatchResult,
): void {
  const at = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  const key = `| ${game} | ${chosen.join(', ') || '–'} | ${rivals.join(' against ')} |`;
  const row = `${key} ${share(won, games)} | ${even.toFixed(2)} | ${mean(leads)} | ${at} |`;
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!heading.test(page)) throw new Error(`${file} has no table of results`);
  const narrow = (line: string): string => line.replaceAll(/ +\|/g, ' |');
  const lines = page.split('\n').filter((line) => !narrow(line).startsWith(key));
  const head = lines.findIndex((line) => heading.test(line));
  const after = lines.findIndex((line, n) => n > head && !line.startsWith('|'));
  const end = (after < 0 ? lines.length : after) - 1;
  lines.splice(end + 1, 0, row);
  writeFileSync(file, rated(lines).join('\n'));
}

/** A row of results: game, options, rivals, games won of those played, even share. */
const played = /^\| ([\w-]+) +\| ([^|]+?) +\| (\S+) against (\S+) +\| ([\d.]+) of (\d+) [^|]*\| ([\d.]+) +\|/u;

/** The head of the table of ratings. */
const ratingHead = /^\| game +\| ratings +\|/u;

/** The page with its ratings worked out anew from its results. */
function rated(lines: readonly string[]): readonly string[] {
  const matches = new Map<string, Played[]>();
  for (const line of lines) {
    const [, game = '', , one = '', other = '', won = '', games = '', even = ''] = played.exec(line) ?? [];
    if (game === '') continue;
    const match = { one, other, won: Number(won), games: Number(games), even: Number(even) };
    matches.set(game, [...(matches.get(game) ?? []), match]);
  }
  const rows = [...matches].map(([game, all]) => {
    const each = [...ratings(all)].map(([name, points]) => `${name} ${String(Math.round(points)).replace('-', '−')}`);
    return `| ${game} | ${each.join(', ')} |`;
  });
  const head = lines.findIndex((line) => ratingHead.test(line));
  if (head < 0) return lines;
  const end = lines.findIndex((line, n) => n > head && !line.startsWith('|'));
  return [
    ...lines.slice(0, head),
    '| game | ratings |',
    '| --- | --- |',
    ...rows,
    ...(end < 0 ? [] : lines.slice(end)),
  ];
}
