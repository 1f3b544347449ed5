// Close-ups: which spaces each shows, and the one that fits what has changed.
import { closeUps } from '../../../draw/close-ups.js';
import type { SpaceId } from '../data/spaces.js';

export const areas = {
  europe: [
    'iceland',
    'united-kingdom',
    'western-europe',
    'germany',
    'italy',
    'scandinavia',
    'balkans',
    'eastern-europe',
    'ukraine',
    'russia',
    'moscow',
    'north-africa',
    'middle-east',
    'north-sea',
    'baltic-sea',
    'mediterranean-sea',
    'black-sea',
    'caspian-sea',
  ],
  pacific: [
    'southeast-asia',
    'china',
    'japan',
    'philippines',
    'indonesia',
    'iwo-jima',
    'new-guinea',
    'australia',
    'new-zealand',
    'hawaii',
    'western-united-states',
    'pacific-northwest',
    'vladivostok',
    'south-china-sea',
    'sea-of-japan',
    'north-pacific',
    'central-pacific',
    'south-pacific',
    'east-pacific',
  ],
  asia: [
    'moscow',
    'siberia',
    'kazakhstan',
    'mongolia',
    'vladivostok',
    'middle-east',
    'india',
    'szechuan',
    'china',
    'southeast-asia',
    'japan',
    'caspian-sea',
    'bay-of-bengal',
    'sea-of-japan',
  ],
  atlantic: [
    'canada',
    'eastern-united-states',
    'latin-america',
    'iceland',
    'north-africa',
    'africa',
    'madagascar',
    'north-atlantic',
    'south-atlantic',
    'southeast-pacific',
    'southern-ocean',
    'indian-ocean',
  ],
} as const satisfies Readonly<Record<string, readonly SpaceId[]>>;

export type AreaId = keyof typeof areas;

/** What lies beyond the edge of the map that a close-up reaches. */
export const edgesOf: Readonly<Partial<Record<AreaId, readonly SpaceId[]>>> = {
  pacific: ['canada', 'eastern-united-states', 'southeast-pacific'],
  atlantic: ['pacific-northwest', 'western-united-states', 'east-pacific'],
};

const { ids, isArea, showingMost } = closeUps<AreaId>(areas);
export { ids as areaIds, isArea };

/** The close-up that shows most of what changed; undefined when no space did. */
export function areaShowing(changed: readonly string[]): AreaId | undefined {
  return showingMost([...new Set(changed)]);
}
