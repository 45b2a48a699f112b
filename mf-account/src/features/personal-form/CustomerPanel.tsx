import type { User } from '@storefront/api-contract';
import { closePanels, usePanelBack } from '@storefront/contracts';
import { LoadFailure, PanelFrame, Skeleton, SkeletonGroup } from '@storefront/ui';
import type { ReactNode } from 'react';
import { useUser } from '../../shared/user/useUser';
import { messages } from './messages';

interface Props {
  title: string;
  /** The whole panel, once the customer is loaded. */
  children: (user: User) => ReactNode;
}

/** Waits until the customer is loaded, as after a reload, because a form starts with the saved value. */
export function CustomerPanel({ title, children }: Props) {
  const back = usePanelBack();
  const { user, failure } = useUser();

  if (user) return children(user);
  return (
    <PanelFrame title={title} back={back} onClose={closePanels}>
      {failure ? (
        <LoadFailure {...failure} />
      ) : (
        <SkeletonGroup label={messages.loading}>
          <Skeleton shape="row" />
        </SkeletonGroup>
      )}
    </PanelFrame>
  );
}
