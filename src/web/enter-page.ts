// The small page behind a link: one button, because whoever looks a link up before it is pressed must not spend it.
import { html } from 'hono/html';
import type { WebDeps } from './deps.js';
import type { Lang } from '../words/words.js';
import { t, voiceOf } from './state.js';

/**
 * @param lang the language in which the link was given, or that of the browser.
 * @param what the button, or that the link opens nothing any more.
 */
export function enterPage(deps: WebDeps, lang: Lang, what: 'enter' | 'spent') {
  const { say } = voiceOf(deps, lang, 'app');
  const body =
    what === 'spent'
      ? html`<p>${say(t('board.spent'))}</p>`
      : html`<form method="post">
          <p>${say(t('board.enterAbout'))}</p>
          <button>${say(t('board.enter'))}</button>
        </form>`;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/files/icon.svg" />
        <title>Fieldpost</title>
        <link rel="stylesheet" href="/files/enter.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}
