import styled from '@emotion/styled';
import { colour, textStyles } from '@storefront/tokens';
import { type ComponentProps, useId } from 'react';

export interface OptionGroupProps extends ComponentProps<'fieldset'> {
  readonly legend: string;
  /** The group's rule, at the right: whether a choice is required and how many are allowed. */
  readonly rule?: string;
  readonly error?: string | undefined;
}

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
  marginBottom: 12,
});
// Not a <legend>: it shares a line with the rule, so `aria-labelledby` names the group.
const Legend = styled.span(textStyles.title);
const Rule = styled.span({ ...textStyles.xs, color: colour.ink2 });
const ErrorText = styled.p({ ...textStyles.xs, color: colour.danger, width: '100%' });
const Rows = styled.div({
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
      <Head>
        <Legend id={legendId}>{legend}</Legend>
        {rule && <Rule id={ruleId}>{rule}</Rule>}
        {error && (
          <ErrorText id={errorId} role="alert">
            {error}
          </ErrorText>
        )}
      </Head>
      <Rows>{children}</Rows>
    </fieldset>
  );
}
