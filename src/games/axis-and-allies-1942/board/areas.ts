// Close-ups: which spaces each shows, and the one that fits what has changed.
import { closeUps } from '../../../draw/close-ups.js';
import { spaces, type Space } from '../data/spaces.js';

const words = (list: string): readonly string[] => list.split(' ');

const lists = {
  europe: words(
    'united_kingdom iceland norway finland karelia_ssr baltic_states poland germany northwestern_europe france gibraltar italy southern_europe bulgaria_romania ukraine_ssr belorussia west_russia russia archangel caucasus vologda morocco algeria libya egypt trans_jordan sz3 sz4 sz5 sz6 sz7 sz8 sz13 sz14 sz15 sz16 sz17',
  ),
  pacific: words(
    'japan manchuria buryatia_ssr formosa okinawa iwo_jima wake_island midway hawaiian_islands caroline_islands philippine_islands borneo east_indies new_guinea solomon_islands western_australia eastern_australia new_zealand kiangsu kwangtung alaska western_canada western_united_states mexico sz36 sz37 sz38 sz39 sz40 sz41 sz42 sz43 sz44 sz45 sz46 sz47 sz48 sz49 sz50 sz51 sz52 sz53 sz54 sz55 sz56 sz57 sz58 sz59 sz60 sz61 sz62 sz63 sz64 sz65',
  ),
  asia: words(
    'russia vologda novosibirsk kazakh_ssr caucasus evenki_national_okrug yakut_ssr soviet_far_east buryatia_ssr manchuria anhwei kiangsu kwangtung yunnan szechwan sinkiang india burma french_indo_china_thailand malaya persia trans_jordan japan formosa sz34 sz35 sz36 sz61 sz62',
  ),
  africa: words(
    'gibraltar morocco algeria libya egypt anglo_egyptian_sudan italian_east_africa french_west_africa french_equatorial_africa belgian_congo rhodesia union_of_south_africa french_madagascar trans_jordan persia sz13 sz14 sz15 sz17 sz23 sz24 sz27 sz28 sz29 sz30 sz31 sz32 sz33 sz34',
  ),
  americas: words(
    'greenland eastern_canada central_united_states eastern_united_states east_mexico central_america west_indies brazil sz1 sz2 sz9 sz10 sz11 sz12 sz18 sz19 sz20 sz21 sz22 sz25 sz26',
  ),
} as const;

export type AreaId = keyof typeof lists;

export const { ids: areaIds, isArea, showingMost: areaShowing } = closeUps<AreaId>(lists);

/** The spaces of a close-up. */
export function spacesOf(area: AreaId): readonly Space[] {
  return spaces.filter((id) => lists[area].includes(id));
}
