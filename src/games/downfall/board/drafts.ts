// What a viewer is about to order, read from the unsent answer: marches, or an attack as it would be made.
import type { Look } from '../../../table/scene.js';
import type { Facts } from '../data/facts.js';
import type { UnitId } from '../data/units.js';
import { flanks } from '../rules/attacks.js';
import { fightOf } from '../rules/chances.js';
import type { Ground } from '../rules/ground.js';
import { beginMarch, stepsAfter } from '../rules/march.js';
import type { Fight } from '../rules/odds.js';
import type { DownfallView } from '../view.js';

/** Where something is about to march, from where it stands. */
interface DraftedMarch {
  readonly mover: string;
  readonly places: readonly string[];
}

export interface Drafted {
  readonly marches: readonly DraftedMarch[];
  readonly fight: Fight | null;
  /** The hexes all of it touches. */
  readonly hexes: readonly string[];
  /** Where the mover named last could go, were it alone to move. */
  readonly reach: readonly string[];
}

interface Order {
  readonly subject: string;
  readonly path: readonly string[];
}

const unitNamed = (facts: Facts, id: string): UnitId | undefined => facts.unitIds.find((one) => one === id);

function ordersOf(draft: unknown): readonly Order[] {
  if (!Array.isArray(draft)) return [];
  return draft.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('subject' in one) || !('path' in one)) return [];
    const { subject, path } = one;
    if (typeof subject !== 'string' || !Array.isArray(path)) return [];
    return [{ subject, path: path.filter((step: unknown): step is string => typeof step === 'string') }];
  });
}

function fightIn(view: DownfallView, ground: Ground, { subject, path: [first = '', ...rest] }: Order): Fight | null {
  const primary = unitNamed(ground.facts, first);
  if (view.order === null || primary === undefined) return null;
  const beside = rest.includes('all')
    ? flanks(ground, view.order, subject, primary)
    : rest.flatMap((id) => unitNamed(ground.facts, id) ?? []);
  return fightOf(ground, view.order, subject, primary, beside);
}

function reachOf(view: DownfallView, mover: string | undefined): readonly string[] {
  if (view.order === null || mover === undefined) return [];
  const { next } = stepsAfter(beginMarch(view, view.order), mover, []);
  return [...next.values()].flatMap((step) => ('to' in step ? [step.to] : []));
}

/** What the viewer has put together; nothing in pictures that are not the viewer's own. */
export function draftedOf(
  view: DownfallView,
  { variant, draft }: Pick<Look, 'variant' | 'draft'>,
  ground: Ground,
): Drafted {
  const orders = variant === 'orders' ? ordersOf(draft) : [];
  const attack = orders.findLast(({ subject }) => ground.facts.hexes.has(subject));
  const marches = orders
    .filter(({ subject }) => !ground.facts.hexes.has(subject))
    .map(({ subject, path }): DraftedMarch => {
      const unit = unitNamed(ground.facts, subject.replace(/^stack:/u, '').split('+')[0] ?? '');
      const naval = ground.facts.navalIds.find((id) => id === subject);
      const from = unit !== undefined ? view.units[unit].at : naval !== undefined ? view.naval[naval].sea : null;
      return { mover: subject, places: from === null ? path : [from, ...path] };
    });
  const fight = attack === undefined ? null : fightIn(view, ground, attack);
  const strikers = fight === null ? [] : [fight.primary, ...fight.flanks].flatMap((id) => view.units[id].at ?? []);
  const hexes = [
    ...marches.flatMap(({ places }) => places),
    ...(attack === undefined ? [] : [attack.subject]),
    ...strikers,
  ];
  return { marches, fight, hexes, reach: reachOf(view, marches.at(-1)?.mover) };
}
