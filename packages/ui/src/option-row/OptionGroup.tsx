import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { type ComponentProps, useId } from 'react';
import { keptText } from '../text/keptText';

export interface OptionGroupProps extends ComponentProps<'fieldset'> {
  readonly legend: string;
  /** The group's rule, at the right: whether a choice is required and how many are allowed. */
  readonly rule?: string;
  readonly error?: string | undefined;
}

const headClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
  marginBottom: 12,
});
// Not a <legend>: it shares a line with the rule, so `aria-labelledby` names the group.
const legendClass = css(textStyles.title);
const ruleClass = css({ ...textStyles.xs, color: colour.ink2 });
const errorTextClass = css({ ...textStyles.xs, color: colour.danger, width: '100%' });
const rowsClass = css({
  display: 'grid',
  gap: 10,
  // Depends on the width of the panel, not of the screen.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
});

/** A modifier group: legend, rule, error and rows. Its `ref` can take the focus. */
export function OptionGroup({ legend, rule, error, children, ...rest }: OptionGroupProps) {
  const id = useId();
  const [legendId, ruleId, errorId] = [`${id}legend`, `${id}rule`, `${id}error`];
  const described = [error && errorId, rule && ruleId].filter(Boolean).join(' ');
  return (
    <fieldset tabIndex={-1} aria-labelledby={legendId} aria-describedby={described || undefined} {...rest}>
      <div className={headClass}>
        <span className={legendClass} id={legendId}>
          {legend}
        </span>
        {rule && (
          <span className={ruleClass} id={ruleId}>
            {keptText(rule)}
          </span>
        )}
        {error && (
          <p className={errorTextClass} id={errorId} role="alert">
            {keptText(error)}
          </p>
        )}
      </div>
      <div className={rowsClass}>{children}</div>
    </fieldset>
  );
}
