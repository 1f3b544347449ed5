// Reads when somebody wants to be reminded: `24 h, 6 h, 30 min`, `하루, 30분`, `never`.
const never = /^(?:never|none|off|안 ?함|없음)$/i;
const lead =
  /^(?<count>\d+(?:\.\d+)?)? ?(?<unit>h(?:ours?|rs?)?|시간|d(?:ays?)?|일|하루|m(?:in(?:utes?)?)?|분)?(?: ?(?:before|전))?$/iu;
const mostLeads = 6;
const longestMinutes = 14 * 24 * 60;

/** Minutes before a deadline, the longest first; an empty list for never, null when it is not understood. */
export function readLeads(typed: string): readonly number[] | null {
  if (never.test(typed.trim())) return [];
  const parts = typed.split(/[,;]/).map((text) => text.trim().replace(/\s+/gu, ' '));
  const leads = parts.map((text) => minutesOf(text));
  const read = leads.filter((minutes) => minutes !== null);
  if (read.length < leads.length || read.length > mostLeads) return null;
  return [...new Set(read)].sort((a, b) => b - a);
}

function minutesOf(text: string): number | null {
  const { count, unit = 'h' } = lead.exec(text)?.groups ?? {};
  const one = unit === '하루' ? 1 : NaN;
  const minutes = Math.round(
    Number(count ?? one) * (/^(?:d|일|하루)/i.test(unit) ? 1440 : /^(?:m|분)/i.test(unit) ? 1 : 60),
  );
  return minutes > 0 && minutes <= longestMinutes ? minutes : null;
}
