// Well-known first moves of the seven powers.
import type { Location, Power } from '../data/geography.js';

/** An order path for each unit, by its place at the start. */
export type Opening = Readonly<Partial<Record<Location, readonly string[]>>>;

/** The openings the computer player knows. */
export const openings: Readonly<Record<Power, readonly Opening[]>> = {
  austria: [
    { vie: ['move', 'gal'], bud: ['move', 'ser'], tri: ['move', 'alb'] },
    { vie: ['move', 'tri'], bud: ['move', 'ser'], tri: ['move', 'alb'] },
    { vie: ['move', 'bud'], bud: ['move', 'ser'], tri: ['move', 'alb'] },
    { vie: ['move', 'gal'], bud: ['move', 'ser'], tri: ['hold'] },
  ],
  england: [
    { lon: ['move', 'nth'], edi: ['move', 'nwg'], lvp: ['move', 'yor'] },
    { lon: ['move', 'nth'], edi: ['move', 'nwg'], lvp: ['move', 'edi'] },
    { lon: ['move', 'eng'], edi: ['move', 'nth'], lvp: ['move', 'yor'] },
    { lon: ['move', 'eng'], edi: ['move', 'nth'], lvp: ['move', 'edi'] },
  ],
  france: [
    { bre: ['move', 'mao'], par: ['move', 'bur'], mar: ['support', 'par', 'bur'] },
    { bre: ['move', 'mao'], par: ['move', 'pic'], mar: ['move', 'spa'] },
    { bre: ['move', 'mao'], par: ['move', 'bur'], mar: ['move', 'spa'] },
    { bre: ['move', 'eng'], par: ['move', 'bur'], mar: ['move', 'spa'] },
  ],
  germany: [
    { kie: ['move', 'den'], ber: ['move', 'kie'], mun: ['move', 'ruh'] },
    { kie: ['move', 'den'], ber: ['move', 'kie'], mun: ['move', 'bur'] },
    { kie: ['move', 'hol'], ber: ['move', 'kie'], mun: ['move', 'ruh'] },
    { kie: ['move', 'den'], ber: ['move', 'kie'], mun: ['hold'] },
  ],
  italy: [
    { nap: ['move', 'ion'], rom: ['move', 'apu'], ven: ['hold'] },
    { nap: ['move', 'ion'], rom: ['move', 'ven'], ven: ['move', 'tyr'] },
    { nap: ['move', 'ion'], rom: ['move', 'ven'], ven: ['move', 'pie'] },
    { nap: ['move', 'ion'], rom: ['move', 'ven'], ven: ['move', 'tri'] },
  ],
  russia: [
    { war: ['move', 'gal'], mos: ['move', 'ukr'], sev: ['move', 'bla'], 'stp/sc': ['move', 'bot'] },
    { war: ['move', 'ukr'], mos: ['move', 'sev'], sev: ['move', 'bla'], 'stp/sc': ['move', 'bot'] },
    { war: ['move', 'ukr'], mos: ['move', 'stp'], sev: ['move', 'rum'], 'stp/sc': ['move', 'bot'] },
    { war: ['move', 'gal'], mos: ['move', 'stp'], sev: ['move', 'bla'], 'stp/sc': ['move', 'bot'] },
  ],
  turkey: [
    { con: ['move', 'bul'], smy: ['move', 'con'], ank: ['move', 'bla'] },
    { con: ['move', 'bul'], smy: ['move', 'arm'], ank: ['move', 'bla'] },
    { con: ['move', 'bul'], smy: ['move', 'ank'], ank: ['move', 'con'] },
  ],
};
