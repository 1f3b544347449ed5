// Interactions end to end with an unmodified discord.js client: commands, buttons, menus, modals, timing rules.
import type { Interaction } from 'discord.js';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  LabelBuilder,
  TextInputBuilder,
  TextInputStyle,
  RadioGroupBuilder,
  CheckboxGroupBuilder,
  CheckboxBuilder,
  FileUploadBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../local/src/people/refused.js';
import type { LocalBot } from '../support/local-bot.js';
import { startLocalBot } from '../support/local-bot.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEklEQVR4nGNkYPj/n4GBgYEBAA0EAgEAX7uYAAAAAElFTkSuQmCC',
  'base64',
);

const game = new SlashCommandBuilder()
  .setName('game')
  .setNameLocalizations({ ko: '게임' })
  .setDescription('Games')
  .setDescriptionLocalizations({ ko: '게임을 엽니다' })
  .addSubcommand((it) =>
    it
      .setName('new')
      .setNameLocalizations({ ko: '새로' })
      .setDescription('Open a game')
      .addStringOption((option) =>
        option
          .setName('title')
          .setDescription('Which game')
          .setRequired(true)
          .addChoices({ name: 'Diplomacy', name_localizations: { ko: '디플로머시' }, value: 'diplomacy' }),
      )
      .addIntegerOption((option) => option.setName('seats').setDescription('How many').setMinValue(2).setMaxValue(7))
      .addBooleanOption((option) => option.setName('private').setDescription('Hidden'))
      .addUserOption((option) => option.setName('master').setDescription('Who leads'))
      .addChannelOption((option) => option.setName('where').setDescription('Where'))
      .addRoleOption((option) => option.setName('role').setDescription('Role'))
      .addNumberOption((option) => option.setName('pace').setDescription('Pace'))
      .addAttachmentOption((option) => option.setName('map').setDescription('Map')),
  );
const order = new SlashCommandBuilder()
  .setName('order')
  .setDescription('Give an order')
  .addStringOption((option) => option.setName('unit').setDescription('Unit').setRequired(true).setAutocomplete(true))
  .addStringOption((option) => option.setName('to').setDescription('Where to').setAutocomplete(true));
const plain = ['board', 'modal', 'defer', 'slow', 'twice', 'rows', 'private'].map((name) =>
  new SlashCommandBuilder().setName(name).setDescription(name),
);

const late = new Map<string, (interaction: Interaction) => Promise<unknown>>();
let minute = 0;
let bot: LocalBot;

const button = (id: string, label: string): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const focused = interaction.options.getFocused(true);
    return interaction.respond([{ name: `${focused.name}:${focused.value}`, value: 'A Par' }]);
  }
  if (interaction.isChatInputCommand()) {
    const special = late.get(interaction.commandName);
    if (special) return special(interaction);
    if (interaction.commandName === 'game') {
      const { options } = interaction;
      const parts = [
        options.getSubcommand(),
        options.getString('title', true),
        options.getInteger('seats'),
        options.getBoolean('private'),
        options.getUser('master')?.username,
        options.getChannel('where')?.name,
        options.getRole('role')?.name,
        options.getNumber('pace'),
        options.getAttachment('map')?.name,
        interaction.locale,
      ];
      return interaction.reply(parts.join(' '));
    }
    if (interaction.commandName === 'order') return interaction.reply({ content: 'ok', flags: MessageFlags.Ephemeral });
    if (interaction.commandName === 'board')
      return interaction.reply({
        flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
        files: [new AttachmentBuilder(PNG, { name: 'board.png' })],
        components: [
          new ContainerBuilder()
            .setAccentColor(0x5865f2)
            .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Spring 1901'))
            .addMediaGalleryComponents(
              new MediaGalleryBuilder().addItems({
                media: { url: 'attachment://board.png' },
                description: 'The board',
              }),
            )
            .addActionRowComponents(
              new ActionRowBuilder<ButtonBuilder>().addComponents(button('join', 'Join'), button('form', 'Form')),
            ),
        ],
      });
    if (interaction.commandName === 'rows')
      return interaction.reply({
        content: 'menus',
        components: [
          new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
            new StringSelectMenuBuilder()
              .setCustomId('pick')
              .setMinValues(1)
              .setMaxValues(2)
              .addOptions({ label: 'Paris', value: 'par' }, { label: 'Brest', value: 'bre' }),
          ),
          new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
            new UserSelectMenuBuilder().setCustomId('who').setPlaceholder('Who'),
          ),
        ],
      });
    if (interaction.commandName === 'defer') {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({ content: 'done', files: [new AttachmentBuilder(PNG, { name: 'a b.png' })] });
      return interaction.followUp({ content: 'and more', flags: MessageFlags.Ephemeral });
    }
    if (interaction.commandName === 'modal') return interaction.showModal(form());
  }
  if (interaction.isButton()) {
    if (interaction.customId === 'form') return interaction.showModal(form());
    await interaction.deferUpdate();
    return interaction.editReply({
      components: [new TextDisplayBuilder().setContent(`${interaction.user.username} in`)],
    });
  }
  if (interaction.isUserSelectMenu()) return interaction.update(interaction.users.first()?.username ?? 'none');
  if (interaction.isStringSelectMenu()) return interaction.update(interaction.values.join('+'));
  if (interaction.isModalSubmit() && interaction.customId === 'orders') {
    const { fields } = interaction;
    const said = [
      fields.getTextInputValue('text'),
      fields.getStringSelectValues('pick').join('+'),
      fields.getRadioGroup('radio'),
      fields.getCheckboxGroup('boxes').join('+'),
      String(fields.getCheckbox('tick')),
    ];
    return interaction.reply({ content: said.join(' | '), flags: MessageFlags.Ephemeral });
  }
  return undefined;
}

function form(): ModalBuilder {
  return new ModalBuilder()
    .setCustomId('orders')
    .setTitle('Orders')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Text')
        .setDescription('One a line')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Paragraph).setMaxLength(20),
        ),
      new LabelBuilder()
        .setLabel('Pick')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder().setCustomId('pick').addOptions({ label: 'Paris', value: 'par', default: true }),
        ),
      new LabelBuilder()
        .setLabel('Radio')
        .setRadioGroupComponent(
          new RadioGroupBuilder()
            .setCustomId('radio')
            .addOptions({ label: 'A', value: 'a' }, { label: 'B', value: 'b' }),
        ),
      new LabelBuilder()
        .setLabel('Boxes')
        .setCheckboxGroupComponent(
          new CheckboxGroupBuilder()
            .setCustomId('boxes')
            .setRequired(false)
            .addOptions({ label: 'C', value: 'c' }, { label: 'D', value: 'd' }),
        ),
      new LabelBuilder().setLabel('Tick').setCheckboxComponent(new CheckboxBuilder().setCustomId('tick')),
    );
}

beforeAll(async () => {
  bot = await startLocalBot(answer, { now: () => 1_800_000_000_000 + minute * 60_000 });
  await bot.client.application.commands.set([game, order, ...plain]);
});
afterAll(() => bot.stop());

describe('slash commands', () => {
  it('carries every kind of option and the language of the user', async () => {
    const { discord } = bot;
    const mina = discord.as('Mina');
    const { message, kind } = await mina.in('lobby').slash('/game new', {
      title: 'diplomacy',
      seats: 7,
      private: false,
      master: discord.as('Hana').id,
      where: discord.channel('lobby').id,
      role: discord.guild.id,
      pace: 1.5,
      map: { name: 'map.png', bytes: PNG },
    });
    expect(kind).toBe('message');
    expect(message?.text).toBe('new diplomacy 7 false hana lobby @everyone 1.5 map.png ko');
    expect(discord.as('Alex').messages('lobby').at(-1)?.text).toBe(message?.text);
  });

  it('refuses what the client of a user would not send', async () => {
    const mina = bot.discord.as('Mina').in('lobby');
    await expect(mina.slash('/game new')).rejects.toThrow(new Refused('missing-option', 'title'));
    await expect(mina.slash('/game new', { title: 'chess' })).rejects.toThrow('bad-option');
    await expect(mina.slash('/game new', { title: 'diplomacy', seats: 8 })).rejects.toThrow('bad-option');
    await expect(mina.slash('/nothing')).rejects.toThrow('unknown-command');
  });

  it('offers the choices of the bot while typing', async () => {
    const choices = await bot.discord.as('Joon').in('lobby').autocomplete('/order', 'to', 'bu', { unit: 'A Par' });
    expect(choices).toEqual([{ name: 'to:bu', value: 'A Par' }]);
  });
});

describe('messages with components', () => {
  it('shows an ephemeral picture to its user alone, and serves it only at its signed address', async () => {
    const mina = bot.discord.as('Mina').in('lobby');
    const { message } = await mina.slash('/board');
    expect(message).toMatchObject({ ephemeral: true, text: '# Spring 1901' });
    const url = message?.files[0]?.url ?? '';
    expect(message?.files[0]?.alt).toBe('The board');
    const served = await fetch(url);
    expect(Buffer.from(await served.arrayBuffer()).equals(PNG)).toBe(true);
    expect((await fetch(url.replace(/hm=./, 'hm=z'))).status).toBe(404);
    expect(
      bot.discord
        .as('Alex')
        .messages('lobby')
        .some((it) => it.id === message?.id),
    ).toBe(false);
  });

  it('updates the message of a pressed button after a deferred update', async () => {
    const mina = bot.discord.as('Mina').in('lobby');
    await mina.slash('/board');
    const { kind, message } = await mina.press('Join');
    expect(kind).toBe('later');
    expect(message?.text).toBe('mina in');
    await expect(mina.press('Nowhere')).rejects.toThrow('unknown-component');
  });

  it('passes chosen values and people', async () => {
    const alex = bot.discord.as('Alex').in('lobby');
    await alex.slash('/rows');
    expect((await alex.select('Who', [alex.id])).message?.text).toBe('alex');
    await expect(alex.select('pick', ['par', 'bre', 'x'])).rejects.toThrow('bad-choice');
    expect((await alex.select('pick', ['Brest', 'par'])).message?.text).toBe('bre+par');
  });

  it('edits a deferred reply, with files, and follows up', async () => {
    const sam = bot.discord.as('Sam').in('lobby');
    const { kind, message } = await sam.slash('/defer');
    expect(kind).toBe('thinking');
    expect(message).toMatchObject({ text: 'done', ephemeral: true });
    expect(message?.files[0]?.name).toBe('a_b.png');
    await sam.until((it) => it.text === 'and more' && it.ephemeral);
  });
});

describe('modals', () => {
  it('carries every kind of field', async () => {
    const mina = bot.discord.as('Mina').in('lobby');
    const { modal } = await mina.slash('/modal');
    expect(modal?.title).toBe('Orders');
    const { message } = await mina.submitModal({ text: 'A Par - Bur', radio: 'b', boxes: ['c', 'd'], tick: true });
    expect(message?.text).toBe('A Par - Bur | par | b | c+d | true');
  });

  it('keeps the rules of the form', async () => {
    const mina = bot.discord.as('Mina').in('lobby');
    await mina.slash('/board');
    await mina.press('form');
    await expect(mina.submitModal({ text: 'x'.repeat(21), radio: 'b' })).rejects.toThrow('bad-field');
  });

  it('carries an uploaded file', async () => {
    late.set('slow', async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.showModal(
        new ModalBuilder()
          .setCustomId('upload')
          .setTitle('Upload')
          .addLabelComponents(
            new LabelBuilder().setLabel('File').setFileUploadComponent(new FileUploadBuilder().setCustomId('file')),
          ),
      );
      const sent = await interaction.awaitModalSubmit({ time: 5000 });
      await sent.reply(sent.fields.getUploadedFiles('file', true).first()?.url ?? '');
    });
    const mina = bot.discord.as('Mina').in('lobby');
    await mina.slash('/slow');
    const { message } = await mina.submitModal({ file: [{ name: 'game.json', bytes: Buffer.from('{}') }] });
    expect(await (await fetch(message?.text ?? '')).text()).toBe('{}');
  });
});

describe('time', () => {
  const code = (error: unknown): unknown =>
    typeof error === 'object' && error && 'code' in error ? error.code : error;

  it('forgets an interaction not answered within three seconds', async () => {
    const seen = new Promise((resolve) => {
      late.set('slow', async (interaction) => {
        minute += 0.06;
        if (interaction.isChatInputCommand()) await interaction.reply('late').catch((e: unknown) => resolve(code(e)));
      });
    });
    const mina = bot.discord.as('Mina').in('lobby');
    mina.patience = 300;
    await expect(mina.slash('/slow')).rejects.toThrow('nothing from the bot');
    mina.patience = 10_000;
    expect(await seen).toBe(10062);
  });

  it('takes one answer only, and no edit after fifteen minutes', async () => {
    const seen = new Promise<unknown[]>((resolve) => {
      late.set('twice', async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const codes: unknown[] = [];
        await interaction.reply('one');
        interaction.replied = false;
        await interaction.reply('two').catch((e: unknown) => codes.push(code(e)));
        interaction.replied = true;
        await interaction.editReply('three');
        minute += 16;
        await interaction.editReply('four').catch((e: unknown) => codes.push(code(e)));
        await interaction.followUp('five').catch((e: unknown) => codes.push(code(e)));
        resolve(codes);
      });
    });
    await bot.discord.as('Mina').in('lobby').slash('/twice');
    expect(await seen).toEqual([40060, 50027, 50027]);
    expect(bot.discord.as('Mina').messages('lobby').at(-1)?.text).toBe('three');
  });
});

it('sent no body that breaks the schema of Discord, and asked for nothing unknown', () => {
  expect(bot.discord.violations).toEqual([]);
  expect(bot.discord.unhandled).toEqual([]);
});
