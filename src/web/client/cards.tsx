// Cards as they lie: faces side by side, of which one press raises one to be read whole and the next chooses it; of several that are chosen each by one press.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LaidOutShape } from '../../render/layout.js';
import type { Face, Faces, Says } from '../wire.js';
import { pictureOf } from './shapes.js';

/** Cards have no map on them. */
const noMaps = new Map<string, never>();

/** A card in a row. */
interface Lying {
  readonly id: string;
  /** What it stands for, by which its face is found. */
  readonly of: string;
  readonly text: string;
  readonly detail?: string;
  readonly danger?: string;
  readonly isChosen: boolean;
}

/** Things of which there is a face, and the others. */
export function withFaces<T extends { readonly of: string }>(
  items: readonly T[],
  deck: Faces | null,
): { readonly faced: readonly T[]; readonly plain: readonly T[] } {
  const isFaced = ({ of }: T): boolean => deck !== null && Object.hasOwn(deck.faces, of);
  return { faced: items.filter(isFaced), plain: items.filter((item) => !isFaced(item)) };
}

export function CardRow({
  cards,
  deck,
  says,
  choose = null,
  isMany = false,
}: {
  readonly cards: readonly Lying[];
  readonly deck: Faces;
  readonly says: Says;
  /** What a second press does; null where cards are only read. */
  readonly choose?: ((id: string) => void) | null;
  /** Several are chosen: the first press does it. */
  readonly isMany?: boolean;
}): JSX.Element {
  const [read, setRead] = useState<string | null>(null);
  const raised = cards.find(({ id }) => id === read);
  return (
    <>
      <div class="faces">
        {cards.map((card) => {
          const face = deck.faces[card.of];
          return face === undefined ? null : (
            <CardFace
              key={card.id}
              card={card}
              face={face}
              patterns={deck.patterns}
              isRaised={card === raised}
              press={() => {
                if (choose !== null && (isMany || card === raised)) choose(card.id);
                else setRead(card === raised ? null : card.id);
              }}
              read={isMany ? { word: says.read, press: () => setRead(card === raised ? null : card.id) } : null}
            />
          );
        })}
      </div>
      {raised?.danger !== undefined && <p class="hint danger">{raised.danger}</p>}
      {raised?.isChosen === true && choose !== null && !isMany && <p class="hint">{says.putBack}</p>}
    </>
  );
}

function CardFace({
  card,
  face,
  patterns,
  isRaised,
  press,
  read,
}: {
  readonly card: Lying;
  readonly face: Face;
  readonly patterns: Faces['patterns'];
  readonly isRaised: boolean;
  readonly press: () => void;
  /** A button of its own that raises the card. */
  readonly read: { readonly word: string; readonly press: () => void } | null;
}): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRaised) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isRaised]);
  // As a picture of its own, so that what is written on it is told once: by the label.
  const src = useMemo(
    () =>
      `data:image/svg+xml,${encodeURIComponent(pictureOf({ ...face, background: 'none', patterns, layers: [{ id: 'card', shapes: face.shapes }] }, noMaps))}`,
    [face],
  );
  const lying = (
    <button
      type="button"
      ref={button}
      class={`face${isRaised ? ' raised' : ''}${card.isChosen ? ' on' : ''}`}
      aria-pressed={card.isChosen}
      aria-label={[card.text, card.detail, card.danger].filter(Boolean).join('. ')}
      onClick={press}
    >
      <img src={src} alt="" width={face.width} height={face.height} />
    </button>
  );
  if (read === null) return lying;
  return (
    <div class="card">
      {lying}
      <button type="button" aria-label={`${read.word}: ${card.text}`} aria-expanded={isRaised} onClick={read.press}>
        {read.word}
      </button>
    </div>
  );
}

/** The hands of a person, to be read whenever they want. */
export function Hands({ deck, says }: { readonly deck: Faces; readonly says: Says }): JSX.Element {
  return (
    <>
      {deck.hands.map(({ title, cards }, n) => (
        <section key={n}>
          <h3>{title}</h3>
          <CardRow
            deck={deck}
            says={says}
            cards={cards.map((of, at) => {
              const text = wordsOf(deck.faces[of]?.shapes ?? []);
              return { id: `${at} ${of}`, of, text, isChosen: false };
            })}
          />
        </section>
      ))}
    </>
  );
}

/** All that is written on a card. */
function wordsOf(shapes: readonly LaidOutShape[]): string {
  return shapes
    .flatMap((shape) =>
      shape.kind === 'group'
        ? [wordsOf(shape.shapes)]
        : shape.kind === 'text'
          ? shape.words.map(({ text }) => text)
          : [],
    )
    .join(' ');
}
