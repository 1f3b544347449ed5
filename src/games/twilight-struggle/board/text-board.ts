// The position in words: title, and the board line by line.
import type { Text } from '../../../table/text.js';
import { controller } from '../rules/control.js';
import { regions, type Region } from '../data/terms.js';
import { closedRegions } from '../data/tracks.js';
import { countriesIn } from '../data/geography.js';
import { civilWarSpace } from '../data/countries.js';
import { standing, vpText } from '../reports/figures.js';
import { lastingEffects } from '../reports/lasting-effects.js';
import { countryName, regionName, say, sideName } from '../reports/names.js';
import { scoreOf } from '../rules/scoring.js';
import type { TwilightView } from '../view.js';

/** Turn and round in a few words. */
export function title(view: TwilightView): Text {
  if (view.round > 0 && view.phasing !== null) {
    return say('title.round', { turn: view.turn, round: view.round, side: sideName(view.phasing) });
  }
  return say('title.turn', { turn: view.turn });
}

/** The action round of both sides; the turn outside of them. */
export function chapter({ turn, round }: TwilightView): Text {
  return round > 0 ? say('title.chapter', { turn, round }) : say('title.turn', { turn });
}

/** Points, DEFCON, military operations and The China Card in one line. */
export function score(view: TwilightView): Text {
  const { holder, faceUp } = view.china;
  const args = { vp: vpText(view.vp), defcon: view.defcon, us: view.milOps.us, ussr: view.milOps.ussr };
  if (holder === null) return say('score', args);
  return say(faceUp ? 'score.china' : 'score.chinaDown', { ...args, side: sideName(holder) });
}

function regionLine(view: TwilightView, region: Region): Text {
  const present = countriesIn(region).filter((id) => view.influence[id].us > 0 || view.influence[id].ussr > 0);
  const countries = present.map((id) => {
    const holder = controller(view, id);
    const args = { country: countryName(id), standing: standing(view, id) };
    return holder === null ? say('describe.country', args) : say('describe.held', { ...args, side: sideName(holder) });
  });
  const score = scoreOf(view, region);
  return say('describe.region', {
    region: regionName(region),
    us: { key: `level.${score.us.level}` },
    ussr: { key: `level.${score.ussr.level}` },
    countries: countries.length === 0 ? say('describe.empty') : countries,
  });
}

/** The board in words, line by line. */
export function describe(view: TwilightView): readonly Text[] {
  const closed = closedRegions(view.defcon).map(regionName);
  const lasting = lastingEffects(view);
  const { holder, faceUp } = view.china;
  return [
    title(view),
    say('describe.vp', { marker: vpText(view.vp) }),
    say('describe.defcon', { level: view.defcon, closed: closed.length === 0 ? say('describe.none') : closed }),
    say('describe.milOps', { us: view.milOps.us, ussr: view.milOps.ussr, needed: view.defcon }),
    say('describe.space', { us: view.space.us.box, ussr: view.space.ussr.box }),
    holder === null
      ? say('describe.noChina')
      : say(faceUp ? 'describe.chinaUp' : 'describe.chinaDown', { side: sideName(holder) }),
    say('describe.cards', {
      us: view.handSizes.us,
      ussr: view.handSizes.ussr,
      deck: view.deckSize,
      discard: view.discard.length,
    }),
    say('describe.lasting', { effects: lasting.length === 0 ? say('describe.none') : lasting }),
    ...regions.map((region) => regionLine(view, region)),
    ...(view.civilWar === null
      ? []
      : [say('describe.civilWar', { space: countryName(civilWarSpace), points: view.civilWar })]),
  ];
}
