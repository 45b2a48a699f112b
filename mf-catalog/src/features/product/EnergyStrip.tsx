import styled from '@emotion/styled';
import type { Product } from '@storefront/api-contract';
import { colour, radius, textStyles, weight } from '@storefront/tokens';
import { VisuallyHidden } from '@storefront/ui';
import { energyFacts, energyTitle } from '../../shared/energy/energyFacts';
import { energyOf } from '../../shared/card/menuCard';

interface Props {
  product: Product;
  /** One level below the product's name. */
  titleAs: 'h2' | 'h3';
}

const Root = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 8,
  margin: 0,
  padding: '14px 0',
  // The line before the first fact of a second row lies outside and is clipped.
  overflow: 'hidden',
  borderRadius: radius.md,
  background: colour.sunken,
});
const Fact = styled.div({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  // A quarter of a narrow phone is less than «углеводы».
  minWidth: 'min-content',
  padding: '0 4px',
  textAlign: 'center',
  '& + &': { boxShadow: `-1px 0 0 ${colour.line}` },
  '& > dt': { ...textStyles.xs, color: colour.ink2 },
  '& > dd': { margin: 0, fontSize: '1.0625rem', lineHeight: '1.375rem', fontWeight: weight.strong },
});

/** The known energy, proteins, fats and carbohydrates of a portion; renders nothing when none is known. */
export function EnergyStrip({ product, titleAs }: Props) {
  const facts = energyFacts(energyOf(product));
  if (facts.length === 0) return null;
  return (
    <section>
      <VisuallyHidden as={titleAs}>{energyTitle}</VisuallyHidden>
      <Root>
        {facts.map(({ name, value }) => (
          <Fact key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
      </Root>
    </section>
  );
}
