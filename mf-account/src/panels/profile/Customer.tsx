import styled from '@emotion/styled';
import type { User } from '@storefront/api-contract';
import { formatPhone, parsePhone } from '@storefront/domain';
import { colour, radius, textStyles, weight } from '@storefront/tokens';
import { messages } from './messages';

interface Props {
  user: User;
}

const Root = styled.div({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 });
const Letter = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 64,
  height: 64,
  borderRadius: radius.full,
  background: colour.accentSoft,
  color: colour.accentInk,
  fontSize: '1.625rem',
  fontWeight: weight.heading,
});
const Text = styled.div({ minWidth: 0, overflowWrap: 'anywhere' });
const Name = styled.h3(textStyles.h3);
const Phone = styled.p({ ...textStyles.s, color: colour.ink2 });

/** Name, or «Гость», and phone of the logged-in customer. */
export function Customer({ user }: Props) {
  const name = user.name ?? messages.guest;
  const ten = parsePhone(user.phone ?? '');
  return (
    <Root>
      <Letter aria-hidden>{name.charAt(0).toUpperCase()}</Letter>
      <Text>
        <Name>{name}</Name>
        {user.phone && <Phone>{ten ? formatPhone(ten) : user.phone}</Phone>}
      </Text>
    </Root>
  );
}
