// Which packages of package-lock.json are needed for some of them to run: no development packages, and no peers that may be missing.
// A package of this project's own is compiled into the program; what it needs is needed.

/** Development packages that the program is compiled with, or that its pages are made of. */
export const compiling = ['esbuild', 'preact', '@discord/embedded-app-sdk'];

/** Where a package finds another: beside it, or in a folder above. */
function found(packages, name, from) {
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

/**
 * A package.json and a package-lock.json that hold the program's dependencies alone, in the versions of the whole lock file.
 * @param lock the whole package-lock.json, parsed.
 * @param tools development packages that are needed as well.
 * @returns {{ manifest: object, lock: object }}
 */
export function neededPackages(lock, tools = []) {
  const { packages } = lock;
  const { name, version } = packages[''];
  const own = Object.values(packages).flatMap(({ link, resolved }) => (link === true ? [resolved] : []));
  const isOwn = (one) => packages[`node_modules/${one}`]?.link === true;
  const direct = Object.fromEntries(
    ['', ...own].flatMap((path) => Object.entries(packages[path].dependencies ?? {})).filter(([one]) => !isOwn(one)),
  );
  const wanted = new Set();
  const queue = [...Object.keys(direct), ...tools].map((one) => found(packages, one, ''));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (path === null || wanted.has(path)) continue;
    wanted.add(path);
    queue.push(...needs(packages[path]).map((one) => found(packages, one, path)));
  }
  const versions = Object.fromEntries(tools.map((one) => [one, packages[`node_modules/${one}`].version]));
  const manifest = { name, version, private: true, dependencies: { ...direct, ...versions } };
  const kept = Object.entries(packages).flatMap(([path, entry]) => {
    if (!wanted.has(path)) return [];
    // None of them is left out, whatever it is to the whole project.
    const rest = Object.entries(entry).filter(([key]) => !['dev', 'devOptional', 'peer'].includes(key));
    return [[path, Object.fromEntries(rest)]];
  });
  return {
    manifest,
    lock: {
      name,
      version,
      lockfileVersion: lock.lockfileVersion,
      requires: true,
      packages: { '': manifest, ...Object.fromEntries(kept) },
    },
  };
}
