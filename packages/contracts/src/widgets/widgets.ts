import type * as z from 'zod/mini';
import type { Owner } from '../remotes/remotes';
import { widgets } from '../tables/widgets';

export type WidgetId = keyof typeof widgets;

export type WidgetProps<Id extends WidgetId> = z.output<(typeof widgets)[Id]['props']>;

/** The widgets that a team owns. */
export type WidgetsOf<Name extends Owner> = {
  [Id in WidgetId]: (typeof widgets)[Id]['owner'] extends Name ? Id : never;
}[WidgetId];

export const widgetIds = Object.keys(widgets) as WidgetId[];

/** Whether the server's HTML of the widget needs no script. */
export function isStaticWidget(id: WidgetId): boolean {
  return 'isStatic' in widgets[id];
}
