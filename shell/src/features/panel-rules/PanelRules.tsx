import { cartKey, userQuery } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import {
  backToPreviousPanel,
  emit,
  isPanelId,
  openPanel,
  type PanelTarget,
  replacePanel,
  selectedAddress,
  type TakeMethodState,
  useEvent,
  useTakeMethod,
} from '@storefront/contracts';
import { hasProfileName, hasUnavailableItems } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type PanelContext, type PanelReaction, panelReactionsTo, type PanelTrigger } from './panelReactions';

/** Runs the rules between panels. `stack` has the open panels. Render it once per page. */
export function PanelRules({ stack }: { stack: readonly PanelTarget[] }) {
  const queryClient = useQueryClient();

  function readContext(): PanelContext {
    const last = stack.at(-1);
    return {
      open: stack.map(({ panel }) => panel),
      followedOrder: last?.panel === 'order-monitoring' ? last.params.id : undefined,
      hasUnavailableItems: hasUnavailableItems(queryClient.getQueryData<Cart | null>(cartKey)),
      hasAddress: selectedAddress(useTakeMethod.getState()) !== undefined,
    };
  }

  function run(reaction: PanelReaction) {
    switch (reaction.kind) {
      case 'close-top':
        return backToPreviousPanel();
      case 'return-to':
        return stack.at(-2)?.panel === reaction.panel ? backToPreviousPanel() : replacePanel(reaction.panel);
      case 'emit':
        return emit(reaction.event, {});
      case 'request-name':
        // The session reports a failed load. The name is not requested then, since the customer may have a name.
        return void queryClient.fetchQuery(userQuery()).then(
          (user) => (hasProfileName(user) ? undefined : openPanel('registration')),
          () => undefined,
        );
    }
  }

  const reactTo = (trigger: PanelTrigger) => panelReactionsTo(trigger, readContext()).forEach(run);

  useEvent('shell:panel-opened', ({ panel }) => {
    if (isPanelId(panel)) reactTo({ kind: 'opened', panel });
  });
  useEvent('shell:panel-closed', ({ panel }) => {
    if (isPanelId(panel)) reactTo({ kind: 'closed', panel });
  });
  // A change of the take method alone is ignored: the question itself sets it, and then asks for the address.
  const reactToAddress = useEffectEvent((now: TakeMethodState, before: TakeMethodState) => {
    if ((now.delivery && !before.delivery) || (now.pickup && !before.pickup))
      reactTo({ kind: 'address-known' });
  });
  useEffect(() => useTakeMethod.subscribe(reactToAddress), []);
  // The rules may load after the address question has opened, and the address may load before the question opens.
  const top = stack.at(-1)?.panel;
  const reactToTop = useEffectEvent(() => reactTo({ kind: 'address-known' }));
  useLayoutEffect(() => reactToTop(), [top, stack.length]);
  useEvent('account:logged-in', () => reactTo({ kind: 'logged-in' }));
  useEvent('account:order-load-failed', ({ id }) => reactTo({ kind: 'order-load-failed', id }));
  return null;
}
