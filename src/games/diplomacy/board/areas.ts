// Close-ups: which provinces each shows, and the one that fits a set of provinces best.
import { closeUps } from '../../../draw/close-ups.js';
import type { ProvinceId } from '../data/geography.js';

export const areas = {
  'british-isles': ['cly', 'edi', 'lvp', 'yor', 'wal', 'lon', 'iri', 'eng', 'nth', 'hol', 'bel', 'pic', 'bre'],
  'low-countries': ['nth', 'hel', 'hol', 'bel', 'ruh', 'kie', 'den', 'ska', 'ber', 'mun', 'bur', 'pic', 'eng', 'lon'],
  france: ['bre', 'pic', 'par', 'bur', 'gas', 'mar', 'eng', 'bel', 'ruh', 'mun', 'pie', 'lyo'],
  iberia: ['por', 'spa', 'gas', 'mar', 'lyo', 'wes', 'naf', 'tun', 'mao'],
  scandinavia: ['nwy', 'swe', 'fin', 'den', 'ska', 'bot', 'bal', 'nth', 'lvn'],
  'central-europe': ['kie', 'ber', 'pru', 'sil', 'mun', 'boh', 'tyr', 'vie', 'bud', 'gal', 'war', 'ven', 'tri'],
  italy: ['pie', 'ven', 'tus', 'rom', 'apu', 'nap', 'tyr', 'adr', 'tys', 'ion', 'tri', 'lyo', 'tun'],
  balkans: ['tri', 'ser', 'alb', 'gre', 'bul', 'rum', 'bud', 'con', 'aeg', 'adr', 'ion', 'bla'],
  turkey: ['con', 'ank', 'smy', 'arm', 'syr', 'bla', 'aeg', 'eas', 'sev', 'bul', 'rum', 'gre'],
  russia: ['stp', 'mos', 'lvn', 'war', 'ukr', 'sev', 'fin', 'gal', 'rum', 'bot', 'pru', 'arm', 'bar'],
} as const satisfies Readonly<Record<string, readonly ProvinceId[]>>;

export type AreaId = keyof typeof areas;

export const { ids: areaIds, isArea } = closeUps<AreaId>(areas);

/** The smallest close-up that shows all of these provinces; undefined when none does. */
export function areaShowing(provinces: readonly string[]): AreaId | undefined {
  if (provinces.length === 0) return undefined;
  return areaIds
    .filter((id) => provinces.every((province) => areas[id].some((shown) => shown === province)))
    .sort((a, b) => areas[a].length - areas[b].length)[0];
}
