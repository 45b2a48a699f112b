import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { useLocation } from '@storefront/router';
import { colour, textStyles, weight } from '@storefront/tokens';
import { Button, type ButtonLook, LinkButton, VisuallyHidden } from '@storefront/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages as codeMessages } from '../../shared/promo-code/messages';
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

const Applied = styled.p({
  ...textStyles.s,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  fontWeight: weight.strong,
  color: colour.ok,
  '& > svg': { flex: 'none' },
});
const Failure = styled.p({ ...textStyles.s, marginTop: 8, color: colour.danger });
// Without scripts nothing can be applied: the code is there to be typed.
const Scripted = styled.div({ '@media (scripting: none)': { display: 'none' } });

/** The button of a promotion: applies its code, or leads to its dishes (spec §2, Promo card). */
export function PromoButton({ promo, place }: Props) {
  const { pathname } = useLocation();
  const groupSlug = usePromoGroup(promo);
  const link = useRef<HTMLAnchorElement>(null);
  const takesFocus = useRef(false);
  const { state, apply, isPending, failure } = usePromoCode(promo.promocode?.code, {
    onApplied: () => {
      takesFocus.current = true;
    },
  });

  // The button that was pressed is gone.
  useEffect(() => {
    if (state === 'applied' && takesFocus.current) link.current?.focus();
    takesFocus.current = false;
  }, [state]);

  const own = groupSlug ? undefined : promoLink(promo);
  const ofPromo = <VisuallyHidden>: {promo.name}</VisuallyHidden>;
  return (
    <>
      <div role="status">
        {state === 'applied' && (
          <Applied>
            <CircleCheck size={20} aria-hidden />
            {codeMessages.applied}
          </Applied>
        )}
      </div>
      {state === 'apply' || state === 'refused' ? (
        <Scripted>
          <Button
            {...looks[place]}
            isLoading={isPending}
            disabledReason={state === 'refused' ? failure : undefined}
            onClick={apply}
          >
            {state === 'refused' ? codeMessages.another : codeMessages.apply}
            {ofPromo}
          </Button>
        </Scripted>
      ) : (
        <LinkButton ref={link} {...looks[place]} href={own ?? promoTarget(pathname, groupSlug)}>
          {(own && promo.button) ?? messages.view}
          {ofPromo}
        </LinkButton>
      )}
      {failure && <Failure>{failure}</Failure>}
    </>
  );
}
