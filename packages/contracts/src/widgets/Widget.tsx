import { type ComponentType, createContext, use } from 'react';
import type { WidgetId, WidgetProps } from './widgets';

/** Renders another team's widget, including its loading and error states. The shell provides it. */
export type WidgetHost = ComponentType<{ id: WidgetId; props: object }>;

const WidgetHostContext = createContext<WidgetHost | undefined>(undefined);

export const WidgetHostProvider = WidgetHostContext.Provider;

/** A widget without props has the type `Record<string, never>`, which would forbid even `id`. */
type PropsWithoutId<Id extends WidgetId> =
  Record<string, never> extends WidgetProps<Id> ? unknown : WidgetProps<Id>;

/** Embeds a widget of another team. An unavailable widget does not affect the page around it. */
export function Widget<Id extends WidgetId>({ id, ...props }: { id: Id } & PropsWithoutId<Id>) {
  const Host = use(WidgetHostContext);
  if (!Host) throw new Error('Widget needs a WidgetHostProvider above it');
  return <Host id={id} props={props} />;
}
