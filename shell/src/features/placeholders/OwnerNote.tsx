import styled from '@emotion/styled';
import type { Owner } from '@storefront/contracts';
import { colour, textStyles } from '@storefront/tokens';

interface Props {
  kind: 'page' | 'panel';
  id: string;
  owner: Owner;
}

const Note = styled.p({
  ...textStyles.s,
  marginTop: 32,
  padding: 12,
  border: `1px dashed ${colour.ink3}`,
  color: colour.ink2,
});

/** Tells developers which team has yet to build what the placeholder stands for. Customers never see it. */
export function OwnerNote({ kind, id, owner }: Props) {
  if (process.env.NODE_ENV === 'production') return null;
  return (
    <Note lang="en">
      Placeholder: the team “{owner}” has not built the {kind} “{id}”. Build it, then remove{' '}
      <code>placeholder</code> from its contract.
    </Note>
  );
}
