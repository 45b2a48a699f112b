import styled from '@emotion/styled';
import type { User } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { formatPhone, parsePhone } from '@storefront/domain';
import { colour, textStyles } from '@storefront/tokens';
import { IconButton } from '@storefront/ui';
import { Pencil } from 'lucide-react';
import { Avatar } from '../../features/avatar';
import { messages } from './messages';

interface Props {
  user: User;
}

const Root = styled.div({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 });
const Text = styled.div({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Name = styled.h3(textStyles.h3);
const Phone = styled.p({ ...textStyles.s, color: colour.ink2 });

/** Avatar, name or «Гость», and phone of the customer. */
export function Customer({ user }: Props) {
  const ten = parsePhone(user.phone ?? '');
  return (
    <Root>
      <Avatar user={user} size={64} />
      <Text>
        <Name>{user.name ?? messages.guest}</Name>
        {user.phone && <Phone>{ten ? formatPhone(ten) : user.phone}</Phone>}
      </Text>
      <IconButton
        kind="neutral"
        label={messages.edit}
        icon={<Pencil size={20} aria-hidden />}
        onClick={() => openPanel('personal-data')}
      />
    </Root>
  );
}
