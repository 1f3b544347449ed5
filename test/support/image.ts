// Builds what the Dockerfile builds, in folders and without Docker: packages are linked instead of fetched.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');

/** A stage as a folder that stands for its file system. */
export interface Stage {
  readonly folder: string;
  /** Where its commands run: its WORKDIR, below `folder`. */
  at: string;
  readonly environment: Record<string, string>;
  /** What CMD says. */
  command: readonly string[];
}

const commandLine = z.array(z.string());

/** Instructions in order, lines continued by a backslash put together. */
function instructions(): { readonly name: string; readonly text: string }[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0] ?? '', text: line.slice(line.indexOf(' ') + 1) }));
}

/** Carries out the Dockerfile below a folder and gives the last stage. */
export function buildImage(below: string): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { name, text } of instructions()) {
    if (name === 'FROM') {
      const as = / AS (\w+)$/.exec(text)?.[1] ?? 'last';
      const folder = join(below, as);
      mkdirSync(folder, { recursive: true });
      stage = { folder, at: folder, environment: {}, command: [] };
      stages.set(as, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${name} before FROM`);
    carryOut(stage, stages, name, text);
  }
  if (stage === undefined) throw new Error('the Dockerfile builds nothing');
  return stage;
}

function carryOut(stage: Stage, stages: ReadonlyMap<string, Stage>, name: string, text: string): void {
  switch (name) {
    case 'WORKDIR':
      stage.at = join(stage.folder, text);
      mkdirSync(stage.at, { recursive: true });
      return;
    case 'ENV':
      for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) stage.environment[key] = value;
      return;
    case 'COPY':
      copy(stage, stages, text);
      return;
    case 'RUN':
      for (const command of text.split(' && ')) run(stage, command.trim());
      return;
    case 'CMD':
      stage.command = commandLine.parse(JSON.parse(text));
      return;
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
    case 'HEALTHCHECK':
      return;
    default:
      throw new Error(`nothing here carries out ${name}`);
  }
}

/** A path as the stage names it. */
function placed(stage: Stage, path: string): string {
  return path.startsWith('/') ? join(stage.folder, path) : join(stage.at, path);
}

function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, text: string): void {
  const words = text.split(' ');
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  const source = from === undefined ? null : stages.get(from);
  if (source === undefined) throw new Error(`there is no stage ${from ?? ''}`);
  const paths = words.slice(from === undefined ? 0 : 1, -1);
  const into = words.at(-1) ?? '.';
  const ignored = new Set(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean));
  for (const path of paths) {
    const given = source === null ? join(root, path) : placed(source, path);
    const isFolder = lstatSync(given).isDirectory();
    const many = paths.length > 1 || into.endsWith('/') || into === '.';
    // As Docker does: the content of a folder, a file under its own name where the target is a folder.
    const target = !isFolder && many ? join(placed(stage, into), basename(path)) : placed(stage, into);
    cpSync(given, target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (it) => source !== null || !ignored.has(relative(root, it)),
    });
  }
}

function run(stage: Stage, command: string): void {
  const [program = '', ...args] = command.split(/\s+/);
  switch (program) {
    case 'node':
      if (args[0] === 'scripts/install-needed.mjs') link(stage, args);
      else execFileSync(process.execPath, args, { cwd: stage.at, stdio: 'pipe' });
      return;
    case 'mkdir':
      mkdirSync(placed(stage, args[0] ?? ''));
      return;
    case 'chown':
      return;
    default:
      throw new Error(`nothing here runs ${command}`);
  }
}

/** Links the packages that would be installed. */
function link(stage: Stage, args: readonly string[]): void {
  const listed = execFileSync(process.execPath, [...args, '--list'], { cwd: stage.at, encoding: 'utf8' });
  for (const path of z.array(z.string()).parse(JSON.parse(listed))) {
    // A package within another comes with it, and one for another system is not there.
    if (path.indexOf('node_modules', 1) !== -1 || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(stage.at, path)), { recursive: true });
    symlinkSync(join(root, path), join(stage.at, path));
  }
}
