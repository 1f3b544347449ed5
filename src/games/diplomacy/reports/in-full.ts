// How reports stand where everything is told, and on a newspaper page.
import type { Weight } from '../../../table/script.js';
import type { Arg, Text } from '../../../table/text.js';
import { say } from './say.js';

/** Over orders that each have a line of their own stands the power alone; counts stand beside what changed them. */
export function inFull(report: Text): Text | null {
  const { key, args = {} } = report;
  if (key === 'report.movement' || key === 'report.retreat' || key === 'report.adjustment') return null;
  if (key === 'report.power') return say('report.orders', { power: asText(args['power']) });
  if (key === 'report.centres') return say('report.centres', { counts: listOf(args['counts']).map(plainCount) });
  return report;
}

function plainCount(count: Text): Text {
  const { power, count: value } = count.args ?? {};
  return say('report.count', { power: asText(power), count: typeof value === 'number' ? value : 0 });
}

function asText(arg: Arg | undefined): Text {
  return typeof arg === 'object' && 'key' in arg ? arg : say('brief.nothing');
}

function listOf(arg: Arg | undefined): readonly Text[] {
  return typeof arg === 'object' && !('key' in arg) ? arg.map(asText) : [];
}

/** Battles and centres that changed hands make the news; the counts stand in the table, and orders under the history. */
export function newsWeight(report: Text): Weight | undefined {
  switch (report.key) {
    case 'report.movement':
    case 'report.retreat':
    case 'report.adjustment':
    case 'report.power':
    case 'report.centres':
      return 'detail';
    case 'report.dislodged':
      return 'main';
    case 'report.taken':
      return listOf(report.args?.['centres']).some(({ key }) => key === 'report.taken.from') ? 'headline' : 'main';
    default:
      return undefined;
  }
}
