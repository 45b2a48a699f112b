import { failureText } from '@storefront/api-client';
import { backToPreviousPanel, type PanelParams, toast } from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { useEffect, useId } from 'react';
import {
  ContactButton,
  OrderMonitoring,
  orderTitle,
  statusOf,
  useFollowedOrder,
} from '../../features/order-monitoring';
import { panelActions } from '../../shared/panelActions';
import { messages } from './messages';
import { useDocumentTitle } from './useDocumentTitle';

/** Follows an order beside the page it was placed on; an order that cannot be read closes it (spec §8). */
export default function OrderMonitoringPanel({ id }: PanelParams<'order-monitoring'>) {
  const titleId = useId();
  const followed = useFollowedOrder(id);
  const { data: order, isLoadingError, error } = followed;
  const title = orderTitle(id);
  useDocumentTitle(order && messages.documentTitle(statusOf(order).label, title));

  useEffect(() => {
    if (!isLoadingError) return;
    toast(failureText(error, messages.failed), 'error');
    backToPreviousPanel();
  }, [isLoadingError, error]);

  return (
    <PanelFrame
      titleId={titleId}
      title={title}
      back={panelActions.back}
      close={panelActions.close}
      footer={<ContactButton />}
    >
      <OrderMonitoring followed={followed} titleAs="h3" />
    </PanelFrame>
  );
}
