// /card, /lookup and /rule: explains a card, unit or rule by its name in either language.
import type { AnyGame, Reference } from '../../table/game.js';
import type { Text } from '../../table/text.js';
import { gameVoice, InputError, type CommandCall } from '../call.js';
import { spend } from '../pace.js';
import { lookOf } from '../pictures.js';
import { cut, gallery, joinWithin, screen, textBlock, type Picture, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { slash, textOption, type Command, type Offer } from './describe.js';
import { gameOffers, gameWhileTyping } from './offers.js';
import { foldName } from '../../table/names.js';
import { rulebook } from './rulebook.js';
import { limits } from '../limits.js';

interface Entry {
  readonly rules: AnyGame;
  readonly reference: Reference;
}

/** What can be looked up of a game, seen so; null: of one that would be set up now. */
type Shelf = (rules: AnyGame, view: object | null) => readonly Reference[];

/** References of the game at hand, else of all games. */
async function entriesFor(call: CommandCall, shelf: Shelf): Promise<Entry[]> {
  const game = await gameWhileTyping(call);
  const rules = game === null ? undefined : call.deps.play.games.get(game.kind);
  const games = rules === undefined ? [...call.deps.play.games.values()] : [rules];
  const view = game === null ? null : await call.deps.play.publicView(game.id);
  return games.flatMap((one) => shelf(one, view).map((reference) => ({ rules: one, reference })));
}

/** Both languages' names of a reference and whatever else it goes by, so that any of them finds it. */
function names(call: CommandCall, { rules, reference }: Entry): { own: string; all: string } {
  const inLang = (text: Text, lang: 'en' | 'ko'): string => call.deps.wording.say(text, lang, rules.id);
  const all = [reference.name, ...(reference.also ?? [])].flatMap((text) => [inLang(text, 'en'), inLang(text, 'ko')]);
  return { own: inLang(reference.name, call.lang), all: all.map(foldName).join(' ') };
}

async function offers(call: CommandCall, shelf: Shelf, typed: string): Promise<Offer[]> {
  const wanted = foldName(typed);
  const found = (await entriesFor(call, shelf)).flatMap((entry) => {
    const { own, all } = names(call, entry);
    return all.includes(wanted)
      ? [
          {
            name: cut(own, limits.choiceName),
            value: cut(`${entry.rules.id}:${entry.reference.id}`, 100),
            first: all.startsWith(wanted),
          },
        ]
      : [];
  });
  return found
    .sort((a, b) => Number(b.first) - Number(a.first))
    .slice(0, limits.choices)
    .map(({ name, value }) => ({ name, value }));
}

async function referenceScreen(call: CommandCall, shelf: Shelf, wanted: string): Promise<Screen> {
  const entries = await entriesFor(call, shelf);
  const typed = foldName(wanted);
  const entry =
    entries.find(({ rules, reference }) => `${rules.id}:${reference.id}` === wanted) ??
    entries.find((one) => names(call, one).all.split(' ').includes(typed)) ??
    entries.find((one) => typed !== '' && names(call, one).all.includes(typed));
  if (entry === undefined) throw new InputError(t('lookup.none', { name: wanted }));
  const { rules, reference } = entry;
  const reader = gameVoice(call, rules.id);
  const pictures: Picture[] = [];
  if (reference.scene !== undefined) {
    spend(call, 'picture');
    const data = await call.deps.png(reference.scene(lookOf(call.lang, call.choices, {})));
    pictures.push({ name: 'reference.png', data, alt: reader.say(reference.name) });
  }
  const lines = joinWithin(
    reference.lines.map((text) => reader.say(text)),
    3200,
    (left) => reader.say(t('ask.more', { count: left })),
  );
  return screen(
    [
      textBlock(`### ${reader.say(reference.name)}`),
      ...(pictures.length === 0 ? [] : [gallery(pictures)]),
      ...(lines === '' ? [] : [textBlock(lines)]),
    ],
    pictures,
  );
}

function lookupCommand(stem: 'cmd.card' | 'cmd.lookup' | 'cmd.rule', shelf: Shelf): Command {
  return {
    data: slash(stem, [
      textOption(stem === 'cmd.rule' ? 'opt.rule' : 'opt.name', { required: true, complete: true }),
      textOption('opt.game', { complete: true }),
    ]),
    run: (call) => referenceScreen(call, shelf, call.options.text('name') ?? ''),
    complete: (call, { name, value }) => (name === 'game' ? gameOffers(call, value) : offers(call, shelf, value)),
  };
}

const cards: Shelf = (rules, view) => rules.references?.(view) ?? [];

export const card = lookupCommand('cmd.card', cards);
export const lookup = lookupCommand('cmd.lookup', (rules, view) => [...cards(rules, view), ...rulebook(rules)]);
export const rule = lookupCommand('cmd.rule', rulebook);
