import { renderInShell } from '@storefront/testing';
import type { ReactElement } from 'react';
import { deliveryAddress, draftUuid, placeAnswers, rawCart } from './answers';

type Options = NonNullable<Parameters<typeof renderInShell>[1]> & {
  /** The cart as the server sends it; null if there is no cart. */
  cart?: object | null;
};

/** Renders a panel with a cart and a delivery address, and records its calls, opened panels and emitted events. */
export function openInShell(panel: ReactElement, { cart = rawCart(), answers, ...more }: Options = {}) {
  const view = renderInShell(panel, {
    takeMethod: { delivery: deliveryAddress, draftUuid },
    answers: { ...placeAnswers, '/api/app/order/get/': () => ({ order: cart }), ...answers },
    ...more,
  });
  return {
    ...view,
    /** Bodies of the calls to a path. */
    sent: (path: string) => view.calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}
