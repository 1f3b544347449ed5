// What a message is made of: components (old and new), embeds, attachments.
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { openActivity } from './activity.js';
import { menuOptions } from './choices.js';
import type { ButtonPart, Component, Embed, Maybe, Media, Select } from './components.js';
import { Dots, Icon, nearUrl } from './icons.js';
import { say, why } from './language.js';
import { notice, showPicture } from './layer.js';
import { markdown } from './markdown.js';
import { SelectButton, emojiText } from './menu.js';
import { openModal } from './modal.js';
import type { Message } from './protocol.js';
import { change, hexColor, interact, state } from './state.js';

const busyKey = (message: Message, customId: string): string => `${message.id}:${customId}`;

/** Sends a press or a choice and shows what comes: waiting dots, a modal, or the failure. */
async function send(message: Message, customId: string, values?: readonly string[]): Promise<void> {
  const key = busyKey(message, customId);
  if (state.busy.has(key)) return;
  state.busy.add(key);
  state.failed.delete(message.id);
  change();
  try {
    const on = { channel: message.channel_id, message: message.id, customId };
    const answer = values ? await interact('select', { ...on, values }) : await interact('press', on);
    if (!answer) state.failed.set(message.id, 'chat.failed');
    if (answer?.kind === 'activity') await openActivity(message.channel_id, answer.interaction);
    if (answer?.modal) openModal(answer.modal, answer.interaction, message.channel_id);
  } catch (error) {
    notice(why(error), true);
  }
  state.busy.delete(key);
  change();
}

const STYLE: Readonly<Record<number, string>> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };

interface On<T> {
  readonly message: Message;
  readonly of: T;
}

function Button({ message, of: it }: On<ButtonPart>): VNode {
  const customId = it.custom_id ?? '';
  const busy = state.busy.has(busyKey(message, customId));
  const content = (
    <>
      {it.emoji && <span class="emoji">{emojiText(it.emoji)}</span>}
      {it.label && <span>{it.label}</span>}
      {it.style === 5 && <Icon name="link" size={14} />}
    </>
  );
  if (it.style === 5)
    return (
      <a class="button secondary" href={it.url ?? ''} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  return (
    <button
      class={`button ${STYLE[it.style] ?? 'secondary'} ${busy ? 'busy' : ''}`}
      disabled={it.disabled === true || busy}
      data-custom-id={customId}
      onClick={() => void send(message, customId)}
    >
      {busy ? <Dots /> : content}
    </button>
  );
}

function SelectPart({ message, of: it }: On<Select>): VNode {
  const busy = state.busy.has(busyKey(message, it.custom_id));
  return (
    <SelectButton
      select={it}
      options={menuOptions(it)}
      disabled={it.disabled === true || busy}
      onDone={(values) => void send(message, it.custom_id, values)}
      right={busy ? <Dots /> : <Icon name="down" size={18} />}
    />
  );
}

/** A picture that opens in full size; keeps its place while it loads. */
function Picture(props: {
  readonly of: Media;
  readonly alt?: Maybe<string>;
  readonly spoiler?: Maybe<boolean>;
}): VNode {
  const { of: media, spoiler } = props;
  const alt = props.alt ?? '';
  const [shown, show] = useState(false);
  const open = (): void => {
    if (spoiler && !shown) show(true);
    else showPicture(nearUrl(media.url), alt);
  };
  return (
    <div class={`picture ${spoiler ? 'veiled' : ''} ${shown ? 'shown' : ''}`} onClick={open}>
      <img
        src={nearUrl(media.url)}
        alt={alt}
        title={alt}
        loading="lazy"
        tabIndex={0}
        style={media.width && media.height ? { aspectRatio: `${media.width} / ${media.height}` } : undefined}
        onKeyDown={(event) => event.key === 'Enter' && open()}
      />
      {spoiler && <span class="veil">{say('chat.spoiler')}</span>}
    </div>
  );
}

const kilo = (size: number): string =>
  size >= 1_048_576
    ? `${(size / 1_048_576).toFixed(2)} MB`
    : size >= 1024
      ? `${(size / 1024).toFixed(1)} KB`
      : `${size} B`;

const FileCard = ({
  name,
  size,
  url,
}: {
  readonly name: string;
  readonly size: number;
  readonly url: string;
}): VNode => (
  <div class="file">
    <Icon name="file" size={30} />
    <div>
      <a href={nearUrl(url)} target="_blank" rel="noopener" download={name}>
        {name}
      </a>
      <small>{kilo(size)}</small>
    </div>
  </div>
);

function Part({ message, of: it }: On<Component>): VNode {
  switch (it.type) {
    case 1:
      return (
        <div class="row">
          {it.components.map((part) =>
            part.type === 2 ? <Button message={message} of={part} /> : <SelectPart message={message} of={part} />,
          )}
        </div>
      );
    case 10:
      return <div class="text">{markdown(it.content)}</div>;
    case 9:
      return (
        <div class="section">
          <div class="section-text">
            <Parts message={message} of={it.components} />
          </div>
          {it.accessory.type === 2 ? (
            <Button message={message} of={it.accessory} />
          ) : (
            <div class="thumb">
              <Picture of={it.accessory.media} alt={it.accessory.description} spoiler={it.accessory.spoiler} />
            </div>
          )}
        </div>
      );
    case 12:
      return (
        <div class={`gallery n${Math.min(it.items.length, 4)}`}>
          {it.items.map((item) => (
            <Picture of={item.media} alt={item.description} spoiler={item.spoiler} />
          ))}
        </div>
      );
    case 13:
      return <FileCard name={it.name ?? 'file'} size={it.size ?? 0} url={it.file.url} />;
    case 14:
      return <div class={`separator ${it.divider === false ? 'blank' : ''} ${it.spacing === 2 ? 'wide' : ''}`} />;
    case 17: {
      const color = typeof it.accent_color === 'number' ? hexColor(it.accent_color) : undefined;
      return (
        <div class={`container ${color ? 'accented' : ''}`} style={{ borderLeftColor: color }}>
          <Parts message={message} of={it.components} />
        </div>
      );
    }
  }
}

const Parts = ({ message, of }: On<readonly Component[]>): VNode => (
  <>
    {of.map((it) => (
      <Part message={message} of={it} />
    ))}
  </>
);

const EmbedCard = ({ of: it }: { readonly of: Embed }): VNode => (
  <div class="embed" style={{ borderLeftColor: typeof it.color === 'number' ? hexColor(it.color) : '#1e1f22' }}>
    <div class="embed-grid">
      <div class="embed-main">
        {it.author && <div class="embed-author">{it.author.name}</div>}
        {it.title && (
          <div class="embed-title">
            {it.url ? (
              <a href={it.url} target="_blank" rel="noopener">
                {it.title}
              </a>
            ) : (
              markdown(it.title)
            )}
          </div>
        )}
        {it.description && <div class="embed-text">{markdown(it.description)}</div>}
        {it.fields && it.fields.length > 0 && (
          <div class="embed-fields">
            {it.fields.map((field) => (
              <div class={field.inline ? 'inline' : ''}>
                <b>{markdown(field.name)}</b>
                <div>{markdown(field.value)}</div>
              </div>
            ))}
          </div>
        )}
      </div>
      {it.thumbnail && (
        <div class="thumb">
          <Picture of={it.thumbnail} />
        </div>
      )}
    </div>
    {it.image && (
      <div class="embed-image">
        <Picture of={it.image} />
      </div>
    )}
    {it.footer && <div class="embed-footer">{it.footer.text}</div>}
  </div>
);

/** Everything under a message's text. */
export function MessageParts({ of: message }: { readonly of: Message }): VNode {
  const v2 = (message.flags & 32768) !== 0;
  const attached = v2 ? [] : message.attachments;
  const pictures = attached.filter((file) => file.content_type.startsWith('image/'));
  const failed = state.failed.get(message.id);
  return (
    <>
      {pictures.length > 0 && (
        <div class={`gallery n${Math.min(pictures.length, 4)}`}>
          {pictures.map((file) => (
            <Picture key={file.url} of={file} alt={file.description} spoiler={file.filename.startsWith('SPOILER_')} />
          ))}
        </div>
      )}
      {attached
        .filter((file) => !pictures.includes(file))
        .map((file) => (
          <FileCard key={file.url} name={file.filename} size={file.size} url={file.url} />
        ))}
      {(message.flags & 4) === 0 && message.embeds.map((it) => <EmbedCard of={it} />)}
      {message.components.length > 0 && (
        <div class={`components ${v2 ? 'v2' : ''}`}>
          <Parts message={message} of={message.components} />
        </div>
      )}
      {failed && <div class="failed">{say(failed)}</div>}
    </>
  );
}
