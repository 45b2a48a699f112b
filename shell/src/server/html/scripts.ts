import type { PageScriptOptions } from '../../app/page-script/pageScript';
import { escapeMarkup } from '../../shared/markup/markup';
import { earlySheetHtml } from './earlySheetHtml';

export interface ScriptFile {
  url: string;
  integrity: string;
}

export interface PageScripts extends Pick<PageScriptOptions, 'isLive' | 'visitorKeys'> {
  nonce: string;
  /** The text of the script that starts the others. */
  pageScript: string;
  /** Scripts of the shell, which run. */
  scripts: readonly ScriptFile[];
  /** Scripts of shell and remotes that those load first. */
  preloads: readonly ScriptFile[];
  /** Scripts that a visitor's first panel needs, some of them perhaps among the others. */
  forPanel: readonly ScriptFile[];
}

const pictureTimeoutMs = 1_500;
const ids = { preloads: 'later-preloads', scripts: 'later-scripts', earlySheet: 'early-sheet' };

const file = ({ url, integrity }: ScriptFile) =>
  `="${escapeMarkup(url)}" integrity="${escapeMarkup(integrity)}" crossorigin="anonymous"`;

const preload = (script: ScriptFile) =>
  `<link rel="preload" as="script" href${file(script)} fetchpriority="low">`;

/**
 * The scripts of a page, inside templates from which the page's own script takes them (`startWithVisitor`): first the
 * page is painted, and what the visitor does until they run is kept (`keepEarlyInput`). They are still plain elements of
 * the document, with nonce and integrity, so no script has to create one from a URL.
 */
export function scriptsHtml(page: PageScripts): string {
  const { pageScript, scripts, preloads, forPanel, isLive, visitorKeys } = page;
  const nonce = escapeMarkup(page.nonce);
  const preloaded = new Map([...preloads, ...scripts, ...forPanel].map((script) => [script.url, script]));
  const running = scripts.map((script) => `<script data-app nonce="${nonce}" src${file(script)}></script>`);
  const options: PageScriptOptions = {
    preloadsId: ids.preloads,
    scriptsId: ids.scripts,
    earlySheetId: ids.earlySheet,
    pictureTimeoutMs,
    isLive,
    visitorKeys,
  };
  return (
    `<template id="${ids.preloads}">${[...preloaded.values()].map(preload).join('')}</template>` +
    `<template id="${ids.scripts}">${running.join('')}</template>` +
    `<template id="${ids.earlySheet}">${earlySheetHtml(nonce)}</template>` +
    `<script nonce="${nonce}" data-options="${escapeMarkup(JSON.stringify(options))}">${pageScript}</script>`
  );
}
