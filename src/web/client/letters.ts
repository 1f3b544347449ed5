// How much smaller letters are set where this browser's font is wider than the one that pictures are laid out in, so that no name grows out of its box.

/** Letters of each script with their width over their size in the font of the layout, regular and bold. */
const samples = [
  { text: 'Handgloves and Yugoslavia 0123', regular: 14.772, bold: 15.581 },
  { text: '다람쥐 헌 쳇바퀴에 타고파', regular: 10.26, bold: 10.198 },
] as const;
const hangul = /[\uac00-\ud7a3]/u;
/** The width of a text over its size. */
type Measure = (text: string, isBold: boolean) => number;

let measured: Measure | null = null;
const shares = new Map<string, number>();

/** From now on letters fit the font that is measured with. */
export function fitTo(measure: Measure): void {
  measured = measure;
  shares.clear();
}

/** The share of its size that a text is set in. Each script is measured once it is needed: to look for a font takes long. */
export function shareOf(text: string, isBold: boolean): number {
  if (measured === null) return 1;
  const n = hangul.test(text) ? 1 : 0;
  const key = `${n} ${isBold}`;
  const known = shares.get(key);
  if (known !== undefined) return known;
  const sample = samples[n];
  const share = Math.min(1, sample[isBold ? 'bold' : 'regular'] / measured(sample.text, isBold));
  shares.set(key, share);
  return share;
}
