import { type Api, createQueryClient, markLoggedIn } from '@storefront/api-client';
import {
  type Brand,
  BrandProvider,
  emit,
  type EventName,
  type EventPayload,
  on,
  type Session,
  SessionProvider,
  type TakeMethodState,
  useTakeMethod,
  type WidgetHost,
  type WidgetId,
  WidgetHostProvider,
  hasAccess,
  useSession,
  widgetAccess,
} from '@storefront/contracts';
import { eventNames } from '@storefront/contracts/events';
import { notifyManager, QueryClientProvider } from '@storefront/query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { type Answer, fakeApi } from './fakeApi';
import { PlainRouter } from './PlainRouter';
import { testBrand } from './testBrand';

interface ShellOptions {
  /** Answers by endpoint path; see `fakeApi`. The settings are empty by default. */
  answers?: Record<string, Answer>;
  api?: Api;
  session?: Session['status'];
  /** Take method and address; restored by default, so that queries run. */
  takeMethod?: Partial<TakeMethodState>;
  url?: string;
  brand?: Brand;
  /** Stand-ins for widgets of other teams; the others render an empty element. */
  widgets?: Partial<Record<WidgetId, ComponentType<never>>>;
  /** How often a failed read is repeated; never by default. */
  retries?: number;
}

interface RecordedEvent<Name extends EventName = EventName> {
  name: Name;
  payload: EventPayload<Name>;
}

/** The events of a test so far, in all and by name. */
function recordEvents() {
  const emittedEvents: RecordedEvent[] = [];
  const unsubscribes = eventNames.map((name) =>
    on(name, (payload) => void emittedEvents.push({ name, payload })),
  );
  const emitted = <Name extends EventName>(...names: Name[]) =>
    emittedEvents
      .filter((event): event is RecordedEvent<Name> => names.some((name) => name === event.name))
      .map(({ payload }) => payload);
  return {
    emittedEvents,
    /** The payloads of the events with one of these names. */
    emitted,
    /** The texts of the toasts. */
    toasts: () => emitted('shell:toast-requested').map(({ text }) => text),
    /** The panels that were requested, on top of the stack or in place of another. */
    opened: () => emitted('shell:panel-requested', 'shell:panel-replace-requested').map(({ panel }) => panel),
    stopListening: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
  };
}

/** The host of widgets, with the stand-ins of a test. Like the shell's, it shows a visitor no widget of others. */
function createWidgetHost(widgets: NonNullable<ShellOptions['widgets']>): WidgetHost {
  return function WidgetStandIn({ id, props }) {
    const session = useSession();
    if (!hasAccess(widgetAccess(id), session)) return null;
    const StandIn = widgets[id] as ComponentType<object> | undefined;
    return StandIn ? <StandIn {...props} /> : <div data-widget={id} />;
  };
}

// As the shell does in the browser. The default is a timer, which `act` does not wait for.
notifyManager.setScheduler(queueMicrotask);
/**
 * Renders a page, panel or widget of a remote with the shell's providers: API client, session, router, brand
 * and take method. Records the calls it makes and the events it emits. `rerender` keeps the providers.
 */
export function renderInShell(element: ReactElement, options: ShellOptions = {}) {
  const {
    answers = {},
    session = 'guest',
    url = '/',
    brand = testBrand,
    widgets = {},
    retries = 0,
  } = options;
  const fake = fakeApi({ '/api/app/settings/': () => [], ...answers });
  const queryClient = createQueryClient(options.api ?? fake.api, { retries });
  if (session === 'user') markLoggedIn(queryClient);
  const Widgets = createWidgetHost(widgets);
  const events = recordEvents();
  window.history.replaceState(null, '', url);
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true, ...options.takeMethod });
  const user = userEvent.setup();
  let updateSession: (status: Session['status']) => void;
  function Shell({ children }: { children: ReactNode }) {
    const [status, setStatus] = useState(session);
    useEffect(() => {
      updateSession = setStatus;
    }, []);
    return (
      <PlainRouter>
        <QueryClientProvider client={queryClient}>
          <BrandProvider value={brand}>
            <SessionProvider value={{ status }}>
              <WidgetHostProvider value={Widgets}>{children}</WidgetHostProvider>
            </SessionProvider>
          </BrandProvider>
        </QueryClientProvider>
      </PlainRouter>
    );
  }
  const view = render(element, { wrapper: Shell });
  return {
    ...view,
    user,
    queryClient,
    calls: fake.calls,
    ...events,
    /** The visitor logs in: emits the event and updates the session, as the shell does. The auth panel stays open. */
    logIn: () =>
      act(() => {
        emit('account:logged-in', {});
        markLoggedIn(queryClient);
        updateSession('user');
      }),
  };
}
