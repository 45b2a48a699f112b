import type * as z from 'zod/mini';
import type { Access } from '../access/access';
import type { Owner } from '../remotes/remotes';
import { type WidgetContract, widgets } from '../tables/widgets';

export type WidgetId = keyof typeof widgets;

export type WidgetProps<Id extends WidgetId> = z.output<(typeof widgets)[Id]['props']>;

/** The widgets that a team owns. */
export type WidgetsOf<Name extends Owner> = {
  [Id in WidgetId]: (typeof widgets)[Id]['owner'] extends Name ? Id : never;
}[WidgetId];

export const widgetIds = Object.keys(widgets) as WidgetId[];

/** Who gets the widget; undefined for everyone. */
export function widgetAccess(id: WidgetId): Access | undefined {
  const contract: WidgetContract = widgets[id];
  return contract.access;
}

/** Whether the server's HTML of the widget needs no script. */
export function isStaticWidget(id: WidgetId): boolean {
  return 'isStatic' in widgets[id];
}
