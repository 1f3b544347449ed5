// What every change of a game must see to when it ends, in order: new in this list is seen to everywhere.
import type { Closing } from './change/session.js';
import { tellEliminated } from './change/news.js';
import { dateVacancies } from './people/vacancies.js';
import { offerVacancies } from './lobby/waiting.js';
import { newspapersDue } from './history/newspaper.js';
import { embassiesMoved } from './press/threads.js';
import { announcements } from './telling/announcements.js';
import { sortTold } from './telling/personal.js';
import { members, shown } from './telling/shown.js';
import { defer } from './due/deferred.js';
import { schedule } from './time/schedule.js';
import { expireVotes } from './motions/closing.js';

export const closing: Closing = {
  settle: [dateVacancies, offerVacancies, expireVotes, schedule, tellEliminated],
  sort: sortTold,
  say: [
    (_s, { rest }) => rest,
    announcements,
    (s) => newspapersDue(s, s.ended),
    (_s, { own }) => own,
    (_s, { ends }) => ends,
    shown,
    members,
    embassiesMoved,
  ],
  defer,
};
