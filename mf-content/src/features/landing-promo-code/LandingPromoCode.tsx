import styled from '@emotion/styled';
import { colour, radius, textStyles } from '@storefront/tokens';
import { useRef } from 'react';
import { AppliedCode } from '../../shared/promo-code/AppliedCode';
import { ApplyCodeButton } from '../../shared/promo-code/ApplyCodeButton';
import { usePromoCode } from '../../shared/promo-code/usePromoCode';
import { messages } from './messages';

const Root = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 20,
  borderRadius: radius.lg,
  background: colour.sunken,
});
const Caption = styled.p({ ...textStyles.s, color: colour.ink2 });
const Code = styled.strong({
  ...textStyles.h3,
  display: 'block',
  color: colour.ink,
  overflowWrap: 'anywhere',
});

/** The promo code of a landing with the button that applies it (spec §2, Promo card; readings 7). */
export function LandingPromoCode({ code }: { code: string }) {
  const applied = useRef<HTMLParagraphElement>(null);
  const promoCode = usePromoCode(code, applied);
  const { state } = promoCode;

  return (
    <Root>
      <Caption>
        {messages.code} <Code>{code}</Code>
      </Caption>
      <AppliedCode isApplied={state === 'applied'} ref={applied} />
      {state !== 'applied' && <ApplyCodeButton code={promoCode} look={{ kind: 'primary', size: 56 }} />}
    </Root>
  );
}
