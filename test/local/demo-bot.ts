// A small bot that shows every kind of thing the page must draw; used by the browser test.
import type { Interaction, MessageActionRowComponentBuilder } from 'discord.js';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  ContainerBuilder,
  EmbedBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  RadioGroupBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';

export const demoCommands = [
  new SlashCommandBuilder()
    .setName('game')
    .setNameLocalizations({ ko: '게임' })
    .setDescription('Games')
    .addSubcommand((it) =>
      it
        .setName('new')
        .setNameLocalizations({ ko: '새로' })
        .setDescription('Open a new game')
        .setDescriptionLocalizations({ ko: '새 게임을 엽니다' })
        .addStringOption((option) =>
          option
            .setName('title')
            .setNameLocalizations({ ko: '게임' })
            .setDescription('Which game')
            .setRequired(true)
            .addChoices(
              { name: 'Diplomacy', name_localizations: { ko: '디플로머시' }, value: 'diplomacy' },
              { name: 'Twilight Struggle', name_localizations: { ko: '황혼의 투쟁' }, value: 'twilight' },
            ),
        )
        .addIntegerOption((option) => option.setName('seats').setDescription('How many seats').setMinValue(2))
        .addBooleanOption((option) => option.setName('private').setDescription('Hide it')),
    )
    .addSubcommand((it) => it.setName('board').setDescription('Show the board')),
  new SlashCommandBuilder()
    .setName('order')
    .setNameLocalizations({ ko: '명령' })
    .setDescription('Give an order')
    .setDescriptionLocalizations({ ko: '명령을 내립니다' })
    .addStringOption((option) =>
      option.setName('unit').setDescription('Which unit').setRequired(true).setAutocomplete(true),
    ),
  new SlashCommandBuilder().setName('embed').setDescription('An old-style message'),
  new SlashCommandBuilder().setName('silent').setDescription('Never answers'),
];

const button = (id: string, label: string, style: ButtonStyle): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

function post(board: Buffer, deadline: number): { components: ContainerBuilder[]; files: AttachmentBuilder[] } {
  return {
    files: [new AttachmentBuilder(board, { name: 'board.png' })],
    components: [
      new ContainerBuilder()
        .setAccentColor(0x5865f2)
        .addTextDisplayComponents(
          new TextDisplayBuilder().setContent(
            `# Spring 1901\nOrders are due <t:${deadline}:R>\n-# **7** powers, *standard* board`,
          ),
        )
        .addMediaGalleryComponents(
          new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: 'The board' }),
        )
        .addSeparatorComponents(new SeparatorBuilder())
        .addSectionComponents(
          new SectionBuilder()
            .addTextDisplayComponents(new TextDisplayBuilder().setContent('**France**\nA Par, A Mar, F Bre'))
            .setButtonAccessory(button('desk', 'Orders', ButtonStyle.Secondary)),
        )
        .addActionRowComponents(
          new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(
            button('join', 'Join', ButtonStyle.Success),
            button('form', 'Type orders', ButtonStyle.Primary),
            button('leave', 'Leave', ButtonStyle.Danger),
          ),
          new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(
            new StringSelectMenuBuilder()
              .setCustomId('unit')
              .setPlaceholder('Choose a unit')
              .addOptions(
                { label: 'Army Paris', value: 'par', description: 'no order yet' },
                { label: 'Fleet Brest', value: 'bre', description: 'Bre – MAO', emoji: '⚓' },
              ),
          ),
          new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(
            new StringSelectMenuBuilder()
              .setCustomId('pair')
              .setPlaceholder('Disband two')
              .setMinValues(2)
              .setMaxValues(2)
              .addOptions(['Paris', 'Brest', 'Spain'].map((label) => ({ label, value: label }))),
          ),
        ),
    ],
  };
}

const form = (): ModalBuilder =>
  new ModalBuilder()
    .setCustomId('orders')
    .setTitle('Orders of France')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Orders')
        .setDescription('One a line')
        .setTextInputComponent(
          new TextInputBuilder()
            .setCustomId('text')
            .setStyle(TextInputStyle.Paragraph)
            .setMaxLength(400)
            .setPlaceholder('A Par - Bur'),
        ),
      new LabelBuilder()
        .setLabel('When')
        .setRadioGroupComponent(
          new RadioGroupBuilder()
            .setCustomId('when')
            .addOptions(
              { label: 'Final', value: 'final', description: 'ends the phase early' },
              { label: 'Draft', value: 'draft', default: true },
            ),
        ),
      new LabelBuilder()
        .setLabel('Tell')
        .setCheckboxGroupComponent(
          new CheckboxGroupBuilder()
            .setCustomId('tell')
            .setRequired(false)
            .addOptions({ label: 'England', value: 'eng' }, { label: 'Germany', value: 'ger' }),
        ),
      new LabelBuilder().setLabel('Show on the map').setCheckboxComponent(new CheckboxBuilder().setCustomId('map')),
      new LabelBuilder()
        .setLabel('Power')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('power')
            .addOptions({ label: 'France', value: 'fra', default: true }, { label: 'Italy', value: 'ita' }),
        ),
    );

/** What the demo bot does with an interaction; its board may be any picture. */
export function demoAnswers(board: Buffer): (interaction: Interaction) => Promise<unknown> {
  return async (interaction) => {
    const deadline = Math.floor(Date.now() / 1000) + 24 * 3600;
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused().toLowerCase();
      const all = ['A Par - Bur', 'A Mar - Spa', 'F Bre - MAO'];
      return interaction.respond(
        all.filter((it) => it.toLowerCase().includes(typed)).map((name) => ({ name, value: name })),
      );
    }
    if (interaction.isChatInputCommand()) {
      switch (interaction.options.getSubcommand(false) ?? interaction.commandName) {
        case 'new': {
          await interaction.deferReply({ flags: MessageFlags.Ephemeral });
          const forum = interaction.guild?.channels.cache.find((it) => it.type === ChannelType.GuildForum);
          if (forum?.type !== ChannelType.GuildForum) return interaction.editReply('no forum');
          const thread = await forum.threads.create({
            name: 'Diplomacy – Spring 1901',
            message: { ...post(board, deadline), flags: MessageFlags.IsComponentsV2 },
          });
          await thread.send('Press **Join** to take a seat. ||Secret|| `A Par - Bur`\n> quoted\n- one\n- two');
          await interaction.user.send(`You opened a game: <#${thread.id}>`);
          return interaction.editReply(`The game is open: <#${thread.id}>`);
        }
        case 'board':
          return interaction.reply({
            ...post(board, deadline),
            flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
          });
        case 'order':
          return interaction.reply({
            content: `Order noted: **${interaction.options.getString('unit', true)}** (${interaction.locale})`,
            flags: MessageFlags.Ephemeral,
          });
        case 'embed':
          return interaction.reply({
            content: 'An older kind of message',
            embeds: [
              new EmbedBuilder()
                .setTitle('Results')
                .setColor(0xf0b232)
                .setDescription('Fall 1901')
                .addFields(
                  { name: 'England', value: '4 centres', inline: true },
                  { name: 'France', value: '5', inline: true },
                )
                .setFooter({ text: 'Fieldpost' }),
            ],
          });
        default:
          return undefined;
      }
    }
    if (interaction.isButton()) {
      if (interaction.customId === 'form') return interaction.showModal(form());
      if (interaction.customId === 'leave') return undefined;
      return interaction.reply({ content: `<@${interaction.user.id}> joined`, flags: MessageFlags.Ephemeral });
    }
    if (interaction.isStringSelectMenu())
      return interaction.reply({ content: `Chosen: ${interaction.values.join()}`, flags: MessageFlags.Ephemeral });
    if (interaction.isModalSubmit()) {
      const { fields } = interaction;
      const said = [
        fields.getTextInputValue('text'),
        fields.getRadioGroup('when'),
        fields.getCheckboxGroup('tell').join('+'),
        String(fields.getCheckbox('map')),
        fields.getStringSelectValues('power').join(),
      ];
      return interaction.reply({ content: said.join(' | '), flags: MessageFlags.Ephemeral });
    }
    return undefined;
  };
}
