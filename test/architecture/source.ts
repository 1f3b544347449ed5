// Reads the source and the plan in docs/architecture.md, for the tests that hold one against the other.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** One import of a file below `src` or `local/src`; paths as written from there. */
export interface Import {
  readonly from: string;
  /** A file of the project such as `table/dice.ts`, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  readonly isTypeOnly: boolean;
}

/** The TypeScript files below a folder, as written from there; what Prisma generates is left out. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('generated/'))
    .sort();
}

/** The text of a file of the project. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every import of the files below a folder. */
function importsOf(folder: string, paths: readonly string[]): readonly Import[] {
  return paths.flatMap((from) =>
    [
      ...read(`${folder}/${from}`).matchAll(
        /^(?:import|export)\b(\s+type\b)?[^;]*?\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
      ),
    ].map((match) => {
      const name = match[2] ?? match[3] ?? '';
      const isPackage = !name.startsWith('.');
      const file = join(dirname(from), name).replace(/\.js$/, '.ts');
      const to = paths.includes(`${file}x`) ? `${file}x` : file;
      return { from, to: isPackage ? name : to, isPackage, isTypeOnly: match[1] !== undefined };
    }),
  );
}

/** The files of the program. */
export const files = filesBelow('src');
export const imports = importsOf('src', files);

/** The files of the local Discord, a package of its own. */
export const localFiles = filesBelow('local/src');
export const localImports = importsOf('local/src', localFiles);

/** The rows of the table under a heading of docs/architecture.md, without its head; each cell without its backticks. */
export function planTable(heading: string): readonly (readonly string[])[] {
  const [, text = ''] = read('docs/architecture.md').split(`\n${heading}\n`);
  const rows =
    text
      .split(/\n#/)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}

/** The entries of a cell, such as `data`, `state`; a dash stands for none. */
export function listed(cell: string): readonly string[] {
  return cell === '–' ? [] : cell.split(',').map((entry) => entry.trim());
}
