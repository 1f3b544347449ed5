// Slash commands and their subcommands as lines that can be typed.
import { localName, localText } from './language.js';
import type { Command, CommandOption } from './protocol.js';

/** A command or subcommand as it is typed, as it is shown, what it does, and the part that holds its options. */
export interface Line {
  readonly line: string;
  readonly shown: string;
  readonly text: string;
  readonly leaf: Pick<CommandOption, 'options'>;
}

/** Commands and their subcommands as lines. */
export function lines(commands: readonly Command[]): Line[] {
  const out: Line[] = [];
  const walk = (it: Omit<CommandOption, 'type'>, line: string, shown: string): void => {
    const branches = (it.options ?? []).filter((option) => option.type <= 2);
    if (branches.length > 0)
      for (const branch of branches) walk(branch, `${line} ${branch.name}`, `${shown} ${localName(branch)}`);
    else out.push({ line, shown, text: localText(it), leaf: it });
  };
  for (const command of commands) walk(command, command.name, localName(command));
  return out;
}

/** Lines that fit what is typed after the slash, the best first. */
export function matching(known: readonly Line[], typed: string): Line[] {
  const wanted = typed.toLowerCase().trimEnd();
  const score = (it: Line): number => {
    const names = [it.line.toLowerCase(), it.shown.toLowerCase()];
    if (names.includes(wanted)) return -1;
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return it.text.toLowerCase().includes(wanted) && wanted.length > 1 ? 2 : 3;
  };
  return known.filter((it) => score(it) < 3).sort((a, b) => score(a) - score(b));
}
