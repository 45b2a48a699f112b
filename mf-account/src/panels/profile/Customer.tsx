import type { User } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { formatPhone, parsePhone } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { IconButton } from '@storefront/ui';
import { Pencil } from 'lucide-react';
import { Avatar } from '../../features/avatar';
import { messages } from './messages';

interface Props {
  user: User;
}

const rootClass = css({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 });
const textClass = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const nameClass = css(textStyles.h3);
const phoneClass = css({ ...textStyles.s, color: colour.ink2 });

/** Avatar, name or «Гость», and phone of the customer. */
export function Customer({ user }: Props) {
  const ten = parsePhone(user.phone ?? '');
  return (
    <div className={rootClass}>
      <Avatar user={user} size={64} />
      <div className={textClass}>
        <h3 className={nameClass}>{user.name ?? messages.guest}</h3>
        {user.phone && <p className={phoneClass}>{ten ? formatPhone(ten) : user.phone}</p>}
      </div>
      <IconButton
        kind="neutral"
        label={messages.edit}
        icon={<Pencil size={20} aria-hidden />}
        onClick={() => openPanel('personal-data')}
      />
    </div>
  );
}
