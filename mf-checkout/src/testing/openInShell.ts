import type { EventName } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import type { ReactElement } from 'react';
import { deliveryAddress, draftUuid, placeAnswers, rawCart } from './answers';

type Options = NonNullable<Parameters<typeof renderInShell>[1]> & {
  /** The cart as the server sends it; null for none. */
  cart?: object | null;
};

/** Renders a panel with a cart and a delivery address, and records its calls, opened panels and emitted events. */
export function openInShell(panel: ReactElement, { cart = rawCart(), answers, ...more }: Options = {}) {
  const view = renderInShell(panel, {
    takeMethod: { delivery: deliveryAddress, draftUuid },
    answers: { ...placeAnswers, '/api/app/order/get/': () => ({ order: cart }), ...answers },
    ...more,
  });
  const emitted = (name: EventName) =>
    view.emittedEvents
      .filter((event) => event.name === name)
      .map(({ payload }) => payload as Record<string, unknown>);
  return {
    ...view,
    emitted,
    /** Bodies of the calls to a path. */
    sent: (path: string) => view.calls.filter((call) => call.path === path).map(({ body }) => body),
    opened: () =>
      view.emittedEvents
        .filter(({ name }) => name === 'shell:panel-requested' || name === 'shell:panel-replace-requested')
        .map(({ payload }) => (payload as { panel: string }).panel),
    toasts: () => emitted('shell:toast-requested').map(({ text }) => text),
  };
}
