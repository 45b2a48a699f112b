import { useFailureToast, userQuery } from '@storefront/api-client';
import { openPanel, usePanelBack } from '@storefront/contracts';
import { Button, LoadFailure, PanelFrame, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { LogOut } from 'lucide-react';
import { useId } from 'react';
import { BonusCard } from '../../features/bonus-card';
import { panelActions } from '../../shared/panelActions';
import { Customer } from './Customer';
import { LastOrders } from './LastOrders';
import { messages } from './messages';

/** The customer's name, bonuses and last orders (spec §2, Profile panel). */
export default function ProfilePanel() {
  const titleId = useId();
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={panelActions.close}
      footer={<LogoutButton />}
    >
      <Profile />
    </PanelFrame>
  );
}

function Profile() {
  const { data: user, error, refetch } = useQuery(userQuery());
  useFailureToast(error, messages.userFailed);

  if (user) {
    return (
      <Stack gap={20}>
        <Customer user={user} />
        {user.premium_bonus && <BonusCard caption={messages.balance} balance={user.premium_bonus.balance} />}
        <LastOrders />
      </Stack>
    );
  }
  if (error) {
    return <LoadFailure title={messages.userFailed} retry={messages.retry} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={20}>
        <Skeleton shape="row" />
        <Skeleton shape="tile" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </SkeletonGroup>
  );
}

function LogoutButton() {
  return (
    <Button
      isWide
      kind="neutral"
      icon={<LogOut size={20} aria-hidden />}
      onClick={() => openPanel('logout-confirm')}
    >
      {messages.logout}
    </Button>
  );
}
