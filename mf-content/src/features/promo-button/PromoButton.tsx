import type { Promo } from '@storefront/api-contract';
import { useSiteAddresses } from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { type ButtonLook, LinkButton, VisuallyHidden } from '@storefront/ui';
import { useRef } from 'react';
import { AppliedCode } from '../../shared/promo-code/AppliedCode';
import { ApplyCodeButton } from '../../shared/promo-code/ApplyCodeButton';
import { usePromoCode } from '../../shared/promo-code/usePromoCode';
import { promoLink } from '../../shared/promo-facts/promoFacts';
import { usePromoGroup } from '../../shared/promo-group/usePromoGroup';
import { messages } from './messages';
import { promoTarget } from './promoTarget';

interface Props {
  promo: Promo;
  /** `panel` for the one button of a panel or a page. */
  place: 'card' | 'panel';
}

const looks = {
  card: { kind: 'soft', size: 44 },
  panel: { kind: 'primary', size: 56, isWide: true },
} as const satisfies Record<Props['place'], ButtonLook>;

const statusClass = css({ ...textStyles.s, '& p': { marginBottom: 12 } });

/** The button of a promotion: applies its code, or leads to its dishes (spec §2, Promo card). */
export function PromoButton({ promo, place }: Props) {
  const { pathname } = useLocation();
  const site = useSiteAddresses();
  const groupSlug = usePromoGroup(promo);
  const link = useRef<HTMLAnchorElement>(null);
  const code = usePromoCode(promo.promocode?.code, link);
  const { state } = code;

  const own = groupSlug ? undefined : promoLink(promo, site);
  const ofPromo = <VisuallyHidden>: {promo.name}</VisuallyHidden>;
  return (
    <>
      <div className={statusClass}>
        <AppliedCode isApplied={state === 'applied'} />
      </div>
      {state === 'apply' || state === 'refused' ? (
        <ApplyCodeButton code={code} look={looks[place]}>
          {ofPromo}
        </ApplyCodeButton>
      ) : (
        <LinkButton ref={link} {...looks[place]} href={own ?? promoTarget(pathname, groupSlug)}>
          {(own && promo.button) ?? messages.view}
          {ofPromo}
        </LinkButton>
      )}
    </>
  );
}
