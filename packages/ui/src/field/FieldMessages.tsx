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

/** The error and the hint under a field. Screen readers announce the error when it appears. */
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
