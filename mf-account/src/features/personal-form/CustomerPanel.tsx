import { useFailureToast, userQuery } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import { usePanelBack } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { LoadFailure, PanelFrame, Skeleton, SkeletonGroup, toLoadFailure } from '@storefront/ui';
import type { ReactNode } from 'react';
import { panelActions } from '../../shared/panelActions';
import { messages } from './messages';

interface Props {
  title: string;
  /** The whole panel, once the customer is loaded. */
  children: (user: User) => ReactNode;
}

/** Waits for the customer, with whose value a form starts: after a reload it is not known at once. */
export function CustomerPanel({ title, children }: Props) {
  const back = usePanelBack();
  const query = useQuery(userQuery());
  const { data: user, error } = query;
  const failure = toLoadFailure(query);
  useFailureToast(error, messages.userFailed);

  if (user) return children(user);
  return (
    <PanelFrame title={title} back={back} close={panelActions.close}>
      {failure ? (
        <LoadFailure title={messages.userFailed} retry={messages.retry} {...failure} />
      ) : (
        <SkeletonGroup label={messages.loading}>
          <Skeleton shape="row" />
        </SkeletonGroup>
      )}
    </PanelFrame>
  );
}
