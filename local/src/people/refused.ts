// Why a person cannot do something here; the page says it in words, tests see the reason.

export type RefusedReason =
  | 'unknown-person'
  | 'unknown-channel'
  | 'unknown-command'
  | 'unknown-message'
  | 'unknown-component'
  | 'disabled'
  | 'no-permission'
  | 'thread-archived'
  | 'thread-locked'
  | 'bad-option'
  | 'missing-option'
  | 'bad-choice'
  | 'bad-field'
  | 'no-modal'
  | 'empty'
  | 'too-long';

/** Thrown when Discord's own client would not let a person do this. */
export class Refused extends Error {
  constructor(
    readonly reason: RefusedReason,
    readonly detail = '',
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`);
  }
}
