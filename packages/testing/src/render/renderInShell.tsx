import { type Api, createQueryClient } from '@storefront/api-client';
import {
  type Brand,
  BrandProvider,
  type EventName,
  type EventPayload,
  on,
  SessionProvider,
  type TakeMethodState,
  useTakeMethod,
  type WidgetId,
  WidgetHostProvider,
} from '@storefront/contracts';
import { eventNames } from '@storefront/contracts/events';
import { QueryClientProvider } from '@storefront/query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type Answer, fakeApi } from './fakeApi';
import { PlainRouter } from './PlainRouter';
import { testBrand } from './testBrand';

interface ShellOptions {
  /** Answers by endpoint path; see `fakeApi`. */
  answers?: Record<string, Answer>;
  api?: Api;
  session?: 'guest' | 'user';
  /** Where the order goes; restored by default, so that queries run. */
  takeMethod?: Partial<TakeMethodState>;
  url?: string;
  brand?: Brand;
}

export interface HeardEvent {
  name: EventName;
  payload: EventPayload<EventName>;
}

/** A widget of another team is drawn as its name: a team tests its own part. */
function NamedWidget({ id }: { id: WidgetId; props: object }) {
  return <div data-widget={id} />;
}

/**
 * Draws a page, panel or widget of a remote as the shell would: with the API client, the session, the router,
 * the brand and the take method around it. Everything it says on the bus is recorded.
 */
export function renderInShell(element: ReactElement, options: ShellOptions = {}) {
  const { answers = {}, session = 'guest', url = '/', brand = testBrand } = options;
  const fake = fakeApi(answers);
  const queryClient = createQueryClient(options.api ?? fake.api, { retries: 0 });
  const heard: HeardEvent[] = [];
  const stops = eventNames.map((name) => on(name, (payload) => void heard.push({ name, payload })));
  window.history.replaceState(null, '', url);
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true, ...options.takeMethod });
  const user = userEvent.setup();
  const view = render(
    <PlainRouter>
      <QueryClientProvider client={queryClient}>
        <BrandProvider value={brand}>
          <SessionProvider value={{ status: session }}>
            <WidgetHostProvider value={NamedWidget}>{element}</WidgetHostProvider>
          </SessionProvider>
        </BrandProvider>
      </QueryClientProvider>
    </PlainRouter>,
  );
  return {
    ...view,
    user,
    queryClient,
    calls: fake.calls,
    heard,
    stopListening: () => stops.forEach((stop) => stop()),
  };
}
