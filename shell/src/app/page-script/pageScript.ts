import { appStartedEvent } from '../state/appStartedEvent';
import { createEarlySheet } from './createEarlySheet';
import { repeatEarlyPresses } from './earlyPresses';
import { keepEarlyInput } from './keepEarlyInput';
import { loadEarlySheet } from './loadEarlySheet';
import { loadFieldFigures } from './loadFieldFigures';
import { type StartOptions, startWithVisitor } from './startWithVisitor';
import { laterIds } from './laterIds';

/** Options from the server for the script of a page, as JSON in `data-options` of the template with the scripts. */
export type PageScriptOptions = Pick<StartOptions, 'isLive' | 'pictureTimeoutMs' | 'visitorKeys'>;

/** How long a sheet waits for the app, ms. */
const earlySheetTimeoutMs = 30_000;

/** Lets the browser paint the page first. */
const afterPaint = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

// The only script that runs in every page: `buildShell` makes a file of it.
const { preloads, scripts, earlySheet } = laterIds;
const options = JSON.parse(document.getElementById(scripts)?.dataset['options'] ?? '{}') as PageScriptOptions;
startWithVisitor({
  ...options,
  preloadsId: preloads,
  scriptsId: scripts,
});
const link = document.getElementById(earlySheet);
const sheet = afterPaint().then(() =>
  link instanceof HTMLLinkElement ? loadEarlySheet(link.href) : undefined,
);
keepEarlyInput(appStartedEvent, createEarlySheet(sheet, earlySheetTimeoutMs));
repeatEarlyPresses();
loadFieldFigures(options.visitorKeys);
