import type { User } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { formatPhone, parsePhone } from '@storefront/domain';
import { ListRow, Stack } from '@storefront/ui';
import { ChevronRight, Gift } from 'lucide-react';
import { birthdayOf } from '../../shared/user/birthdayOf';
import { messages } from './messages';

/** The cards of the customer's data; each opens its form (spec §2, Personal data). */
export function PersonalCards({ user }: { user: User }) {
  const ten = parsePhone(user.phone ?? '');
  const phone = ten ? formatPhone(ten) : user.phone;
  const birthday = birthdayOf(user);
  const editable = { look: 'boxed', trailing: <ChevronRight size={20} aria-hidden /> } as const;
  return (
    <Stack gap={12}>
      <ListRow
        {...editable}
        caption={messages.name}
        title={user.name ?? messages.missing.name}
        onClick={() => openPanel('edit-name')}
      />
      <ListRow
        {...editable}
        caption={messages.phone}
        title={phone ?? messages.missing.phone}
        onClick={() => openPanel('auth', { reason: 'change-phone' })}
      />
      <ListRow
        {...editable}
        caption={messages.email}
        title={user.email ?? messages.missing.email}
        onClick={() => openPanel('edit-email')}
      />
      {birthday === undefined ? (
        <ListRow
          {...editable}
          caption={messages.birthday}
          title={messages.missing.birthday}
          note={messages.discount}
          onClick={() => openPanel('edit-birthday')}
        />
      ) : (
        <ListRow
          look="boxed"
          caption={messages.birthday}
          title={birthday}
          note={
            <>
              {messages.discount}
              <br />
              {messages.locked}
            </>
          }
          trailing={<Gift size={20} aria-hidden />}
        />
      )}
    </Stack>
  );
}
