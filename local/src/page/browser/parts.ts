// Draws what a message is made of: components (old and new), embeds, attachments.
import type { Child } from './dom.js';
import { dots, h, icon, nearUrl } from './dom.js';
import { say, why } from './language.js';
import { closePopup, notice, showPicture } from './layer.js';
import { look } from './look.js';
import { markdown } from './markdown.js';
import { emojiText, menuOptions, openMenu } from './menu.js';
import { openModal } from './modal.js';
import type { ButtonPart, Component, Embed, Media, Select } from './components.js';
import type { Message } from './protocol.js';
import { hexColor, interact, redraw, state } from './state.js';

const busyKey = (message: Message, customId: string): string => `${message.id}:${customId}`;

/** Sends a press or a choice and shows what comes: waiting dots, a modal, or the failure. */
async function send(message: Message, customId: string, values?: readonly string[]): Promise<void> {
  const key = busyKey(message, customId);
  if (state.busy.has(key)) return;
  state.busy.add(key);
  state.failed.delete(message.id);
  redraw('messages');
  try {
    const on = { channel: message.channel_id, message: message.id, customId };
    const answer = values ? await interact('select', { ...on, values }) : await interact('press', on);
    if (!answer) state.failed.set(message.id, 'chat.failed');
    if (answer?.modal) openModal(answer.modal, answer.interaction, message.channel_id);
  } catch (error) {
    notice(why(error), true);
  }
  state.busy.delete(key);
  redraw('messages');
}

const STYLE: Readonly<Record<number, string>> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };

function button(message: Message, it: ButtonPart): HTMLElement {
  const customId = it.custom_id ?? '';
  const busy = state.busy.has(busyKey(message, customId));
  const content = [
    it.emoji ? h('span.emoji', {}, emojiText(it.emoji)) : null,
    it.label ? h('span', {}, it.label) : null,
    it.style === 5 ? icon('link', 14) : null,
  ];
  if (it.style === 5)
    return h('a.button.secondary', { href: it.url, target: '_blank', rel: 'noopener noreferrer' }, content);
  return h(
    `button.button.${STYLE[it.style] ?? 'secondary'}`,
    {
      disabled: it.disabled === true || busy,
      class: busy ? 'busy' : '',
      dataset: { customId },
      onclick: () => void send(message, customId),
    },
    busy ? dots() : content,
  );
}

function menu(message: Message, it: Select): HTMLElement {
  const options = menuOptions(it);
  const preset = options.filter((option) => option.preset);
  const busy = state.busy.has(busyKey(message, it.custom_id));
  const node: HTMLElement = h(
    'button.select',
    {
      disabled: it.disabled === true || busy,
      dataset: { customId: it.custom_id },
      'aria-haspopup': 'listbox',
      onclick: () => openMenu(node, it, options, (values) => void send(message, it.custom_id, values)),
    },
    preset.length > 0
      ? h('span.value', {}, preset.map((option) => option.label).join(', '))
      : h('span.placeholder', {}, it.placeholder ?? say('menu.pick')),
    busy ? dots() : icon('down', 18),
  );
  return node;
}

/** A picture that opens in full size; keeps its place while it loads. */
function picture(media: Media, alt: string, spoiler: boolean): HTMLElement {
  const ratio = media.width && media.height ? `${media.width} / ${media.height}` : undefined;
  const image = h('img', {
    src: nearUrl(media.url),
    alt,
    title: alt,
    loading: 'lazy',
    tabindex: '0',
    style: { aspectRatio: ratio },
  });
  const open = (): void => {
    if (spoiler && !holder.classList.contains('shown')) holder.classList.add('shown');
    else showPicture(nearUrl(media.url), alt);
  };
  const holder: HTMLElement = h('div.picture', { class: spoiler ? 'veiled' : '', onclick: open }, image);
  if (spoiler) holder.append(h('span.veil', {}, say('chat.spoiler')));
  image.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') open();
  });
  return holder;
}

const kilo = (size: number): string =>
  size >= 1_048_576
    ? `${(size / 1_048_576).toFixed(2)} MB`
    : size >= 1024
      ? `${(size / 1024).toFixed(1)} KB`
      : `${size} B`;

const fileCard = (name: string, size: number, url: string): HTMLElement =>
  h(
    'div.file',
    {},
    icon('file', 30),
    h(
      'div',
      {},
      h('a', { href: nearUrl(url), target: '_blank', rel: 'noopener', download: name }, name),
      h('small', {}, kilo(size)),
    ),
  );

function component(message: Message, it: Component): HTMLElement {
  switch (it.type) {
    case 1:
      return h(
        'div.row',
        {},
        it.components.map((part) => (part.type === 2 ? button(message, part) : menu(message, part))),
      );
    case 10:
      return h('div.text', {}, markdown(it.content, look));
    case 9:
      return h(
        'div.section',
        {},
        h(
          'div.section-text',
          {},
          it.components.map((part) => component(message, part)),
        ),
        it.accessory.type === 2
          ? button(message, it.accessory)
          : h(
              'div.thumb',
              {},
              picture(it.accessory.media, it.accessory.description ?? '', it.accessory.spoiler ?? false),
            ),
      );
    case 12:
      return h(
        'div.gallery',
        { class: `n${Math.min(it.items.length, 4)}` },
        it.items.map((item) => picture(item.media, item.description ?? '', item.spoiler ?? false)),
      );
    case 13:
      return fileCard(it.name ?? 'file', it.size ?? 0, it.file.url);
    case 14:
      return h('div.separator', { class: `${it.divider === false ? 'blank' : ''} ${it.spacing === 2 ? 'wide' : ''}` });
    case 17:
      return h(
        'div.container',
        {
          class: typeof it.accent_color === 'number' ? 'accented' : '',
          style: { borderLeftColor: typeof it.accent_color === 'number' ? hexColor(it.accent_color) : undefined },
        },
        it.components.map((part) => component(message, part)),
      );
  }
}

function embed(it: Embed): HTMLElement {
  const text = (value: string): Child => markdown(value, look);
  const title = it.title
    ? it.url
      ? h('a', { href: it.url, target: '_blank', rel: 'noopener' }, it.title)
      : text(it.title)
    : null;
  return h(
    'div.embed',
    { style: { borderLeftColor: typeof it.color === 'number' ? hexColor(it.color) : '#1e1f22' } },
    h(
      'div.embed-grid',
      {},
      h(
        'div.embed-main',
        {},
        it.author ? h('div.embed-author', {}, it.author.name) : null,
        title ? h('div.embed-title', {}, title) : null,
        it.description ? h('div.embed-text', {}, text(it.description)) : null,
        it.fields?.length
          ? h(
              'div.embed-fields',
              {},
              it.fields.map((field) =>
                h(
                  'div',
                  { class: field.inline ? 'inline' : '' },
                  h('b', {}, text(field.name)),
                  h('div', {}, text(field.value)),
                ),
              ),
            )
          : null,
      ),
      it.thumbnail ? h('div.thumb', {}, picture(it.thumbnail, '', false)) : null,
    ),
    it.image ? h('div.embed-image', {}, picture(it.image, '', false)) : null,
    it.footer ? h('div.embed-footer', {}, it.footer.text) : null,
  );
}

/** Everything under a message's text. */
export function parts(message: Message): Child {
  const v2 = (message.flags & 32768) !== 0;
  const pictures = message.attachments.filter((file) => file.content_type.startsWith('image/'));
  const others = message.attachments.filter((file) => !file.content_type.startsWith('image/'));
  const failed = state.failed.get(message.id);
  return [
    v2 || pictures.length === 0
      ? null
      : h(
          'div.gallery',
          { class: `n${Math.min(pictures.length, 4)}` },
          pictures.map((file) => picture(file, file.description ?? '', file.filename.startsWith('SPOILER_'))),
        ),
    v2 ? null : others.map((file) => fileCard(file.filename, file.size, file.url)),
    (message.flags & 4) !== 0 ? null : message.embeds.map(embed),
    message.components.length > 0
      ? h(
          'div.components',
          { class: v2 ? 'v2' : '' },
          message.components.map((it) => component(message, it)),
        )
      : null,
    failed ? h('div.failed', { onclick: closePopup }, say(failed)) : null,
  ];
}
