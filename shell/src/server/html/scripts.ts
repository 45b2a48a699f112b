import type { PageScriptOptions } from '../../app/page-script/pageScript';
import { laterIds } from '../../app/page-script/laterIds';
import { escapeMarkup } from '../../shared/markup/markup';

export interface ScriptFile {
  url: string;
  integrity: string;
}

export interface PageScripts extends Pick<PageScriptOptions, 'isLive' | 'visitorKeys'> {
  nonce: string;
  /** Scripts of the shell, which run. */
  scripts: readonly ScriptFile[];
  /** Scripts of shell and remotes that `scripts` load first. */
  preloads: readonly ScriptFile[];
  /** Scripts that a visitor's first panel needs, some of them perhaps among the others. */
  forPanel: readonly ScriptFile[];
}

const pictureTimeoutMs = 1_500;

/** Begins the scripts of a page. Elements that are inserted after it are preloaded with them. */
export const preloadsStart = `<template id="${laterIds.preloads}">`;

const file = ({ url, integrity }: ScriptFile) =>
  `="${escapeMarkup(url)}" integrity="${escapeMarkup(integrity)}" crossorigin="anonymous"`;

export const scriptHtml = (script: ScriptFile, attributes: string): string =>
  `<script ${attributes} src${file(script)}></script>`;

const preload = (script: ScriptFile) =>
  `<link rel="preload" as="script" href${file(script)} fetchpriority="low">`;

/**
 * The scripts of a page, inside templates from which the script of the page takes them (`startWithVisitor`): first the
 * page is painted, and the visitor's input until they run is kept (`keepEarlyInput`). They are still plain elements of
 * the document, with nonce and integrity, so no script has to create one from a URL.
 */
export function scriptsHtml(page: PageScripts): string {
  const { scripts, preloads, forPanel, isLive, visitorKeys } = page;
  const nonce = escapeMarkup(page.nonce);
  const preloaded = new Map([...preloads, ...scripts, ...forPanel].map((script) => [script.url, script]));
  const running = scripts.map((script) => scriptHtml(script, `data-app nonce="${nonce}"`));
  const options: PageScriptOptions = {
    pictureTimeoutMs,
    isLive,
    visitorKeys,
  };
  return (
    `${preloadsStart}${[...preloaded.values()].map(preload).join('')}</template>` +
    `<template id="${laterIds.scripts}" data-options="${escapeMarkup(JSON.stringify(options))}">${running.join('')}</template>`
  );
}
