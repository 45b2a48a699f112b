import { createApi } from '@storefront/api-client';
import { type AnyRemoteManifest, emit, type EventName, type EventPayload } from '@storefront/contracts';
import { act, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { renderInShell } from '../render/renderInShell';
import type { Expectation, VisitorState } from './expectations';

/** A limit for a page that never rests, on a busy machine. */
const timeoutMs = 60_000;
/** How often a page is checked. */
const checkIntervalMs = 50;

const load = (manifest: AnyRemoteManifest, expectation: Expectation) => {
  if ('widget' in expectation) return manifest.widgets[expectation.widget]?.();
  if ('panel' in expectation) return manifest.panels[expectation.panel]?.();
  return manifest.pages[expectation.page]?.();
};

/** A call of a callback by the provider. */
interface RecordedCall {
  name: string;
  payload: unknown;
}

/** Renders the subject of an expectation, with the shell's providers, for a visitor of the back end at `baseUrl`. */
export async function renderExpected(
  manifest: AnyRemoteManifest,
  expectation: Expectation,
  { baseUrl, visitor, restMs }: { baseUrl: string; visitor: VisitorState; restMs: number },
) {
  const module = await load(manifest, expectation);
  if (!module) throw new Error(`${manifest.name} does not provide it`);
  const Content = module.default as ComponentType<object>;
  const calls: RecordedCall[] = [];
  let inFlight = 0;

  const callbacks = Object.fromEntries(
    ('callbacks' in expectation ? (expectation.callbacks ?? []) : []).map((name: string) => [
      name,
      (payload: unknown) => void calls.push({ name, payload }),
    ]),
  );
  const props = () => {
    if ('widget' in expectation) return { ...expectation.props, ...callbacks };
    return 'panel' in expectation ? { ...expectation.params } : { params: { ...expectation.params } };
  };
  const api = createApi({
    baseUrl,
    headers: visitor.token === undefined ? {} : { authorization: `Bearer ${visitor.token}` },
    async fetch(input, init) {
      inFlight += 1;
      try {
        return await fetch(input, { ...init, credentials: 'omit' });
      } finally {
        inFlight -= 1;
      }
    },
  });
  const view = renderInShell(
    <Suspense>
      <Content {...props()} />
    </Suspense>,
    {
      api,
      session: visitor.token === undefined ? 'guest' : 'user',
      takeMethod: visitor.takeMethod,
    },
  );

  /**
   * Checks until the check passes or the page rests. Returns why it fails, if it does. The rest is counted in checks: on a
   * busy machine the page's own timers are late too.
   */
  async function settle(check: () => string | undefined): Promise<string | undefined> {
    let [restedFor, html, failure]: [number, string, string | undefined] = [0, '', undefined];
    await waitFor(
      () => {
        failure = check();
        if (failure === undefined) return;
        const now = document.body.innerHTML;
        restedFor = inFlight > 0 || now !== html ? 0 : restedFor + 1;
        html = now;
        if (restedFor * checkIntervalMs < restMs) throw new Error(failure);
      },
      { timeout: timeoutMs, interval: checkIntervalMs },
    );
    return failure;
  }

  return {
    user: view.user,
    calls,
    events: view.emittedEvents,
    settle,
    hears: async (name: EventName, payload: EventPayload<EventName>) => act(async () => emit(name, payload)),
    close() {
      view.stopListening();
      view.unmount();
    },
  };
}

export type ExpectedPage = Awaited<ReturnType<typeof renderExpected>>;
