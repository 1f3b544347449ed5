// Takes every interaction: acknowledges it at once, finds what it is about, and shows what came of it.
import {
  InteractionType,
  MessageFlags,
  type Attachment,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { Acknowledge } from './acknowledge.js';
import { callerOf, inputOf, optionsOf, typedOptionsOf } from './caller.js';
import { callFor, requireTheirs, type PressCall } from './call.js';
import { commands } from './commands/index.js';
import { readPress } from './custom-id.js';
import type { Deps } from './deps.js';
import { errorScreen } from './errors.js';
import { aimed, showFor, unknownScreen } from './presses/presses.js';
import type { Show } from './presses/show.js';
import type { Acting } from './sending/acting.js';
import { becomeLive, cockpit, editLive, isOlder, liveMessage, noteActed } from './sending/cockpit.js';
import { refreshCockpit } from './delivery/prompt.js';
import { bodyOf, type Sender } from './sending/send.js';
import type { Places } from './places.js';
import { recordScreen, saidLines } from './record.js';
import { unsettled } from './pictures.js';
import { withPictures, type Modal, type Screen } from './screen.js';
import { voice } from './voice.js';

type Pressed = MessageComponentInteraction | ModalSubmitInteraction;

/** How Discord is asked for what an interaction does not carry. */
export interface Way {
  readonly places: Places;
  readonly sender: Pick<Sender, 'message' | 'edit'>;
  readonly acknowledge: Acknowledge;
  readonly acting: Acting;
}

/** Handles one interaction to its end; never throws. */
export async function route(deps: Deps, way: Way, interaction: Interaction): Promise<void> {
  const work = (): Promise<void> => way.acting.during(interaction.user.id, () => handle(deps, way, interaction));
  try {
    await (deps.during?.(nameOf(interaction), work) ?? work());
  } catch (error) {
    // The answer itself could not be given: too late, or Discord is not to be reached. The work, if any, is done.
    deps.log.warn({ err: error, type: InteractionType[interaction.type] }, 'an interaction could not be answered');
  }
  if (interaction.type !== InteractionType.ApplicationCommandAutocomplete) deps.changed();
}

async function handle(deps: Deps, way: Way, interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) await onCommand(deps, way, interaction);
  else if (interaction.isAutocomplete()) await onTyping(deps, way, interaction);
  else if (interaction.isMessageComponent() || interaction.isModalSubmit()) await onPress(deps, way, interaction);
}

/** An interaction as it is named while it is in hand. */
function nameOf(interaction: Interaction): string {
  if (interaction.isChatInputCommand()) return `/${interaction.commandName}`;
  if (interaction.isAutocomplete()) return `typing in /${interaction.commandName}`;
  return interaction.isMessageComponent() || interaction.isModalSubmit() ? placeOf(interaction) : 'something else';
}

async function onCommand(deps: Deps, way: Way, interaction: ChatInputCommandInteraction): Promise<void> {
  const command = commands.get(interaction.commandName);
  if (command === undefined) return;
  const caller = callerOf(interaction, way.places);
  const options = optionsOf(interaction);
  const early = voice(deps.wording, caller.person.locale, 'app');
  const isShared = command.shared?.(options) ?? false;
  await way.acknowledge(interaction, () => interaction.deferReply(isShared ? {} : { flags: MessageFlags.Ephemeral }));
  let screen: Screen;
  try {
    screen = await command.run({ ...(await callFor(deps, caller)), options });
  } catch (error) {
    screen = errorScreen(deps, early, error, `/${interaction.commandName}`);
  }
  const { id: messageId, channelId } = await interaction.editReply(bodyOf(screen));
  if (screen.cup !== undefined && isShared) await deps.play.tournaments.followIn(screen.cup, { channelId, messageId });
  await followLive(deps, way, interaction.user.id, screen);
}

async function onTyping(deps: Deps, way: Way, interaction: AutocompleteInteraction): Promise<void> {
  const command = commands.get(interaction.commandName);
  const { name, value } = interaction.options.getFocused(true);
  try {
    const call = { ...(await callFor(deps, callerOf(interaction, way.places))), options: typedOptionsOf(interaction) };
    await interaction.respond([...((await command?.complete?.(call, { name, value })) ?? [])]);
  } catch (error) {
    deps.log.warn({ err: error, command: interaction.commandName }, 'autocomplete failed');
    if (!interaction.responded) await interaction.respond([]);
  }
}

async function onPress(deps: Deps, way: Way, interaction: Pressed): Promise<void> {
  const press = readPress(interaction.customId);
  const show = press === null ? undefined : showFor(press.verb);
  if (press === null || show === undefined) {
    const call = await callFor(deps, callerOf(interaction, way.places));
    await interaction.reply({
      ...bodyOf(unknownScreen(call)),
      flags: [MessageFlags.Ephemeral, MessageFlags.IsComponentsV2],
    });
    return;
  }
  const makeCall = async (): Promise<PressCall> => {
    const call = await callFor(deps, callerOf(interaction, way.places));
    await requireTheirs(call, press.game);
    const pictures = show.how === 'here' ? keptPictures(interaction).map(({ name }) => name) : [];
    const input = inputOf(interaction);
    return aimed({ ...call, press, input, pictures, repliedTo: () => repliedTo(way, interaction) });
  };
  if (show.how === 'launch' && (await isLaunched(deps, interaction, makeCall))) return;
  if (show.how === 'window') await openWindow(deps, way, interaction, show, makeCall);
  else await showResult(deps, way, interaction, show, makeCall);
}

/** Opens the application's own page inside Discord; false where that cannot be, and nothing has been answered. */
async function isLaunched(deps: Deps, interaction: Pressed, makeCall: () => Promise<PressCall>): Promise<boolean> {
  if (deps.boardWish === undefined) return false;
  try {
    const { person, press } = await makeCall();
    await deps.boardWish(person.id, press.game);
    await interaction.launchActivity();
    return true;
  } catch (error) {
    deps.log.info({ err: error }, 'the board could not be opened inside Discord');
    return false;
  }
}

/** A window has to be the first answer, so the work before it must be short. */
async function openWindow(
  deps: Deps,
  way: Way,
  interaction: Pressed,
  show: Extract<Show, { how: 'window' }>,
  makeCall: () => Promise<PressCall>,
): Promise<void> {
  const early = voice(deps.wording, callerOf(interaction, way.places).person.locale, 'app');
  let shown: Modal | Screen;
  try {
    shown = await show.run(await makeCall());
  } catch (error) {
    shown = errorScreen(deps, early, error, placeOf(interaction));
  }
  if (isModal(shown)) {
    if (interaction.isMessageComponent()) await interaction.showModal(shown);
    return;
  }
  await interaction.reply({ ...bodyOf(shown), flags: [MessageFlags.Ephemeral, MessageFlags.IsComponentsV2] });
}

function isModal(shown: Modal | Screen): shown is Modal {
  return 'custom_id' in shown;
}

async function showResult(
  deps: Deps,
  way: Way,
  interaction: Pressed,
  show: Exclude<Show, { how: 'window' }>,
  makeCall: () => Promise<PressCall>,
): Promise<void> {
  const place = placeFor(interaction, show.how === 'launch' ? 'private' : show.how);
  await way.acknowledge(interaction, () =>
    place === 'here' && canUpdate(interaction)
      ? interaction.deferUpdate()
      : interaction.deferReply({ flags: MessageFlags.Ephemeral }),
  );
  let screen: Screen;
  try {
    screen = await show.run(await makeCall());
  } catch (error) {
    const early = voice(deps.wording, callerOf(interaction, way.places).person.locale, 'app');
    const failed = errorScreen(deps, early, error, placeOf(interaction));
    if (place === 'here') {
      const flags = [MessageFlags.Ephemeral as const, MessageFlags.IsComponentsV2 as const];
      await interaction.followUp({ ...bodyOf(failed), flags });
    } else await interaction.editReply(bodyOf(failed));
    return;
  }
  await answerPress(deps, way, interaction, screen);
  const pressed = interaction.message;
  if (screen.cup !== undefined && show.how === 'shared' && pressed !== null)
    await deps.play.tournaments.followIn(screen.cup, { channelId: pressed.channelId, messageId: pressed.id });
}

/** Shows what came of a press; of what somebody has before them of a game, one message alone stays live. */
async function answerPress(deps: Deps, way: Way, interaction: Pressed, screen: Screen): Promise<void> {
  const { live } = screen;
  const pressed = interaction.message;
  const isOwn = interaction.guildId === null && pressed !== null && !pressed.flags.has(MessageFlags.Ephemeral);
  if (live === undefined || !isOwn) {
    await interaction.editReply(inPlace(interaction, screen));
    await followLive(deps, way, interaction.user.id, screen);
    return;
  }
  const whose = { gameId: live.gameId, userId: interaction.user.id };
  const now = await liveMessage(deps, whose);
  if (now !== null && isOlder(pressed.id, now)) {
    // An older message does what was pressed, says so, and stays what it is.
    const said = saidLines(screen.components);
    await interaction.editReply({ ...bodyOf(keepingNumber(interaction, recordScreen(said))), attachments: [] });
    await editLive(deps, way.sender, whose, live, () => Promise.resolve(screen));
  } else {
    await interaction.editReply(inPlace(interaction, screen));
    await becomeLive(deps, way.sender, whose, { channelId: pressed.channelId, messageId: pressed.id }, screen);
  }
  await deps.profiles.touch(whose.gameId, cockpit, whose.userId);
}

/** A screen in place of the message that was pressed, whose pictures stay where they are still true. */
function inPlace(interaction: Pressed, screen: Screen): ReturnType<typeof bodyOf> & { attachments: Attachment[] } {
  const kept = screen.steady === true ? keptPictures(interaction) : [];
  const pictures = kept.map(({ name, description }) => ({ name, alt: description ?? '' }));
  return { ...bodyOf(keepingNumber(interaction, withPictures(screen, pictures))), attachments: kept };
}

/** A screen under the number that the pressed message bears: nobody may have noted yet that it was sent. */
function keepingNumber(interaction: Pressed, screen: Screen): Screen {
  const number = interaction.message?.components[0]?.id;
  const [first, ...rest] = screen.components;
  const isHere = placeFor(interaction, 'here') === 'here';
  if (!isHere || first === undefined || number === undefined) return screen;
  return { ...screen, components: [{ ...first, id: number }, ...rest] };
}

/** The pictures of the message that was pressed, where it is edited and they do not show what was only being put together. */
function keptPictures(interaction: Pressed): Attachment[] {
  const isSame = placeFor(interaction, 'here') === 'here';
  return [...(isSame ? (interaction.message?.attachments.values() ?? []) : [])].filter(
    ({ name }) => name.endsWith('.png') && !name.startsWith(unsettled),
  );
}

/** After an act elsewhere, the live message shows what came of it. */
async function followLive(deps: Deps, way: Way, userId: string, { live }: Screen): Promise<void> {
  if (live === undefined) return;
  const whose = { gameId: live.gameId, userId };
  // Direct messages may be closed; a typed yes agrees there as well.
  const shown = await noteActed(deps, whose, live);
  // The game is not looked at again where it shows what they have just been shown elsewhere.
  if (shown !== null && shown.stamp !== live.stamp) await refreshCockpit(deps, way.sender, whose, { isOwnAct: true });
  // What they were asked elsewhere is what a typed yes agrees to, whatever the live message shows beside it.
  const now = live.asks ? await liveMessage(deps, whose) : null;
  if (now !== null) await deps.profiles.savePost(whose.gameId, cockpit, { ...now, stamp: live.stamp }, userId);
}

/** In the pressed message, or in a new one that only the presser sees. */
function placeFor(interaction: Pressed, how: 'here' | 'private' | 'shared'): 'here' | 'anew' {
  const onMessage = canUpdate(interaction);
  if (!onMessage || how === 'private') return 'anew';
  if (how === 'shared') return 'here';
  const isOwn = interaction.guildId === null || interaction.message?.flags.has(MessageFlags.Ephemeral) === true;
  return isOwn ? 'here' : 'anew';
}

/** A press as it is named in the log: what it was and in which game, not what was chosen. */
function placeOf(interaction: Pressed): string {
  const press = readPress(interaction.customId);
  return press === null ? 'an unknown press' : `${press.verb} in game ${press.game}`;
}

function canUpdate(interaction: Pressed): interaction is Pressed & { deferUpdate(): Promise<unknown> } {
  return interaction.isMessageComponent() || interaction.isFromMessage();
}

/** The text of the message that the pressed message answers. */
async function repliedTo(way: Way, interaction: Pressed): Promise<string | null> {
  const messageId = interaction.message?.reference?.messageId;
  const { channelId } = interaction;
  if (messageId === undefined || channelId === null) return null;
  const message = await way.sender.message({ channelId, messageId }).catch(() => null);
  return message?.content ?? null;
}
