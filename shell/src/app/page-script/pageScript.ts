import { appStartedEvent } from '../state/appStartedEvent';
import { createEarlySheet } from './createEarlySheet';
import { keepEarlyInput } from './keepEarlyInput';
import { type StartOptions, startWithVisitor } from './startWithVisitor';

/** What the server tells the script of a page, as JSON in `data-options`. */
export interface PageScriptOptions extends StartOptions {
  /** Id of the template with the early sheet. */
  earlySheetId: string;
}

/** How long a sheet waits for the app, ms. */
const earlySheetTimeoutMs = 30_000;

// The only script that runs in every page: `buildShell` makes one inline script of it.
const { earlySheetId, ...start } = JSON.parse(
  document.currentScript?.dataset['options'] ?? '{}',
) as PageScriptOptions;
startWithVisitor(start);
keepEarlyInput(appStartedEvent, createEarlySheet(earlySheetId, earlySheetTimeoutMs));
