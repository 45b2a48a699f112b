import styled from '@emotion/styled';
import { colour, weight } from '@storefront/tokens';
import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { messages } from './messages';

const Text = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  outline: 'none',
  fontWeight: weight.strong,
  color: colour.ok,
  '& > svg': { flex: 'none' },
});

interface Props {
  isApplied: boolean;
  /** The text, which can take the focus of the button that it replaces. */
  ref?: Ref<HTMLParagraphElement>;
}

/** Announces that the cart has the promo code (spec §2, Promo card). */
export function AppliedCode({ isApplied, ref }: Props) {
  return (
    <div role="status">
      {isApplied && (
        <Text ref={ref} tabIndex={-1}>
          <CircleCheck size={20} aria-hidden />
          {messages.applied}
        </Text>
      )}
    </div>
  );
}
