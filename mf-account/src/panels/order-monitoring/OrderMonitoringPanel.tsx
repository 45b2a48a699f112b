import styled from '@emotion/styled';
import { failureText } from '@storefront/api-client';
import { emit, type PanelParams, toast, usePanelBack } from '@storefront/contracts';
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
import { panelActions } from '../../shared/panelActions';
import { messages } from './messages';
import { useDocumentTitle } from './useDocumentTitle';

const Content = styled.div({ borderRadius: radius.panel });

/** Follows an order beside the page it was placed on; the shell closes it when the order cannot be read (spec §8). */
export default function OrderMonitoringPanel({ id }: PanelParams<'order-monitoring'>) {
  const titleId = useId();
  const followed = useFollowedOrder(id);
  const { data: order, isLoadingError, error } = followed;
  const title = orderTitle(id);
  useDocumentTitle(order && messages.documentTitle(statusOf(order).label, title));

  useEffect(() => {
    if (!isLoadingError) return;
    toast(failureText(error, messages.failed), 'error');
    emit('account:order-load-failed', { id });
  }, [isLoadingError, error, id]);

  return (
    <PanelFrame
      titleId={titleId}
      title={title}
      back={usePanelBack()}
      close={panelActions.close}
      footer={order ? <OrderActions id={order.id} /> : <ContactButton />}
    >
      {/* Nothing in it can be pressed, so without a stop of its own the keyboard could not scroll it. */}
      <Content role="region" aria-labelledby={titleId} tabIndex={0}>
        <OrderMonitoring followed={followed} titleAs="h3" />
      </Content>
    </PanelFrame>
  );
}
