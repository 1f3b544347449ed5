// The combat that is fought, by itself: both strengths item by item, the column, the modifiers of the die, the hits.
import type { Panel } from '../../../table/game.js';
import { BATTLE_HEIGHT, battleStrip } from '../board/battle-strip.js';
import { STRIP_WIDTH, stripStage } from '../board/stage.js';
import { factsOf } from '../data/own-files.js';
import { factionName, say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { groundOf } from '../rules/ground.js';
import type { DownfallView } from '../view.js';

/** The page of the combat; none while nothing is fought. */
export function battlePanel(view: DownfallView): readonly Panel[] {
  const { combat } = view;
  if (combat === null) return [];
  const facts = factsOf(view);
  const { attacker, defender, target } = combat;
  const sides = { attacker: factionName(attacker), defender: factionName(defender) };
  return [
    {
      id: 'battle',
      role: 'battle',
      at: [target],
      title: say('panel.battle', { place: placeName(facts, target) }),
      private: false,
      lines: [say('panel.battle.sides', sides)],
      scene: (look) => {
        const stage = stripStage(look);
        return {
          width: STRIP_WIDTH,
          height: BATTLE_HEIGHT,
          pixels: Math.min(look.width, STRIP_WIDTH),
          background: stage.theme.strip,
          ns: 'downfall',
          layers: [{ id: 'battle', shapes: battleStrip(stage, view, groundOf(view), null) ?? [] }],
        };
      },
    },
  ];
}
