// What can be pressed is lit: every option of a game's questions that is a place, a piece or a card has a shape on the board, a page, or a face.
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { loadBoardMaps } from '../../src/render/index.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Form, SeatId } from '../../src/table/question.js';
import { asComputer, atRandom, optionSets, playOut } from '../support/contract.js';
import { shapesOf } from '../support/shapes-of.js';

const looks = { lang: 'en', palette: 'standard', theme: 'light', width: 1600 } as const;
/** Questions looked at in each course of a game. */
const most = 160;
/** Subjects whose first step is looked at. */
const subjects = 8;

/** What is no place, piece or card, and stands in the sheet: ways to do something, kinds, numbers. */
const inWords: Readonly<Record<string, RegExp>> = {
  diplomacy: /^(?:hold|move|support|convoy|retreat|disband|build|remove)$/,
  'twilight-struggle':
    /^(?:event|eventFirst|influence|coup|realign|space|cancel|decline|participate|boycott|add|remove|return|play)$/,
  'axis-and-allies-1942':
    /^(?:infantry|artillery|tank|aaa|complex|fighter|bomber|battleship|carrier|cruiser|destroyer|submarine|transport|all|(?:lose|keep|retreat|fire|subs):\w+|capturer|noBombardment|dive|strike|freeHit|hit\+battleship|asks|press|toEnd|withdraw|stay|mobilization)$/,
  'quartermaster-general': /^(?:reallocate|takeOff|discardOne|first|second|marshalWard|deploy|\d+)$/,
  // What lies in reserve or in a pool has no place yet; an air force is chosen by its kind.
  downfall:
    /^(?:reseed|pool|beachhead:\d|flip|\d+|bombing|none|western|soviet|okw|okh|pay|discard|air-[\w-]+|[\w-]+-(?:det-\d|air)|okh-hu-2)$/,
};

function named(form: Form): readonly { readonly id: string; readonly of?: string }[] {
  switch (form.kind) {
    case 'choose':
      return form.options();
    case 'spread':
      return form.rows();
    case 'orders': {
      const all = form.subjects([]);
      return [
        ...all,
        ...all.slice(0, subjects).flatMap(({ id, units }) => {
          const [first] = units ?? [];
          const group = first === undefined ? {} : { units: { [first.id]: 1 } };
          return form.step({ subject: id, ...group, path: [] }, []).options;
        }),
      ];
    }
  }
}

/** All that shapes stand for where a seat looks: on its board, on its pages, on cards that can be looked up. */
function shown(game: AnyGame, view: object, seat: SeatId): ReadonlySet<string> {
  const { variants } = game.looks(view);
  const variant = variants.find(({ role }) => role === 'orders') ?? variants.find(({ role }) => role === 'position');
  const board = game.board(view, { ...looks, variant: variant?.id ?? 'position' }, loadBoardMaps(game.maps));
  const pages = (game.panels?.(view, seat) ?? []).flatMap(
    (panel) => panel.scene?.({ ...looks, variant: 'position' }) ?? [],
  );
  const cards = (game.references?.(view) ?? []).flatMap((card) => (card.scene === undefined ? [] : [card.id]));
  const shapes = [board, ...pages].flatMap((scene) => [...shapesOf(scene)]);
  return new Set([...cards, ...shapes.flatMap(({ shape }) => shape.of ?? [])]);
}

it.each([...games.values()].map((game) => [game.id, game] as const))(
  'every option of %s that is somewhere can be pressed there',
  { timeout: 300_000 },
  (id, game) => {
    const [options = {}] = optionSets(game, 0);
    const dark = new Set<string>();
    let lit = 0;
    for (const chooser of [asComputer(game), atRandom]) {
      let moments = 0;
      playOut(game, options, {
        seed: 'lights',
        chooser,
        maxQuestions: most,
        look: ({ open, replayed }) => {
          moments += 1;
          // Most moments ask the same again; pictures are dear.
          if (moments > 20 && moments % 5 !== 0) return;
          for (const { question } of open) {
            const there = shown(game, game.view(replayed.state, question.seat), question.seat);
            for (const { id: option, of = option } of named(question.form)) {
              if (there.has(of)) lit += 1;
              else if (inWords[id]?.test(option) !== true) dark.add(`${question.key} ${option}`);
            }
          }
        },
      });
    }
    expect([...dark]).toEqual([]);
    expect(lit).toBeGreaterThan(100);
  },
);
