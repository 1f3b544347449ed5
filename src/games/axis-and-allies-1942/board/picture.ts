// The picture of the board.
import type { Game } from '../../../table/game.js';
import type { Look, Scene } from '../../../table/scene.js';
import { say } from '../reports/names.js';
import type { AaView } from '../view.js';
import { title } from './text-board.js';

/** The position as shapes. */
export function board(view: AaView, look: Look): Scene {
  const lang = look.lang === 'ko' ? 'ko' : 'en';
  return {
    width: 1000,
    height: 200,
    pixels: look.width,
    background: '#FFFFFF',
    ns: 'axis-and-allies-1942',
    layers: [
      {
        id: 'title',
        shapes: [
          {
            kind: 'text',
            id: 'title',
            at: [500, 100],
            align: 'centre',
            maxWidth: 960,
            runs: [{ text: title(view), lang, size: 40, weight: 'bold', fill: '#000000' }],
          },
        ],
      },
    ],
  };
}

/** The kinds of picture that are offered. */
export function looks(): ReturnType<Game<object, object, AaView>['looks']> {
  return { variants: [{ id: 'position', title: say('look.position'), role: 'position' }], areas: [] };
}
