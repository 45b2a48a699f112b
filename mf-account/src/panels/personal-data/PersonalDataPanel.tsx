import { closePanels, openPanel, usePanelBack } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { Button, LoadFailure, PanelFrame, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { LogOut, MonitorX } from 'lucide-react';
import { AccountData, DeletionNotice } from '../../features/account-data';
import { AvatarEditor } from '../../features/avatar';
import { PersonalCards, Subscriptions } from '../../features/personal-data';
import { useUser } from '../../shared/user/useUser';
import { messages } from './messages';

const avatarSkeletonClass = css({ '&[data-shape=circle]': { width: 88, height: 88 } });

/** Avatar, data and notifications of the customer, and the logout (spec §2, Personal data). */
export default function PersonalDataPanel() {
  const { user, failure } = useUser();

  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <Stack gap={24}>
        {user ? (
          <>
            <DeletionNotice user={user} />
            <AvatarEditor user={user} />
            <PersonalCards user={user} />
            <Subscriptions user={user} />
          </>
        ) : failure ? (
          <LoadFailure {...failure} />
        ) : (
          <PersonalDataSkeleton />
        )}
        {/* Also shown when the customer's data does not load. */}
        <Stack gap={8}>
          <Button isWide icon={<LogOut size={20} aria-hidden />} onClick={() => openPanel('logout-confirm')}>
            {messages.logout}
          </Button>
          {/* Only a back end that counts the sessions can end the sessions of other devices. */}
          {typeof user?.open_sessions === 'number' && (
            <Button
              isWide
              kind="text"
              icon={<MonitorX size={20} aria-hidden />}
              onClick={() => openPanel('logout-confirm', { everywhere: '1' })}
            >
              {messages.logoutEverywhere}
            </Button>
          )}
        </Stack>
        {user && <AccountData user={user} />}
      </Stack>
    </PanelFrame>
  );
}

function PersonalDataSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={24}>
        <Skeleton className={avatarSkeletonClass} shape="circle" />
        <Stack gap={12}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </SkeletonGroup>
  );
}
