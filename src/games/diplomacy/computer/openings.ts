// Well-known first moves of the seven powers.
import type { Power } from '../data/geography.js';

/** Orders as players write them; the start position is assumed. */
export const openings: Readonly<Record<Power, readonly (readonly string[])[]>> = {
  austria: [
    ['A vie - gal', 'A bud - ser', 'F tri - alb'],
    ['A vie - tri', 'A bud - ser', 'F tri - alb'],
    ['A vie - bud', 'A bud - ser', 'F tri - alb'],
    ['A vie - gal', 'A bud - ser', 'F tri H'],
  ],
  england: [
    ['F lon - nth', 'F edi - nwg', 'A lvp - yor'],
    ['F lon - nth', 'F edi - nwg', 'A lvp - edi'],
    ['F lon - eng', 'F edi - nth', 'A lvp - yor'],
    ['F lon - eng', 'F edi - nth', 'A lvp - edi'],
  ],
  france: [
    ['F bre - mao', 'A par - bur', 'A mar S A par - bur'],
    ['F bre - mao', 'A par - pic', 'A mar - spa'],
    ['F bre - mao', 'A par - bur', 'A mar - spa'],
    ['F bre - eng', 'A par - bur', 'A mar - spa'],
  ],
  germany: [
    ['F kie - den', 'A ber - kie', 'A mun - ruh'],
    ['F kie - den', 'A ber - kie', 'A mun - bur'],
    ['F kie - hol', 'A ber - kie', 'A mun - ruh'],
    ['F kie - den', 'A ber - kie', 'A mun H'],
  ],
  italy: [
    ['F nap - ion', 'A rom - apu', 'A ven H'],
    ['F nap - ion', 'A rom - ven', 'A ven - tyr'],
    ['F nap - ion', 'A rom - ven', 'A ven - pie'],
    ['F nap - ion', 'A rom - ven', 'A ven - tri'],
  ],
  russia: [
    ['A war - gal', 'A mos - ukr', 'F sev - bla', 'F stp - bot'],
    ['A war - ukr', 'A mos - sev', 'F sev - bla', 'F stp - bot'],
    ['A war - ukr', 'A mos - stp', 'F sev - rum', 'F stp - bot'],
    ['A war - gal', 'A mos - stp', 'F sev - bla', 'F stp - bot'],
  ],
  turkey: [
    ['A con - bul', 'A smy - con', 'F ank - bla'],
    ['A con - bul', 'A smy - arm', 'F ank - bla'],
    ['A con - bul', 'A smy - ank', 'F ank - con'],
  ],
};
