// Which tests are near a change: those of the same room that come to it by imports, those that were changed with it before, and for a game
// its part of the tests for every game.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Everything comes together here: whoever imports one of these depends on all of the program. */
const hubs = ['src/games/registry.ts', 'src/play/create.ts', 'src/discord/bot.ts', 'src/app/program.ts'];
/** Those over which the tests of their own room come to most of what they try: they stop nothing of that room that is come to in no other way. */
const doorsOfRooms = ['src/play/create.ts', 'src/discord/bot.ts'];
/** Tests that start, stop or fill whole machines. */
const alone = /^test\/(endure|browser|app|cli)\//;

/** Packages of the project's own, by the file that is their door. */
const own = { '@fieldpost/local': 'local/src/index.ts' };

/** Each file of the source and the tests with the files it imports, types included. */
function importsOf(root) {
  const files = ['src', 'local/src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => normalize(join(folder, path)).replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts') && !path.startsWith('src/generated')),
  );
  return new Map(
    files.map((file) => {
      const found = readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
      const files = [...found].flatMap(([, path]) =>
        path.startsWith('.')
          ? [join(dirname(file), path).replaceAll('\\', '/').replace(/\.js$/, '.ts')]
          : (own[path] ?? []),
      );
      return [file, files];
    }),
  );
}

/** A commit of more files is about more than one thing. */
const mostFiles = 30;
const mostCommits = 8;

/** Tests that were changed in the same commits as a file: they try what imports do not show, through the whole program. */
function changedWith(root, file) {
  const { stdout } = spawnSync(
    'git',
    ['log', `-${mostCommits}`, '--format=%x00', '--name-only', '--full-diff', '--', file],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return stdout.split('\0').flatMap((commit) => {
    const paths = commit.split('\n').filter(Boolean);
    return paths.length > mostFiles ? [] : paths.filter((path) => path.endsWith('.test.ts'));
  });
}

/** The part of a path that a test's folder mirrors: a game, or a room. */
function roomOf(path) {
  if (path.startsWith('local/')) return 'local';
  const [, room = '', game = ''] = path.split('/');
  return room === 'games' && game !== '' && !game.endsWith('.ts') ? `${room}/${game}` : room;
}

/**
 * @param root the checkout's folder.
 * @param changed paths of what has changed, from there.
 * @returns {{ tests: string[], games: string[], further: number }} tests to run; games whose part of the contract is to be run;
 *   how many other tests the change can reach.
 */
export function testsNear(root, changed) {
  const imports = importsOf(root);
  const importers = new Map();
  for (const [file, paths] of imports)
    for (const path of paths) importers.set(path, [...(importers.get(path) ?? []), file]);

  const reach = (from, stops) => {
    const seen = new Set(from);
    const queue = [...from];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (stops.includes(file) && !from.includes(file)) continue;
      for (const next of importers.get(file) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    return [...seen].filter((path) => path.endsWith('.test.ts'));
  };
  const isTest = (path) => path.endsWith('.test.ts');
  const sources = changed.filter((path) => imports.has(path));
  const rooms = new Set(changed.map(roomOf));
  const scenarios = changed.filter((path) => path.startsWith('test/scenarios/'));
  const games = [...rooms].filter((room) => room.startsWith('games/')).map((room) => room.slice('games/'.length));
  for (const path of scenarios) games.push(path.split('/')[2] ?? '');

  const before = new Map(sources.map((path) => [path, path.startsWith('test/') ? [] : changedWith(root, path)]));
  const reached = sources.flatMap((source) => {
    const inRoom = (path) => roomOf(path) === roomOf(source);
    const found = reach([source], hubs);
    const door = doorsOfRooms.find(inRoom);
    const isHidden = door !== undefined && ![...found, ...(before.get(source) ?? [])].some(inRoom);
    return isHidden
      ? reach(
          [source],
          hubs.filter((hub) => hub !== door),
        )
      : found;
  });
  const near = reached.filter((path) => rooms.has(roomOf(path)) || sources.includes(path));
  const ofScenarios = scenarios.flatMap((path) => {
    const folder = `test/games/${path.split('/')[2] ?? ''}/`;
    return [...imports.keys()].filter((test) => test.startsWith(folder) && test.endsWith('/scenarios.test.ts'));
  });
  const tests = new Set([...near, ...[...before.values()].flat(), ...ofScenarios, ...changed.filter(isTest)]);
  for (const path of tests) if (alone.test(path) && !changed.includes(path)) tests.delete(path);
  if (sources.some((path) => path.startsWith('src/')))
    tests.add('test/architecture/rooms.test.ts').add('test/architecture/games.test.ts');
  if (sources.some((path) => path.startsWith('local/'))) tests.add('test/architecture/local.test.ts');
  const all = reach(sources, []).length;
  return {
    tests: [...tests].filter((path) => existsSync(join(root, path))).sort(),
    games: [...new Set(games)].filter((game) => existsSync(join(root, 'src/games', game))),
    further: Math.max(0, all - tests.size),
  };
}
