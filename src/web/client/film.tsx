// The page of the board inside one file: an ended game read from the file itself, turn by turn, without a server.
import { render } from 'preact';
import { unpacked, type FilmData, type FilmTold } from '../film-wire.js';
import { fitLetters } from './fitted.js';
import { NotServed, type Api } from './net.js';
import { MapPaths, type Outlines } from './outlines.js';
import { Table } from './table.js';

/** What stands in the file, which is compressed. */
async function read(): Promise<FilmData> {
  const text = document.getElementById('film')?.textContent ?? '';
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).json()) as FilmData;
}

/** Nobody can do anything to a game that has ended. */
const refused = (): Promise<never> => Promise.reject(new NotServed(404));

/** The game as the file has it, in the language that is chosen. */
function apiIn(file: FilmData): Api {
  let lang = file.langs[0]?.id ?? 'en';
  const told = (): FilmTold => {
    const found = file.told[lang];
    if (found === undefined) throw new NotServed(404);
    return found;
  };
  const turn = async (n: number) => {
    const found = told().turns.at(n);
    return found === undefined ? refused() : { ...found, scene: unpacked(found.scene, file) };
  };
  return {
    langs: file.langs,
    speak: (chosen) => {
      lang = chosen;
    },
    state: () => Promise.resolve({ state: told().state, boards: {} }),
    scene: async () => (await turn(-1)).scene,
    past: () => Promise.resolve(told().list),
    pastTurn: turn,
    pastOver: () => Promise.resolve(told().over),
    follow: () => undefined,
    page: refused,
    references: refused,
    reference: refused,
    faces: refused,
    outlines: refused,
    letters: refused,
    write: refused,
    answerLetter: refused,
    notes: refused,
    keepNote: refused,
    dropNote: refused,
    suppose: refused,
    act: refused,
    undo: refused,
  };
}

async function begin(): Promise<void> {
  const file = await read();
  const api = apiIn(file);
  const { state } = await api.state();
  const maps = Object.entries(file.maps).map(([id, outlines]) => [id, new MapPaths(outlines as Outlines)] as const);
  document.body.replaceChildren();
  render(<Table api={api} first={state} scene={null} maps={new Map(maps)} opens={0} />, document.body);
}

fitLetters();
void begin();
