import { cartKey, userQuery } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import {
  backToPreviousPanel,
  emit,
  isPlaceholderPanel,
  isPanelId,
  openPanel,
  type PanelTarget,
  replacePanel,
  selectedAddress,
  useEvent,
  useTakeMethod,
} from '@storefront/contracts';
import { visibleItems } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { type Cause, type Consequence, consequencesOf, type PanelScene } from './consequences';

/** The registration that nobody has built yet would only be in the way of an order. */
function meetNameless(name: string | null | undefined) {
  if (!name?.trim() && !isPlaceholderPanel('registration')) openPanel('registration');
}

/** Carries the rules between panels out. `stack` is what is open now; use it once per page. */
export function usePanelRules(stack: readonly PanelTarget[]): void {
  const queryClient = useQueryClient();

  function lookAround(): PanelScene {
    const cart = queryClient.getQueryData<Cart | null>(cartKey);
    const last = stack.at(-1);
    return {
      open: stack.map(({ panel }) => panel),
      followedOrder: last?.panel === 'order-monitoring' ? last.params.id : undefined,
      hasUnavailableItems: visibleItems(cart?.stoplisted_items ?? []).length > 0,
      hasAddress: selectedAddress(useTakeMethod.getState()) !== undefined,
    };
  }

  function perform(consequence: Consequence) {
    switch (consequence.kind) {
      case 'close-top':
        return backToPreviousPanel();
      case 'return-to':
        return stack.at(-2)?.panel === consequence.panel
          ? backToPreviousPanel()
          : replacePanel(consequence.panel);
      case 'ask':
        return emit(consequence.event, {});
      case 'meet-nameless':
        // A failed load is told by the session; nobody is asked for a name that may be there.
        return void queryClient.fetchQuery(userQuery()).then(
          ({ name }) => meetNameless(name),
          () => undefined,
        );
    }
  }

  const follow = (cause: Cause) => consequencesOf(cause, lookAround()).forEach(perform);

  useEvent('shell:panel-opened', ({ panel }) => {
    if (isPanelId(panel)) follow({ kind: 'opened', panel });
  });
  useEvent('shell:panel-closed', ({ panel }) => {
    if (isPanelId(panel)) follow({ kind: 'closed', panel });
  });
  useEvent('account:logged-in', () => follow({ kind: 'logged-in' }));
  useEvent('account:order-load-failed', ({ id }) => follow({ kind: 'order-load-failed', id }));
}
