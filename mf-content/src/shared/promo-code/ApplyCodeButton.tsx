import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, type ButtonLook } from '@storefront/ui';
import { type ReactNode, useId } from 'react';
import { messages } from './messages';
import type { PromoCodeUse } from './usePromoCode';

// Without scripts no code can be applied; the visible code can still be typed elsewhere.
const scriptedClass = css({ '@media (scripting: none)': { display: 'none' } });
const failureClass = css({ ...textStyles.s, marginTop: 8, color: colour.danger });

interface Props {
  code: PromoCodeUse;
  look: ButtonLook;
  /** Follows the label. */
  children?: ReactNode;
}

/** Applies a promo code, or says under it that it cannot be applied now (spec §2, Promo card; §4, Promo). */
export function ApplyCodeButton({ code: { state, apply, isPending, failure }, look, children }: Props) {
  const failureId = useId();
  const isRefused = state === 'refused';
  return (
    <div className={scriptedClass}>
      <Button
        {...look}
        isLoading={isPending}
        // Not a `disabledReason`: its tooltip would repeat the text and cover the description of the promotion.
        aria-disabled={isRefused || isPending || undefined}
        aria-describedby={failure && failureId}
        onClick={isRefused ? undefined : apply}
      >
        {isRefused ? messages.another : messages.apply}
        {children}
      </Button>
      {failure && (
        <p className={failureClass} id={failureId}>
          {keepTogether(failure)}
        </p>
      )}
    </div>
  );
}
