import styled from '@emotion/styled';
import { colour, textStyles } from '@storefront/tokens';
import { type ComponentProps, useId } from 'react';

export interface OptionGroupProps extends ComponentProps<'fieldset'> {
  readonly legend: string;
  /** The group's rule in words, at the right: is it obligatory, how many. */
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
// Not a <legend>: it has to share a line with the rule, so the group is named by id.
const Legend = styled.span(textStyles.title);
const Rule = styled.span({ ...textStyles.xs, color: colour.ink2 });
const Wrong = styled.p({ ...textStyles.xs, color: colour.danger, width: '100%' });
const Rows = styled.div({
  display: 'grid',
  gap: 10,
  // By the room that the panel has, not by the screen.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
});

/** A modifier group: its legend, its rule, its rows; says what is missing. Focus it by its `ref`. */
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
          <Wrong id={errorId} role="alert">
            {error}
          </Wrong>
        )}
      </Head>
      <Rows>{children}</Rows>
    </fieldset>
  );
}
