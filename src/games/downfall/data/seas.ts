// Sea areas, their borders, the land regions off the map and the beaches on which the Western faction can land.
import type { Nationality } from './nationalities.js';
import type { tables } from './tables.js';

export const seaAreas = [
  'north-atlantic',
  'south-atlantic',
  'indian-ocean',
  'north-sea',
  'norwegian-sea',
  'baltic-sea',
  'west-mediterranean',
  'central-mediterranean',
  'east-mediterranean',
  'adriatic-sea',
  'black-sea',
] as const;
export type SeaArea = (typeof seaAreas)[number];

/** The sea hexes of each area. */
const packed: Readonly<Record<SeaArea, string>> = {
  'north-atlantic':
    '1600 1700 1800 1801 1802 1803 1900 1901 1902 1903 2000 2001 2002 2003 2004 2102 2103 2707 2708 2709 2808 2809 2810 2907 2908 2909 3007 3008 3009 3106 3107 3108 3206 3207 3208 3306 3307 3407 3408 3409 3507 3508 3509',
  'south-atlantic': '',
  'indian-ocean': '',
  'north-sea':
    '3308 3309 3310 3311 3312 3414 3514 3515 3614 3615 3616 3617 3713 3714 3715 3716 3717 3815 3816 3817 3819 3915 3916 3917 3919 4015 4016 4017 4019 4114 4115 4116 4214 4215',
  'norwegian-sea': '4216 4314 4315 4316',
  'baltic-sea':
    '3619 3620 3621 3622 3623 3721 3722 3723 3823 3824 3922 3923 3924 3925 4023 4024 4025 4123 4124 4125 4223 4224 4227',
  'west-mediterranean':
    '1807 1815 1816 1818 1905 1906 1907 1908 1909 1910 1911 1912 1913 1914 1915 1916 1917 1918 1919 1920 2009 2010 2011 2012 2013 2014 2015 2017 2018 2019 2020 2110 2111 2112 2113 2114 2115 2117 2118 2119 2211 2212 2213 2214 2215 2216 2217 2218 2311 2312 2313 2314 2315 2317 2413 2414 2415 2416 2417',
  'central-mediterranean':
    '1121 1122 1123 1221 1222 1223 1224 1319 1320 1321 1322 1323 1324 1417 1418 1419 1420 1421 1422 1423 1424 1425 1517 1518 1519 1520 1521 1522 1523 1524 1618 1619 1621 1622 1623 1624 1625 1717 1718 1719 1721 1722 1723 1724 1817 1822 1823 1824 1922 1923 2022 2023',
  'east-mediterranean':
    '1227 1228 1229 1230 1231 1232 1234 1235 1325 1326 1327 1328 1329 1330 1331 1332 1333 1334 1335 1426 1427 1428 1429 1430 1431 1432 1433 1434 1435 1525 1528 1529 1530 1531 1532 1533 1534 1535 1626 1627 1628 1629 1630 1631 1632 1633 1634 1635 1636 1726 1727 1728 1730 1732 1733 1734 1735 1828 1927 1928 2027 2028 2127',
  'adriatic-sea': '2222 2223 2320 2321 2421 2519',
  'black-sea':
    '2329 2330 2331 2430 2431 2432 2433 2434 2435 2436 2437 2530 2531 2532 2533 2534 2535 2536 2537 2631 2632 2634 2635 2636 2637 2730 2731 2834',
};

/** The sea area of every sea hex. */
export const seaHexes: ReadonlyMap<string, SeaArea> = new Map(
  seaAreas.flatMap((area) =>
    packed[area]
      .split(' ')
      .filter((hex) => hex !== '')
      .map((hex) => [hex, area] as const),
  ),
);

/** A border between two seas. */
export interface SeaBorder {
  readonly a: SeaArea;
  readonly b: SeaArea;
  /** Who alone may cross; nobody when closed, everybody when absent. */
  readonly only?: 'western' | 'axis' | 'closed';
}

export const regions = ['usa', 'uk', 'african-colonies', 'middle-east'] as const;
export type Region = (typeof regions)[number];

export const regionFacts: Readonly<
  Record<
    Region,
    {
      readonly seas: readonly SeaArea[];
      readonly supplies: readonly Nationality[];
      /** Land hexes it touches. */
      readonly beside: readonly string[];
      /** Sea hexes it counts as beside for the range of aircraft. */
      readonly airBeside: readonly string[];
    }
  >
> = {
  usa: { seas: ['north-atlantic'], supplies: ['united-states'], beside: [], airBeside: [] },
  uk: {
    seas: ['north-atlantic', 'north-sea'],
    supplies: ['united-kingdom', 'canada'],
    beside: [],
    airBeside: ['3309', '3310', '3311', '3312', '3414', '3514'],
  },
  'african-colonies': {
    seas: ['south-atlantic', 'indian-ocean'],
    supplies: ['commonwealth'],
    beside: [],
    airBeside: [],
  },
  'middle-east': {
    seas: ['east-mediterranean', 'indian-ocean'],
    supplies: ['commonwealth'],
    beside: ['1034', '1134'],
    airBeside: [],
  },
};

/** A beach: `sea` is the beach hex, `land` the one hex it leads to. */
export interface Beach {
  /** What it is called, where it is not ours. */
  readonly title?: string;
  readonly sea: string;
  readonly land: string;
  readonly area: SeaArea;
  readonly cost: number;
  /** The weather in which a landing is possible. */
  readonly weather: readonly ('fair' | 'mud' | 'snow')[];
}

export type BeachName = keyof typeof tables.seas.beaches;
