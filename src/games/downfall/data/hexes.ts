// The land hexes in play: terrain and nation of each. A hex is named by row (from the south) and column (from the west); odd rows lie half a hex further east.
import type { Nation } from './nations.js';

export type Terrain = 'clear' | 'forest' | 'hills' | 'mountains' | 'swamp';

/** By nation and terrain, the hexes. */
const packed: Readonly<Record<Nation, Readonly<Partial<Record<Terrain, string>>>>> = {
  germany: {
    clear:
      '2916 2917 2918 2919 2921 3018 3019 3022 3116 3117 3118 3120 3122 3217 3219 3221 3222 3223 3316 3319 3320 3321 3322 3323 3417 3418 3419 3420 3421 3422 3423 3424 3517 3518 3519 3520 3522 3523 3525 3618 3624 3625 3724',
    forest: '3017 3020 3218 3521 3524',
    hills: '2821 2920 3021 3119 3121 3216 3220 3317 3318',
    mountains: '2818 2819 2820',
  },
  poland: {
    clear: '3123 3124 3125 3126 3127 3225 3226 3324 3325 3425 3426',
    hills: '3224',
    mountains: '3026',
  },
  slovakia: {
    clear: '2922 2923',
    mountains: '3023 3024 3025',
  },
  hungary: {
    clear: '2722 2723 2822 2823 2824 2825 2925',
    hills: '2826 2924',
    mountains: '2827 2926',
  },
  romania: {
    clear: '2526 2527 2528 2529 2625 2628 2629 2724 2725 2726 2728 2729 2828 2927 2928',
    hills: '2829',
    mountains: '2626 2627 2727',
    swamp: '2630',
  },
  bulgaria: {
    clear: '2426 2427 2429',
    hills: '2326 2327 2328 2428',
    mountains: '2225 2226 2227',
  },
  italy: {
    clear: '1821 2021 2120 2122 2219 2221 2516 2518 2616 2617 2618 2619 2717 2718',
    hills: '1720 1819 1820 1921 2016 2116 2121 2318 2418 2419 2420 2517 2520 2620 2719 2720',
    mountains: '2220 2319 2715 2716',
  },
  croatia: {
    clear: '2622 2623 2721',
    hills: '2621',
    mountains: '2322 2422 2423 2521 2522',
  },
  serbia: {
    clear: '2524 2624',
    hills: '2425 2523 2525',
    mountains: '2325 2424',
  },
  montenegro: {
    mountains: '2323',
  },
  albania: {
    hills: '2123',
    mountains: '2024 2124 2224 2324',
  },
  greece: {
    clear: '1827 1926 2026 2126',
    hills: '1729 1825 1826 1924 2228',
    mountains: '1526 1527 1725 1925 2025 2125',
  },
  france: {
    clear:
      '2512 2513 2514 2515 2611 2612 2614 2710 2711 2714 2811 2814 2815 2910 2911 2912 2913 2914 3010 3011 3012 3013 3014 3015 3109 3110 3111 3112 3113 3114 3210 3211 3212 3213 3214 3313',
    forest: '2610',
    hills: '2613 2712 2713 2812 2813 2915 3016 3115 3209',
    mountains: '2316 2511 2615',
  },
  belgium: {
    clear: '3314',
    forest: '3215',
  },
  netherlands: {
    clear: '3315 3416 3516',
    swamp: '3415',
  },
  denmark: {
    clear: '3718 3719 3818 3918',
  },
  norway: {
    forest: '4119 4219 4319',
    hills: '4018 4118',
    mountains: '4117 4217 4218 4317 4318',
  },
  ostland: {
    clear: '3326 3428 3429 3430 3527 3528 3626 3627 3628 3629 3725 3726 3727 3825 3826 4126',
    forest: '3526 3529 3728 3827 3926 4026 4027',
    swamp: '3327 3328 3329 3427',
  },
  ukraine: {
    clear:
      '2732 2733 2734 2830 2831 2832 2833 2929 2930 2931 2932 2933 2934 3027 3028 3029 3030 3031 3032 3033 3034 3035 3128 3129 3130 3131 3132 3133 3134 3135 3227 3228 3229 3230 3231 3232 3233 3234 3235 3330 3331 3332 3431',
    hills: '2633',
  },
  'soviet-union': {
    clear:
      '2542 2641 2742 2836 2837 2838 2842 2935 2936 2937 2939 2940 3036 3037 3038 3039 3040 3041 3136 3137 3138 3139 3140 3236 3237 3238 3239 3333 3334 3335 3336 3337 3338 3339 3432 3433 3434 3435 3436 3437 3438 3439 3532 3533 3534 3535 3536 3537 3538 3539 3630 3633 3634 3635 3636 3637 3638 3639 3729 3731 3732 3733 3734 3735 3736 3739 3828 3832 3833 3835 3836 3837 3838 3839 3928 3930 3931 3932 3933 3934 3935 3938 3939 4028 4029 4032 4033 4034 4036 4038 4039 4127 4128 4133 4137 4138 4139 4228 4238 4239',
    forest:
      '3530 3531 3631 3632 3730 3738 3829 3830 3831 3929 3936 3937 4030 4031 4035 4037 4130 4131 4132 4134 4135 4136 4229 4230 4231 4232 4233 4234 4235 4236 4237',
    hills: '2538 2642 2735 2737 2839 2840 2841 2938 3737',
    mountains: '2539 2540 2541 2638 2639 2640 2736 2738 2739 2740 2741',
    swamp: '2835 3141 3834 3927 4129',
  },
  'french-north-africa': {
    clear: '1315 1316 1415 1416 1514 1515 1516 1614 1615 1616 1617 1701 1702 1706 1716 1808 1809 1810 1812 1813 1814',
    hills: '1715 1811',
    mountains: '1703 1704 1705 1707 1708 1709 1710 1711 1712 1713 1714',
  },
  libya: {
    clear: '1020 1021 1022 1023 1024 1025 1026 1027 1119 1120 1124 1125 1126 1127 1217 1218 1219 1220 1225 1317 1318',
    hills: '1226',
  },
  egypt: {
    clear: '1032 1033 1034 1128 1129 1130 1131 1132 1133 1134 1233',
  },
  malta: {
    hills: '1620',
  },
  gibraltar: {
    hills: '2005',
  },
};

export interface LandHex {
  readonly nation: Nation;
  readonly terrain: Terrain;
}

/** Every land hex in play. */
export let landHexes: ReadonlyMap<string, LandHex> = new Map(
  Object.entries(packed).flatMap(([nation, byTerrain]) =>
    Object.entries(byTerrain).flatMap(([terrain, hexes]) =>
      hexes.split(' ').map((hex) => [hex, { nation: nation as Nation, terrain: terrain as Terrain }] as const),
    ),
  ),
);

export function layHexes(hexes: typeof landHexes): void {
  landHexes = hexes;
}
