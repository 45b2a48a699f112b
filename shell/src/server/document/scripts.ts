import { escapeMarkup } from '../../shared/markup/markup';
import { startLater } from './startLater';

export interface ScriptFile {
  url: string;
  integrity: string;
}

export interface PageScripts {
  nonce: string;
  /** Scripts of the shell that run. */
  scripts: readonly ScriptFile[];
  /** Scripts of the shell and the remotes that those will ask for at once. */
  preloads: readonly ScriptFile[];
}

/** How long pictures that do not come are waited for, ms. */
const patience = 1_500;
const ids = { preloads: 'later-preloads', scripts: 'later-scripts' };

const file = ({ url, integrity }: ScriptFile) =>
  `="${escapeMarkup(url)}" integrity="${escapeMarkup(integrity)}" crossorigin="anonymous"`;

const preload = (script: ScriptFile) =>
  `<link rel="preload" as="script" href${file(script)} fetchpriority="low">`;

/**
 * The scripts of a page, which make way for what is seen first: they lie in templates, out of which `startLater` takes
 * them. So they are plain elements of the document still, with nonce and integrity, and no script has to name one.
 */
export function scriptsHtml({ nonce, scripts, preloads }: PageScripts): string {
  const running = scripts.map(
    (script) => `<script nonce="${escapeMarkup(nonce)}" src${file(script)}></script>`,
  );
  const call = `(${String(startLater)})("${ids.preloads}","${ids.scripts}",${patience})`;
  return (
    `<template id="${ids.preloads}">${[...preloads, ...scripts].map(preload).join('')}</template>` +
    `<template id="${ids.scripts}">${running.join('')}</template>` +
    `<script nonce="${escapeMarkup(nonce)}">${call}</script>`
  );
}
