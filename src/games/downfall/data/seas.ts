// Sea areas, their borders, the land regions off the map and the beaches on which the Western faction can land.
import type { Nationality } from './nationalities.js';

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

export const seaBorders: readonly {
  readonly a: SeaArea;
  readonly b: SeaArea;
  /** Who alone may cross; nobody when closed, everybody when absent. */
  readonly only?: 'western' | 'axis' | 'closed';
}[] = [
  { a: 'north-atlantic', b: 'south-atlantic' },
  { a: 'south-atlantic', b: 'indian-ocean' },
  { a: 'north-atlantic', b: 'north-sea' },
  { a: 'north-atlantic', b: 'norwegian-sea' },
  { a: 'north-sea', b: 'norwegian-sea' },
  { a: 'north-atlantic', b: 'west-mediterranean', only: 'western' },
  { a: 'west-mediterranean', b: 'central-mediterranean' },
  { a: 'central-mediterranean', b: 'east-mediterranean' },
  { a: 'central-mediterranean', b: 'adriatic-sea' },
  { a: 'east-mediterranean', b: 'indian-ocean', only: 'western' },
  { a: 'north-sea', b: 'baltic-sea', only: 'axis' },
  { a: 'east-mediterranean', b: 'black-sea', only: 'closed' },
];

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

export interface Beach {
  readonly sea: string;
  readonly land: string;
  readonly area: SeaArea;
  readonly cost: number;
  /** The weather in which a landing is possible. */
  readonly weather: readonly ('fair' | 'mud' | 'snow')[];
}

/** By name; `sea` is the beach hex, `land` the one hex it leads to. */
export const beaches = {
  brest: { sea: '3309', land: '3209', area: 'north-sea', cost: 3, weather: ['fair'] },
  'st-malo': { sea: '3310', land: '3210', area: 'north-sea', cost: 3, weather: ['fair'] },
  cotentin: { sea: '3311', land: '3211', area: 'north-sea', cost: 2, weather: ['fair'] },
  calvados: { sea: '3312', land: '3212', area: 'north-sea', cost: 2, weather: ['fair'] },
  'pas-de-calais': { sea: '3414', land: '3313', area: 'north-sea', cost: 4, weather: ['fair'] },
  holland: { sea: '3514', land: '3415', area: 'north-sea', cost: 4, weather: ['fair'] },
  gironde: { sea: '2810', land: '2710', area: 'north-atlantic', cost: 4, weather: ['fair'] },
  bergen: { sea: '4216', land: '4217', area: 'norwegian-sea', cost: 3, weather: ['fair'] },
  stavanger: { sea: '4116', land: '4117', area: 'north-sea', cost: 3, weather: ['fair'] },
  jutland: { sea: '3717', land: '3718', area: 'north-sea', cost: 4, weather: ['fair'] },
  languedoc: { sea: '2413', land: '2513', area: 'west-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  provence: { sea: '2414', land: '2514', area: 'west-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  riviera: { sea: '2415', land: '2515', area: 'west-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  liguria: { sea: '2417', land: '2517', area: 'west-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  tuscany: { sea: '2317', land: '2318', area: 'west-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  anzio: { sea: '2218', land: '2219', area: 'west-mediterranean', cost: 2, weather: ['fair', 'mud', 'snow'] },
  salerno: { sea: '2119', land: '2120', area: 'west-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  cilento: { sea: '2020', land: '2021', area: 'west-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  calabria: { sea: '1922', land: '1921', area: 'central-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  metaponto: { sea: '2022', land: '2122', area: 'central-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  manfredonia: { sea: '2222', land: '2221', area: 'adriatic-sea', cost: 2, weather: ['fair', 'mud'] },
  pescara: { sea: '2320', land: '2319', area: 'adriatic-sea', cost: 2, weather: ['fair', 'mud'] },
  romagna: { sea: '2519', land: '2518', area: 'adriatic-sea', cost: 3, weather: ['fair'] },
  dalmatia: { sea: '2321', land: '2422', area: 'adriatic-sea', cost: 2, weather: ['fair', 'mud'] },
  istria: { sea: '2421', land: '2520', area: 'adriatic-sea', cost: 3, weather: ['fair'] },
  albania: { sea: '2223', land: '2224', area: 'adriatic-sea', cost: 2, weather: ['fair', 'mud'] },
  epirus: { sea: '1923', land: '1924', area: 'central-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  patras: { sea: '1824', land: '1825', area: 'central-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  messenia: { sea: '1724', land: '1725', area: 'central-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  attica: { sea: '1828', land: '1827', area: 'east-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  chalcidice: { sea: '2127', land: '2126', area: 'east-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  crete: { sea: '1626', land: '1526', area: 'east-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  rhodes: { sea: '1728', land: '1729', area: 'east-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  gela: { sea: '1719', land: '1720', area: 'central-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  marsala: { sea: '1718', land: '1819', area: 'central-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  milazzo: { sea: '1919', land: '1820', area: 'west-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  cagliari: { sea: '2015', land: '2016', area: 'west-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  oristano: { sea: '2115', land: '2116', area: 'west-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  corsica: { sea: '2315', land: '2316', area: 'west-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  safi: { sea: '1802', land: '1702', area: 'north-atlantic', cost: 1, weather: ['fair', 'mud'] },
  oran: { sea: '1807', land: '1808', area: 'west-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  algiers: { sea: '1911', land: '1811', area: 'west-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  bone: { sea: '1815', land: '1714', area: 'west-mediterranean', cost: 1, weather: ['fair', 'mud'] },
  bizerte: { sea: '1817', land: '1716', area: 'central-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  tripoli: { sea: '1319', land: '1318', area: 'central-mediterranean', cost: 2, weather: ['fair', 'mud'] },
  cyrenaica: { sea: '1123', land: '1124', area: 'central-mediterranean', cost: 1, weather: ['fair', 'mud'] },
} as const satisfies Readonly<Record<string, Beach>>;
export type BeachName = keyof typeof beaches;

export const beachNames = Object.keys(beaches) as readonly BeachName[];

/** The beach of each beach hex. */
export const beachAt: ReadonlyMap<string, Beach & { readonly name: BeachName }> = new Map(
  beachNames.map((name) => [beaches[name].sea, { ...beaches[name], name }]),
);
