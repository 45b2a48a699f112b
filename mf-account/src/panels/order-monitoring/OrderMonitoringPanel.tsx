import { toastFailure } from '@storefront/api-client';
import { closePanels, emit, type PanelParams, usePanelBack } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { radius } from '@storefront/tokens';
import { PanelFrame } from '@storefront/ui';
import { useEffect, useId } from 'react';
import {
  ContactButton,
  OrderActions,
  OrderMonitoring,
  orderTitle,
  statusOf,
  useFollowedOrder,
} from '../../features/order-monitoring';
import { OrderTools } from '../../features/order-tools';
import { messages } from './messages';

const contentClass = css({ borderRadius: radius.panel });

/** Follows an order beside the page; the shell closes the panel when the order cannot be loaded (spec §8). */
export default function OrderMonitoringPanel({ id }: PanelParams<'order-monitoring'>) {
  const titleId = useId();
  const followed = useFollowedOrder(id);
  const { data: order, isLoadingError, error } = followed;
  const title = orderTitle(id);
  useDocumentTitle(order && messages.documentTitle(statusOf(order).label, title));

  useEffect(() => {
    if (!isLoadingError) return;
    toastFailure(error, messages.failed);
    emit('account:order-load-failed', { id });
  }, [isLoadingError, error, id]);

  return (
    <PanelFrame
      titleId={titleId}
      title={title}
      back={usePanelBack()}
      onClose={closePanels}
      footer={order ? <OrderActions order={order} /> : <ContactButton />}
    >
      {/* The panel may have no focusable control, so it needs its own tab stop for scrolling by keyboard. */}
      <div className={contentClass} role="region" aria-labelledby={titleId} tabIndex={0}>
        <OrderMonitoring
          followed={followed}
          titleAs="h3"
          tools={order && <OrderTools order={order} title={title} status={statusOf(order)} />}
        />
      </div>
    </PanelFrame>
  );
}

/** Sets the document's title while a panel is open, and restores the page's title afterwards. */
function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const pageTitle = document.title;
    document.title = title;
    return () => {
      document.title = pageTitle;
    };
  }, [title]);
}
