// How much smaller letters are set where this browser's font is wider than the one that pictures are laid out in, so that no name grows out of its box.

/** Letters of each script with their width over their size in the font of the layout, regular and bold. */
const samples = [
  { text: 'Handgloves and Yugoslavia 0123', regular: 14.772, bold: 15.581 },
  { text: '다람쥐 헌 쳇바퀴에 타고파', regular: 10.26, bold: 10.198 },
] as const;
const hangul = /[\uac00-\ud7a3]/u;
/** The width of a text over its size. */
type Measure = (text: string, isBold: boolean) => number;

let shares: readonly (readonly [regular: number, bold: number])[] = [];

/** From now on letters fit the font that is measured with. */
export function fitTo(measure: Measure): void {
  shares = samples.map(({ text, regular, bold }) => [
    Math.min(1, regular / measure(text, false)),
    Math.min(1, bold / measure(text, true)),
  ]);
}

/** The share of its size that a text is set in. */
export function shareOf(text: string, isBold: boolean): number {
  return shares[hangul.test(text) ? 1 : 0]?.[isBold ? 1 : 0] ?? 1;
}
