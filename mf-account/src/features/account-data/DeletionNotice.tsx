import { useExtra, userQuery } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import { keepTogether, useBrand } from '@storefront/contracts';
import { pastDayLabel } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { Note, useClock } from '@storefront/ui';
import { messages } from './messages';
import { useDeletion } from './useDeletion';

/** Says when the account is deleted, and lets the customer keep it; nothing for an account that stays. */
export function DeletionNotice({ user }: { user: User }) {
  const isOffered = useExtra('account-deletion');
  const { mutate: keep, isPending } = useDeletion('cancel');
  const { timeZone } = useBrand();
  const now = useClock(useQueryClient().getQueryState(userQuery().queryKey)?.dataUpdatedAt ?? 0);
  const at = new Date(user.deletion_at ?? NaN);
  if (!isOffered || Number.isNaN(at.getTime())) return null;
  return (
    <Note
      kind="warn"
      action={
        <button type="button" aria-busy={isPending} onClick={() => !isPending && keep()}>
          {messages.keep}
        </button>
      }
    >
      {at > now
        ? keepTogether(
            messages.pending(pastDayLabel(at, now, timeZone).toLowerCase().replaceAll(' ', '\u00A0')),
          )
        : messages.overdue}
    </Note>
  );
}
