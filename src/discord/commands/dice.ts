// /dice verify: proves that the dice of an ended game were the ones promised at its start.
import { commitment, drawValue, mixed, seedAt } from '../../table/dice.js';
import { gameLabel, gameOf, gameVoice } from '../call.js';
import { accents, screen, textBlock } from '../screen.js';
import { t } from '../voice.js';
import { slash, sub, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

const fence = '```';

export const dice: Command = {
  data: slash('cmd.dice', [sub('cmd.dice.verify', [textOption('opt.game', { complete: true })])]),
  async run(call) {
    const game = await gameOf(call, call.options.text('game'));
    const reader = gameVoice(call, game.kind);
    const { seed, seedHash, ingredients, forks, draws } = await call.deps.play.draws(game.id);
    const promised = commitment(seed) === seedHash;
    const mix = mixed(seed, ingredients);
    const wrong = draws.filter(
      (draw) => drawValue(seedAt(seed, ingredients, forks, draw.n), draw.n, draw.sides) !== draw.value,
    ).length;
    const good = promised && wrong === 0;
    const lines = [
      `### ${reader.say(gameLabel(game))}`,
      ...(game.isReplay ? [`-# 🎞️ ${reader.say(t('replay.fromFile'))}`] : []),
      reader.say(t('dice.seed', { seed })),
      reader.say(t('dice.hash', { hash: seedHash })),
      ...(ingredients.length === 0
        ? []
        : [
            [reader.say(t('dice.ingredients')), fence, ...ingredients, fence].join('\n'),
            reader.say(t('dice.mixed', { seed: mix })),
          ]),
      ...forks.map(({ from, line }) => reader.say(t('dice.fork', { from, line }))),
      `${promised ? '✅' : '⛔'} ${reader.say(promised ? t('dice.promiseKept') : t('dice.promiseBroken'))}`,
      `${wrong === 0 ? '✅' : '⛔'} ${reader.say(wrong === 0 ? t('dice.drawsGood', { count: draws.length }) : t('dice.drawsWrong', { count: wrong }))}`,
    ];
    return screen([textBlock(lines.join('\n'))], [], good ? accents.good : accents.bad);
  },
  complete: (call, { value }) => gameOffers(call, value),
};
