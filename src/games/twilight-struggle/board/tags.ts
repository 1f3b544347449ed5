// Lasting effects as short tags: the card's name in the colour of the side it helps.
import { bold } from '../../../draw/lettering.js';
import type { Box, Shape } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import { card, type CardId } from '../data/cards.js';
import { sides, type CardSide } from '../data/terms.js';
import { cardName, regionName, say, sideName } from '../reports/names.js';
import { effectIds, type EffectId, type PublicState } from '../state.js';
import type { Stage } from './stage.js';

/** The card each lasting effect comes from. */
const sources: Readonly<Record<EffectId, CardId>> = {
  vietnamRevolts: 'vietnam_revolts',
  containment: 'containment',
  brezhnev: 'brezhnev_doctrine',
  nuclearSubs: 'nuclear_subs',
  salt: 'salt_negotiations',
  iranContra: 'iran_contra_scandal',
  u2: 'u2_incident',
  yuriAndSamantha: 'yuri_and_samantha',
  northSeaOilRounds: 'north_sea_oil',
  quagmire: 'quagmire',
  bearTrap: 'bear_trap',
  weWillBuryYou: 'we_will_bury_you',
  shuttleDiplomacy: 'shuttle_diplomacy',
  formosan: 'formosan_resolution',
  norad: 'norad',
  willyBrandt: 'willy_brandt',
  flowerPower: 'flower_power',
  kremlinFlu: 'kremlin_flu',
  marshallPlan: 'marshall_plan',
  warsawPact: 'warsaw_pact_formed',
  nato: 'nato',
  deGaulle: 'de_gaulle_leads_france',
  usJapanPact: 'us_japan_mutual_defense_pact',
  campDavid: 'camp_david_accords',
  johnPaul: 'john_paul_ii_elected_pope',
  iranianHostageCrisis: 'iranian_hostage_crisis',
  ironLady: 'the_iron_lady',
  northSeaOil: 'north_sea_oil',
  reformer: 'the_reformer',
  tearDown: 'tear_down_this_wall',
  evilEmpire: 'an_evil_empire',
  awacs: 'awacs_sale_to_saudis',
  mobutu: 'mobutu_sese_seko',
};

export interface Tag {
  readonly id: string;
  readonly text: Text;
  readonly side: CardSide;
}

/** A tag for each lasting effect in force; effects of one card share one. */
export function tagsOf(state: PublicState): readonly Tag[] {
  const cards = [...new Set(effectIds.filter((id) => state.effects[id]).map((id) => sources[id]))];
  const against = (id: CardId, text: Text, side: CardSide, name = ''): Tag => ({
    id: `${id}${name}`,
    text: say('board.tag', { card: cardName(id), detail: text }),
    side,
  });
  return [
    ...cards.map((id): Tag => ({ id, text: cardName(id), side: card(id).side })),
    ...sides.flatMap((side): Tag[] => [
      ...(state.redScare[side] > 0
        ? [
            against(
              'red_scare_purge',
              say('board.less', { side: sideName(side), less: state.redScare[side] }),
              side === 'us' ? 'ussr' : 'us',
              side,
            ),
          ]
        : []),
      ...(state.deathSquads[side] > 0 ? [against('latin_american_death_squads', sideName(side), side, side)] : []),
      ...(state.missileCrisis === side
        ? [against('cuban_missile_crisis', sideName(side), side === 'us' ? 'ussr' : 'us')]
        : []),
      ...(state.missileEnvy === side ? [against('missile_envy', sideName(side), 'neutral')] : []),
      ...(state.handOpen[side]
        ? [{ id: `open:${side}`, text: say('effect.handOpen', { side: sideName(side) }), side: 'neutral' as const }]
        : []),
    ]),
    ...(state.chernobyl === null ? [] : [against('chernobyl', regionName(state.chernobyl), 'us')]),
  ];
}

const COLUMNS = 5;
const ROW = 62;
const GAP = 12;

/** How high the tags stand. */
export function tagsHeight(count: number): number {
  return 64 + Math.ceil(count / COLUMNS) * ROW;
}

/** The tags in rows under a heading. */
export function tagShapes(stage: Stage, tags: readonly Tag[], { x, y, w }: Omit<Box, 'h'>): Shape[] {
  const { theme } = stage;
  const width = (w - GAP * (COLUMNS - 1)) / COLUMNS;
  return [
    {
      kind: 'text',
      id: 'lasting:label',
      at: [x, y + 30],
      align: 'left',
      runs: [bold(stage, say(tags.length === 0 ? 'board.lastingNone' : 'board.lasting'), 34, theme.stripInk)],
    },
    ...tags.map(({ id, text, side }, index): Shape => {
      const colours = side === 'neutral' ? undefined : stage.sides[side];
      return {
        kind: 'group',
        id: `tag:${id}`,
        at: [x + (index % COLUMNS) * (width + GAP), y + 60 + Math.floor(index / COLUMNS) * ROW],
        shapes: [
          {
            kind: 'box',
            id: 'frame',
            box: { x: 0, y: 0, w: width, h: ROW - 10 },
            radius: 10,
            fill: { colour: colours?.tint ?? theme.well },
            strokes: [{ colour: colours?.strong ?? theme.edge, width: 3 }],
          },
          {
            kind: 'text',
            id: 'name',
            at: [width / 2, (ROW - 10) / 2],
            align: 'centre',
            maxWidth: width - 20,
            runs: [bold(stage, text, 31, colours?.text ?? theme.stripInk)],
          },
        ],
      };
    }),
  ];
}
