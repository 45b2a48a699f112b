import { appStartedEvent } from '../../app/state/appStartedEvent';
import { escapeMarkup } from '../../shared/markup/markup';
import { keepEarlyInput } from './keepEarlyInput';
import { runAfterPaint } from './runAfterPaint';

export interface ScriptFile {
  url: string;
  integrity: string;
}

export interface PageScripts {
  nonce: string;
  /** Scripts of the shell, which run. */
  scripts: readonly ScriptFile[];
  /** Scripts of shell and remotes that those load first. */
  preloads: readonly ScriptFile[];
}

/** How long scripts wait for the first pictures, ms. */
const pictureTimeoutMs = 1_500;
const ids = { preloads: 'later-preloads', scripts: 'later-scripts' };

const file = ({ url, integrity }: ScriptFile) =>
  `="${escapeMarkup(url)}" integrity="${escapeMarkup(integrity)}" crossorigin="anonymous"`;

const preload = (script: ScriptFile) =>
  `<link rel="preload" as="script" href${file(script)} fetchpriority="low">`;

/**
 * The scripts of a page, inside templates from which `runAfterPaint` takes them: first the page is painted, and what
 * the visitor does until they run is kept (`keepEarlyInput`). They are still plain elements of the document, with nonce
 * and integrity, so no script has to create one from a URL.
 */
export function scriptsHtml({ nonce, scripts, preloads }: PageScripts): string {
  const running = scripts.map(
    (script) => `<script nonce="${escapeMarkup(nonce)}" src${file(script)}></script>`,
  );
  const calls =
    `(${String(runAfterPaint)})("${ids.preloads}","${ids.scripts}",${pictureTimeoutMs});` +
    `(${String(keepEarlyInput)})("${appStartedEvent}")`;
  return (
    `<template id="${ids.preloads}">${[...preloads, ...scripts].map(preload).join('')}</template>` +
    `<template id="${ids.scripts}">${running.join('')}</template>` +
    `<script nonce="${escapeMarkup(nonce)}">${calls}</script>`
  );
}
