import styled from '@emotion/styled';
import { Button, type ButtonLook } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';
import type { PromoCodeUse } from './usePromoCode';

// Without scripts nothing can be applied: the code is there to be typed.
const Scripted = styled.div({ '@media (scripting: none)': { display: 'none' } });

interface Props {
  code: PromoCodeUse;
  look: ButtonLook;
  /** Follows the label. */
  children?: ReactNode;
}

/** Applies a promo code, or says that it cannot be applied now (spec §2, Promo card; §4, Promo). */
export function ApplyCodeButton({ code: { state, apply, isPending, failure }, look, children }: Props) {
  return (
    <Scripted>
      <Button
        {...look}
        isLoading={isPending}
        disabledReason={state === 'refused' ? failure : undefined}
        onClick={apply}
      >
        {state === 'refused' ? messages.another : messages.apply}
        {children}
      </Button>
    </Scripted>
  );
}
