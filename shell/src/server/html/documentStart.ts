import type { Brand } from '@storefront/contracts';
import { storageKeys } from '@storefront/contracts';
import { earlyPressesScript } from '../../app/page-script/earlyPresses';
import { laterIds } from '../../app/page-script/laterIds';
import { escapeMarkup } from '../../shared/markup/markup';
import { earlySheet } from './earlySheet';
import { type ScriptFile, scriptHtml } from './scripts';

interface DocumentStartOptions {
  brand: Brand;
  nonce: string;
  /** Tokens, reset and font faces. */
  css: string;
  fonts: readonly string[];
  /** The script that starts the others; it runs when the whole document is there. */
  pageScript: ScriptFile;
}

/**
 * Sets the saved theme before the first paint, also for the browser's own bar. Without one the design tokens and the bar
 * follow the system.
 */
export const themeScript = (brandKey: string) =>
  `try{const t=localStorage.getItem(${JSON.stringify(storageKeys(brandKey).theme)});` +
  `if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;` +
  `document.querySelectorAll("[name=theme-color]").forEach(m=>` +
  `m.setAttribute("media",m.getAttribute("media").includes(t)?"all":"not all"))}}catch{}`;

const barColour = ({ themeColor }: Brand, theme: 'light' | 'dark') =>
  `<meta name="theme-color" content="${escapeMarkup(themeColor[theme])}" media="(prefers-color-scheme: ${theme})">`;

/** Puts the seen stories on the document before the first paint (contracts/docs/seen-stories.md). */
const storiesScript = (brandKey: string) =>
  `try{document.documentElement.dataset.seenStories=localStorage.getItem(${JSON.stringify(storageKeys(brandKey).seenStories)})||""}catch{}`;

/**
 * Reads the fonts before the first layout. The browser would begin with them in that layout, and lay out all text again
 * when they are there.
 */
const fontsScript = 'document.fonts.forEach(f=>f.family==="Geologica"&&f.load().catch(()=>{}))';

/** The document up to the page's own part of the head (title, description, preloaded picture). */
export function documentStart({ brand, nonce, css, fonts, pageScript }: DocumentStartOptions): string {
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    ...fonts.map(
      (url) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeMarkup(url)}" crossorigin="anonymous">`,
    ),
    `<style nonce="${nonce}">${css}</style>`,
    barColour(brand, 'light'),
    barColour(brand, 'dark'),
    `<script nonce="${nonce}">${themeScript(brand.key)};${storiesScript(brand.key)};${fontsScript};${earlyPressesScript}</script>`,
    scriptHtml(pageScript, `defer nonce="${nonce}"`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="preload" as="fetch" id="${laterIds.earlySheet}" href="${earlySheet.url}" crossorigin="anonymous" fetchpriority="low">`,
    '<meta name="format-detection" content="telephone=no">',
  ].join('');
}
