import styled from '@emotion/styled';
import { colour, textStyles } from '@storefront/tokens';

interface Props {
  readonly hintId: string;
  readonly errorId: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly align?: 'start' | 'centre';
}

const Line = styled.p({
  marginTop: 6,
  ...textStyles.xs,
  color: colour.ink2,
  '&[data-tone=bad]': { color: colour.danger },
  '&[data-align=centre]': { textAlign: 'center' },
});

/** What stands under a field: what went wrong, then what helps. The error is read out when it comes. */
export function FieldMessages({ hintId, errorId, hint, error, align = 'start' }: Props) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <Line id={errorId} data-tone="bad" data-align={align}>
            {error}
          </Line>
        )}
      </div>
      {hint && (
        <Line id={hintId} data-align={align}>
          {hint}
        </Line>
      )}
    </>
  );
}
