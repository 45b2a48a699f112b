import type { Purchase } from '@storefront/api-contract';
import type { OrderStatus } from '@storefront/domain';
import { Row } from '@storefront/ui';
import { InstallHint } from './InstallHint';
import { ShareOrderButton } from './ShareOrderButton';
import { StatusNotifications } from './StatusNotifications';

interface Props {
  order: Pick<Purchase, 'id' | 'status_slug' | 'share_token'>;
  title: string;
  status: OrderStatus;
}

/** Buttons below an order: share its progress, get notified of it, keep the site at hand. */
export function OrderTools({ order, title, status }: Props) {
  return (
    <>
      <Row gap={8} wrap="wrap">
        <ShareOrderButton order={order} title={title} />
        <StatusNotifications
          title={title}
          status={status.label}
          slug={order.status_slug}
          isFinal={status.isFinal}
        />
      </Row>
      {/* A customer who has to pay is not asked for anything else. */}
      {!status.isFinal && order.status_slug !== 'wait_confirm' && <InstallHint />}
    </>
  );
}
