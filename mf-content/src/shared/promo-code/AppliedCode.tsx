import { css } from '@storefront/styles';
import { colour, weight } from '@storefront/tokens';
import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { messages } from './messages';

const textClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: weight.strong,
  color: colour.ok,
  '& > svg': { flex: 'none' },
  // Only a script focuses it, so it needs no outline.
  '&[tabindex]': { outline: 'none' },
});

interface Props {
  isApplied: boolean;
  /** Makes the text focusable: it takes the focus of the button that it replaces. */
  ref?: Ref<HTMLParagraphElement>;
}

/** Announces that the cart has the promo code (spec §2, Promo card). */
export function AppliedCode({ isApplied, ref }: Props) {
  return (
    <div role="status">
      {isApplied && (
        <p className={textClass} ref={ref} tabIndex={ref ? -1 : undefined}>
          <CircleCheck size={20} aria-hidden />
          {messages.applied}
        </p>
      )}
    </div>
  );
}
