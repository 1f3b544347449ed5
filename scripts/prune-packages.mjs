// Leaves in node_modules what the built program needs, for the image: no optional peers, which npm keeps, and not node-canvas.
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Where a package finds another: beside it, or in a folder above. */
function found(name, from) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return null;
  }
}

/** What a package cannot do without, and what it brings for one system or another. */
function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

const needed = new Set();
const queue = Object.keys(packages[''].dependencies).map((name) => found(name, ''));
for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
  if (path === null || needed.has(path)) continue;
  needed.add(path);
  queue.push(...needs(packages[path]).map((name) => found(name, path)));
}

/** Whether a folder on the way is a link: what lies behind it belongs to another checkout. */
function isBehindLink(path) {
  const above = dirname(path);
  if (above === '.') return false;
  return lstatSync(join(root, above), { throwIfNoEntry: false })?.isSymbolicLink() === true || isBehindLink(above);
}

let gone = 0;
for (const path of Object.keys(packages)) {
  if (path === '' || needed.has(path) || isBehindLink(path)) continue;
  if (lstatSync(join(root, path), { throwIfNoEntry: false }) === undefined) continue;
  rmSync(join(root, path), { recursive: true, force: true });
  gone += 1;
}
console.log(`${needed.size} packages are needed; ${gone} were removed.`);
