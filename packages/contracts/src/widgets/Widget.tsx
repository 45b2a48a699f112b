import { type ComponentType, createContext, use } from 'react';
import type { WidgetId, WidgetProps } from './widgets';

/** How the host draws another team's widget: loading, failing and retrying are the host's business. */
export type WidgetHost = ComponentType<{ id: WidgetId; props: object }>;

const WidgetHostContext = createContext<WidgetHost | undefined>(undefined);

export const WidgetHostProvider = WidgetHostContext.Provider;

/** The props to be given: a contract without any types them as `Record<string, never>`, which forbids even `id`. */
type GivenProps<Id extends WidgetId> =
  Record<string, never> extends WidgetProps<Id> ? unknown : WidgetProps<Id>;

/** Embeds a widget of another team. A widget that cannot be had leaves the page around it alive. */
export function Widget<Id extends WidgetId>({ id, ...props }: { id: Id } & GivenProps<Id>) {
  const Host = use(WidgetHostContext);
  if (!Host) throw new Error('Widget needs a WidgetHostProvider above it');
  return <Host id={id} props={props} />;
}
