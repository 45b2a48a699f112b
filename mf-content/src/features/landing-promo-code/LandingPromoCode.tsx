import styled from '@emotion/styled';
import { colour, radius, textStyles, weight } from '@storefront/tokens';
import { Button } from '@storefront/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages as codeMessages } from '../../shared/promo-code/messages';
import { usePromoCode } from '../../shared/promo-code/usePromoCode';
import { messages } from './messages';

const Root = styled.section({
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
const Applied = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  outline: 'none',
  fontWeight: weight.strong,
  color: colour.ok,
  '& > svg': { flex: 'none' },
});
const Failure = styled.p({ ...textStyles.s, color: colour.danger });
// Without scripts nothing can be applied: the code is there to be typed.
const Scripted = styled.div({ '@media (scripting: none)': { display: 'none' } });

/** The promo code of a landing with the button that applies it (spec §2, Promo card; readings 7). */
export function LandingPromoCode({ code }: { code: string }) {
  const applied = useRef<HTMLParagraphElement>(null);
  const takesFocus = useRef(false);
  const { state, apply, isPending, failure } = usePromoCode(code, {
    onApplied: () => {
      takesFocus.current = true;
    },
  });

  // The button that was pressed is gone.
  useEffect(() => {
    if (state === 'applied' && takesFocus.current) applied.current?.focus();
    takesFocus.current = false;
  }, [state]);

  return (
    <Root>
      <Caption>
        {messages.code} <Code>{code}</Code>
      </Caption>
      <div role="status">
        {state === 'applied' && (
          <Applied ref={applied} tabIndex={-1}>
            <CircleCheck size={20} aria-hidden />
            {codeMessages.applied}
          </Applied>
        )}
      </div>
      {state !== 'applied' && (
        <Scripted>
          <Button
            kind="primary"
            size={56}
            isLoading={isPending}
            disabledReason={state === 'refused' ? failure : undefined}
            onClick={apply}
          >
            {state === 'refused' ? codeMessages.another : codeMessages.apply}
          </Button>
        </Scripted>
      )}
      {failure && <Failure>{failure}</Failure>}
    </Root>
  );
}
