import { closePanels, openPanel, usePanelBack, Widget } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { radius } from '@storefront/tokens';
import { Button, LoadFailure, PanelFrame, Row, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { QrCode } from 'lucide-react';
import { DeletionNotice } from '../../features/account-data';
import { useUser } from '../../shared/user/useUser';
import { Customer } from './Customer';
import { messages } from './messages';
import { ProfileBonuses } from './ProfileBonuses';
import { ProfileMenu } from './ProfileMenu';

const avatarSkeletonClass = css({ '&[data-shape=circle]': { flex: 'none', width: 64, height: 64 } });
const cardSkeletonClass = css({ height: 178, margin: 0, borderRadius: radius.panel });

/** The customer, their bonuses and the links to their other panels (spec §2, Profile panel menu). */
export default function ProfilePanel() {
  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <Stack gap={12}>
        <CustomerAndBonuses />
        <Button
          kind="primary"
          size={56}
          isWide
          icon={<QrCode size={20} aria-hidden />}
          onClick={() => openPanel('qr-code')}
        >
          {messages.qrCode}
        </Button>
        {/* Together, because a gap before a widget without bookings would show. */}
        <div>
          <ProfileMenu />
          <Widget id="restaurants:bookings" />
        </div>
      </Stack>
    </PanelFrame>
  );
}

function CustomerAndBonuses() {
  const { user, failure } = useUser();

  if (user) {
    return (
      <Stack gap={16}>
        <DeletionNotice user={user} />
        <Customer user={user} />
        <ProfileBonuses balance={user.premium_bonus?.balance} />
      </Stack>
    );
  }
  if (failure) return <LoadFailure {...failure} />;
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={16}>
        <Row gap={16}>
          <Skeleton className={avatarSkeletonClass} shape="circle" />
          <Stack gap={4} style={{ flex: 1 }}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="text" width="half" />
          </Stack>
        </Row>
        <Skeleton className={cardSkeletonClass} shape="text" />
      </Stack>
    </SkeletonGroup>
  );
}
