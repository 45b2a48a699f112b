import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { remoteFolders, root } from '@storefront/config/workspace';
import {
  type Owner,
  type PanelId,
  panels,
  type RouteId,
  routes,
  type WidgetId,
  widgets,
} from '@storefront/contracts';
import type { Expectation } from '@storefront/testing';

/** The place of a consumer's expectations in its folder. */
const place = 'src/testing/expectations.ts';

/** An expectation with the folder of its consumer and the team that provides the module. */
export interface OwnedExpectation {
  consumer: string;
  provider: Owner;
  expectation: Expectation;
}

const load = createRequire(__filename);

/** Apps are never imported, so that the file of each folder is loaded by its path. */
function expectationsIn(folder: string): readonly Expectation[] {
  const file = join(root, folder, place);
  if (!existsSync(file)) return [];
  return (load(file) as { expectations: readonly Expectation[] }).expectations;
}

/** A page, panel or widget: `panel cart`. */
type ModuleName = `page ${RouteId}` | `panel ${PanelId}` | `widget ${WidgetId}`;

/** The module that an expectation concerns. */
export function moduleOf(expectation: Expectation): ModuleName {
  if ('widget' in expectation) return `widget ${expectation.widget}`;
  return 'panel' in expectation ? `panel ${expectation.panel}` : `page ${expectation.page}`;
}

function providerOf(expectation: Expectation): Owner {
  if ('widget' in expectation) return widgets[expectation.widget].owner;
  return 'panel' in expectation ? panels[expectation.panel].owner : routes[expectation.page].owner;
}

/** The expectations of every app. */
export const allExpectations = (): OwnedExpectation[] =>
  ['shell', ...remoteFolders()].flatMap((consumer) =>
    expectationsIn(consumer).map((expectation) => ({
      consumer,
      provider: providerOf(expectation),
      expectation,
    })),
  );
