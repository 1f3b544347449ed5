// Which data a game is played with, as its table is told.
import type { Text } from '../../../table/text.js';
import { nameOf } from '../data/own-files.js';
import type { DownfallState } from '../state.js';
import { say } from './names.js';

/** The name of the data of a game: the owner's own files, or ours for null. */
export function dataName(files: string | null): Text {
  return files === null ? say('data.set') : say('data.own', nameOf(files));
}

/** What is said of its data when a game begins. */
export function dataReport({ data }: Pick<DownfallState, 'data'>): Text {
  return data === null ? say('report.data') : say('report.ownData', nameOf(data));
}
