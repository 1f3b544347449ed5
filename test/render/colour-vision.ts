// Colour differences as people with each kind of colour vision see them: CIEDE2000 after Machado's simulation.

type RGB = readonly [number, number, number];
type Matrix = readonly [RGB, RGB, RGB];

/** Machado, Oliveira and Fernandes (2009), severity 1. */
const visions: Readonly<Record<'normal' | 'protan' | 'deutan' | 'tritan', Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const clamp = (value: number): number => Math.max(0, Math.min(1, value));
const apply = (m: Matrix, [r, g, b]: RGB): RGB => {
  const [x, y, z] = m.map(([p, q, s]) => p * r + q * g + s * b);
  return [x ?? 0, y ?? 0, z ?? 0];
};

function lab(colour: string, vision: Matrix): RGB {
  const parts = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const seen = apply(vision, [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]).map(clamp);
  const xyz = apply(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0],
  );
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const [x, y, z] = [f(xyz[0] / 0.95047), f(xyz[1]), f(xyz[2] / 1.08883)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number): number => ((radians * 180) / Math.PI + 360) % 360;
const radians = (angle: number): number => (angle * Math.PI) / 180;

function ciede2000([l1, a1, b1]: RGB, [l2, a2, b2]: RGB): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [c1 === 0 ? 0 : degrees(Math.atan2(b1, p1)), c2 === 0 ? 0 : degrees(Math.atan2(b2, p2))];
  let turn = c1 * c2 === 0 ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let hm = c1 * c2 === 0 ? h1 + h2 : (h1 + h2) / 2;
  if (c1 * c2 !== 0 && Math.abs(h1 - h2) > 180) hm += h1 + h2 < 360 ? 180 : -180;
  const t =
    1 -
    0.17 * Math.cos(radians(hm - 30)) +
    0.24 * Math.cos(radians(2 * hm)) +
    0.32 * Math.cos(radians(3 * hm + 6)) -
    0.2 * Math.cos(radians(4 * hm - 63));
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const sc = 1 + 0.045 * cm;
  const sh = 1 + 0.015 * cm * t;
  const rotation =
    -2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((hm - 275) / 25) ** 2))));
  const [dl, dc, dd] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(dl * dl + dc * dc + dd * dd + rotation * dc * dd);
}

/** The smallest difference of two colours (`#RRGGBB`) over all kinds of colour vision. */
export function leastDifference(a: string, b: string): number {
  return Math.min(...Object.values(visions).map((vision) => ciede2000(lab(a, vision), lab(b, vision))));
}
