// The faces of cards, each by itself: those a person holds, and of those they are asked about all that can be looked up.
import type { Task, Desk } from '../play/turn/desk.js';
import type { Box, GroupShape, Scene, Shape } from '../table/scene.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { referencesOf, width } from './picture.js';
import { voiceOf } from './state.js';
import type { Faces } from './wire.js';

/** What a question names that a card could stand for. */
function namesIn({ question: { form } }: Task): readonly string[] {
  const named = form.kind === 'choose' ? form.options() : form.kind === 'spread' ? form.rows() : form.subjects([]);
  return named.map(({ id, of }) => of ?? id);
}

/** The cards of a picture: its groups that stand for something. */
function cardsOf(scene: Scene): readonly (GroupShape & { readonly of: string })[] {
  const shapes = scene.layers.flatMap((layer) => layer.shapes);
  return shapes.flatMap((shape) =>
    shape.kind === 'group' && shape.of !== undefined ? [{ ...shape, of: shape.of }] : [],
  );
}

/** The size of a card: what its boxes take. */
function sizeOf(shapes: readonly Shape[]): Box {
  const boxes = shapes.flatMap((shape) => (shape.kind === 'box' ? [shape.box] : []));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** Room for the edge of a card around its box. */
const edge = 3;

/** A person's hands as rows of cards, and the face of each card in them or asked about. */
export async function facesOf(deps: WebDeps, desk: Desk, choices: ReaderChoices): Promise<Faces> {
  const { say } = voiceOf(deps, choices.lang, desk.game.kind);
  const { lang, palette, theme } = choices;
  const look = { lang, palette, theme, variant: 'position', width };
  const hands = desk.panels.flatMap((panel) => {
    const scene = panel.role === 'hand' ? panel.scene?.(look) : undefined;
    return scene === undefined ? [] : [{ title: say(panel.title), scene }];
  });
  const found = new Map(hands.flatMap(({ scene }) => cardsOf(scene).map((card) => [card.of, card] as const)));
  const wanted = new Set(desk.tasks.flatMap(namesIn).filter((of) => !found.has(of)));
  for (const reference of wanted.size === 0 ? [] : await referencesOf(deps, desk)) {
    if (!wanted.has(reference.id) || reference.scene === undefined) continue;
    for (const card of cardsOf(reference.scene(look))) if (card.of === reference.id) found.set(card.of, card);
  }
  const cards = [...found.values()].map((card) => ({ card, size: sizeOf(card.shapes) }));
  // All of them are laid out in one go.
  const laidOut = await deps.layOut({
    width: 1,
    height: 1,
    pixels: 1,
    background: 'none',
    ns: desk.game.kind,
    layers: cards.map(({ card, size }) => ({
      id: card.of,
      shapes: [{ ...card, at: [edge - size.x, edge - size.y] as const }],
    })),
  });
  return {
    hands: hands.map(({ title, scene }) => ({ title, cards: cardsOf(scene).map(({ of }) => of) })),
    patterns: laidOut.patterns,
    faces: Object.fromEntries(
      cards.flatMap(({ card, size }, n) => {
        const shapes = laidOut.layers[n]?.shapes ?? [];
        return [[card.of, { width: size.w + edge * 2, height: size.h + edge * 2, shapes }] as const];
      }),
    ),
  };
}
