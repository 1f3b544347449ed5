// The battle being fought, item by item: both strengths, the column, the modifiers of the die, the hits.
import { bold, figure, line, plain } from '../../../draw/lettering.js';
import type { Box, Shape } from '../../../table/scene.js';
import type { Faction } from '../data/units.js';
import { say } from '../reports/names.js';
import type { Ground } from '../rules/ground.js';
import { type Fight, type Modifier, oddsOf } from '../rules/odds.js';
import type { DownfallView } from '../view.js';
import { signed } from './attacks.js';
import { STRIP_WIDTH, type StripStage } from './stage.js';
import { factionToken } from './time-track.js';

const EDGE = 16;

/** How high the strip is. */
export const BATTLE_HEIGHT = 132;

const sumOf = (list: readonly Modifier[]): number => list.reduce((sum, { value }) => sum + value, 0);

/** A strength with what it is made of, in as many lines as it takes. */
function sideBox(
  stage: StripStage,
  id: string,
  faction: Faction,
  items: readonly Modifier[],
  { x, y, w, h }: Box,
): Shape[] {
  const { theme, factions } = stage;
  return [
    {
      kind: 'box',
      id,
      box: { x, y, w, h },
      radius: 10,
      fill: { colour: theme.paper },
      strokes: [{ colour: factions[faction].strong, width: 4 }],
    },
    factionToken(stage, `${id}:faction`, faction, [x + 34, y + 32], 44),
    line(`${id}:strength`, [x + 34, y + 84], figure(sumOf(items), 42, theme.stripInk), { align: 'centre' }),
    ...items
      .slice(0, 8)
      .map(({ item, value }, n) =>
        line(
          `${id}:${item}:${n}`,
          [x + 68 + Math.floor(n / 4) * ((w - 74) / 2), y + 18 + (n % 4) * 26],
          plain(stage, say(`battle.item.${item}`, { value: signed(value) }), 25, theme.stripInk),
          { maxWidth: (w - 80) / (items.length > 4 ? 2 : 1) },
        ),
      ),
  ];
}

/** The strip in its own space: of the battle being fought, else of the one the viewer is about to begin; null when there is none. */
export function battleStrip(
  stage: StripStage,
  view: DownfallView,
  ground: Ground,
  drafted: Fight | null,
): Shape[] | null {
  const { combat, order } = view;
  const fight = combat ?? drafted;
  if (fight === null) return null;
  const { theme } = stage;
  const odds = combat?.rolled ?? oddsOf(ground, fight, order ?? { special: [], drm: 0, noEnemyAir: false });
  const top = 9;
  const h = BATTLE_HEIGHT - 18;
  const label = (id: 'column' | 'die' | 'hits', x: number): Shape =>
    line(`battle:${id}:label`, [x, top + 18], plain(stage, say(`battle.${id}`), 24, theme.stripSoft), {
      align: 'centre',
      maxWidth: 100,
    });
  return [
    {
      kind: 'box',
      id: 'battle:ground',
      box: { x: 0, y: 0, w: STRIP_WIDTH, h: BATTLE_HEIGHT },
      fill: { colour: theme.strip },
    },
    ...sideBox(stage, 'battle:attack', fight.attacker, odds.attack, { x: EDGE, y: top, w: 300, h }),
    ...sideBox(stage, 'battle:defence', fight.defender, odds.defence, { x: EDGE + 310, y: top, w: 300, h }),
    label('column', 684),
    line('battle:column', [684, top + 70], figure(signed(odds.column), 50, theme.stripInk), { align: 'centre' }),
    label('die', 776),
    line('battle:die', [776, top + 70], figure(signed(odds.drm), 42, theme.stripInk), { align: 'centre' }),
    ...odds.die
      .slice(0, 4)
      .map(({ item, value }, n) =>
        line(
          `battle:die:${item}`,
          [826, top + 18 + n * 26],
          plain(stage, say(`battle.item.${item}`, { value: signed(value) }), 25, theme.stripInk),
          { maxWidth: 136 },
        ),
      ),
    ...(combat?.stage === 'losses'
      ? [
          {
            kind: 'box' as const,
            id: 'battle:hits:ground',
            box: { x: 968, y: top, w: 116, h },
            radius: 10,
            fill: { colour: theme.alarm },
          },
          line('battle:hits:title', [1026, top + 22], bold(stage, say('battle.hits'), 21, '#FFFFFF'), {
            align: 'centre',
            maxWidth: 104,
          }),
          line(
            'battle:hits',
            [1026, top + 70],
            figure(`${combat.attackerHits}/${combat.defenderHits}`, 46, '#FFFFFF'),
            { align: 'centre', maxWidth: 106 },
          ),
        ]
      : []),
  ];
}
