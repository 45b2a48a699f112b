import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { keptText } from '../text/keptText';

interface Props {
  readonly hintId: string;
  readonly errorId: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly align?: 'start' | 'centre';
}

const lineClass = css({
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
          <p className={lineClass} id={errorId} data-tone="bad" data-align={align}>
            {keptText(error)}
          </p>
        )}
      </div>
      {hint && (
        <p className={lineClass} id={hintId} data-align={align}>
          {keptText(hint)}
        </p>
      )}
    </>
  );
}
