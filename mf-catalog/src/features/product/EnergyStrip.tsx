import type { Product } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { colour, radius, textStyles, weight } from '@storefront/tokens';
import { VisuallyHidden } from '@storefront/ui';
import { energyFacts, energyTitle } from '../../shared/energy/energyFacts';
import { energyOf } from '../../shared/card/menuCard';

interface Props {
  product: Product;
  /** One level below the product's name. */
  titleAs: 'h2' | 'h3';
}

const rootClass = css({
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
const titleClass = css({ ...textStyles.s, marginBottom: 8, color: colour.ink2 });
const factClass = css({
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

/**
 * The known energy, proteins, fats and carbohydrates; renders nothing when none is known. Section 3 does not say what
 * they are of, so they show it only where the back end does.
 */
export function EnergyStrip({ product, titleAs: Title }: Props) {
  const facts = energyFacts(energyOf(product));
  if (facts.length === 0) return null;
  return (
    <section>
      {product.energy_basis === null ? (
        <VisuallyHidden as={Title}>{energyTitle()}</VisuallyHidden>
      ) : (
        <Title className={titleClass}>{energyTitle(product.energy_basis)}</Title>
      )}
      <dl className={rootClass}>
        {facts.map(({ name, value }) => (
          <div className={factClass} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
