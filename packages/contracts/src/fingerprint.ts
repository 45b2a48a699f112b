import * as z from 'zod/mini';
import { events, type EventName } from './events/events';
import { type PanelId, panels } from './panels/panels';
import { type WidgetId, widgets } from './widgets/widgets';

/** A schema as canonical JSON: two builds have the same contract when these texts are equal. */
export function schemaText(schema: z.ZodMiniType): string {
  return JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }));
}

export const eventSchemaText = (name: EventName) => schemaText(events[name]);
export const panelSchemaText = (id: PanelId) => schemaText(panels[id].params);
export const widgetSchemaText = (id: WidgetId) => schemaText(widgets[id].props);
