// /status: the caller's games and what each waits for; an operator also sees how the bot is doing.
import { gameLabel, gameVoice, type Call } from '../call.js';
import { accents, button, buttonRows, rule, screen, textBlock, type Block, type Screen } from '../screen.js';
import { tablePress } from '../shown/status.js';
import { deadlineLine, moment, t } from '../voice.js';
import { slash, type Command } from './describe.js';

const most = 8;

export const status: Command = {
  data: slash('cmd.status', []),
  run: statusPage,
};

/** My games, those that wait for me first. */
export async function statusPage(call: Call): Promise<Screen> {
  const { say } = call.voice;
  const games = await call.deps.play.gamesOf(call.person.id);
  const blocks: Block[] = [textBlock(`### ${say(t('my.title'))}`)];
  if (games.length === 0) blocks.push(textBlock(say(t('my.none'))));
  const desks = await Promise.all(games.slice(0, most).map((game) => call.deps.play.desk(game.id, call.person.id)));
  const owing = (index: number): number => desks[index]?.tasks.filter((task) => !task.final).length ?? 0;
  const order = desks.map((_, index) => index).sort((a, b) => owing(b) - owing(a));
  for (const index of order) {
    const desk = desks[index];
    if (desk === undefined) continue;
    const { game } = desk;
    const reader = gameVoice(call, game.kind);
    const owed = owing(index);
    const lines = [
      `**${reader.say(gameLabel(game))}**${game.channelId === null ? '' : ` <#${game.channelId}>`}`,
      [
        reader.say(game.title ?? t('desk.signup')),
        reader.say(owed > 0 ? t('my.owes', { count: owed }) : t('my.owesNothing')),
      ].join(' · '),
      ...(game.deadline === null ? [] : [deadlineLine(reader.say, game.deadline)]),
    ];
    blocks.push(
      rule(),
      textBlock(lines.join('\n')),
      ...buttonRows([
        button(tablePress(game, 'desk'), reader.say(t('status.play')), owed > 0 ? 'primary' : 'secondary'),
      ]),
    );
  }
  if (games.length > most) blocks.push(textBlock(say(t('ask.more', { count: games.length - most }))));
  if (call.deps.operators.includes(call.person.id)) blocks.push(rule(), textBlock(await operatorLines(call)));
  return screen(blocks, [], accents.plain);
}

async function operatorLines(call: Call): Promise<string> {
  const { say } = call.voice;
  const next = await call.deps.play.nextDeadline();
  return [
    `**${say(t('operator.title'))}**`,
    say(
      t('operator.memory', {
        mb: Math.round(process.memoryUsage().rss / 2 ** 20),
        hours: Math.round(process.uptime() / 360) / 10,
      }),
    ),
    say(next === null ? t('operator.noneDue') : t('operator.nextDue', { when: moment(next) })),
  ].join('\n');
}
