import { css } from '@storefront/styles';
import { colour, radius, textStyles } from '@storefront/tokens';
import { useRef } from 'react';
import { AppliedCode } from '../../shared/promo-code/AppliedCode';
import { ApplyCodeButton } from '../../shared/promo-code/ApplyCodeButton';
import { usePromoCode } from '../../shared/promo-code/usePromoCode';
import { messages } from './messages';

const rootClass = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 20,
  borderRadius: radius.lg,
  background: colour.sunken,
});
const captionClass = css({ ...textStyles.s, color: colour.ink2 });
const codeClass = css({
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
    <div className={rootClass}>
      <p className={captionClass}>
        {messages.code} <strong className={codeClass}>{code}</strong>
      </p>
      <AppliedCode isApplied={state === 'applied'} ref={applied} />
      {state !== 'applied' && <ApplyCodeButton code={promoCode} look={{ kind: 'primary', size: 56 }} />}
    </div>
  );
}
