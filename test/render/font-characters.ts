// Which characters a font file can write: its character map, read for the tests of labels.

/** The code points of a font in OpenType form; subtables of formats 4 and 12 are read. */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table++) {
    const entry = 12 + table * 16;
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const start = font.readUInt32BE(entry + 8);
    const subtables = font.readUInt16BE(start + 2);
    for (let index = 0; index < subtables; index++) {
      const at = start + font.readUInt32BE(start + 4 + index * 8 + 4);
      const format = font.readUInt16BE(at);
      if (format === 12) readGroups(font, at, found);
      if (format === 4) readSegments(font, at, found);
    }
  }
  return found;
}

function readGroups(font: Buffer, at: number, found: Set<number>): void {
  const groups = font.readUInt32BE(at + 12);
  for (let group = 0; group < groups; group++) {
    const entry = at + 16 + group * 12;
    for (let code = font.readUInt32BE(entry); code <= font.readUInt32BE(entry + 4); code++) found.add(code);
  }
}

function readSegments(font: Buffer, at: number, found: Set<number>): void {
  const doubled = font.readUInt16BE(at + 6);
  for (let offset = 0; offset < doubled; offset += 2) {
    const last = font.readUInt16BE(at + 14 + offset);
    const first = font.readUInt16BE(at + 16 + doubled + offset);
    if (first === 0xffff) continue;
    for (let code = first; code <= last; code++) found.add(code);
  }
}
