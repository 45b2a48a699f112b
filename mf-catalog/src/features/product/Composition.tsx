import type { Product } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles, weight } from '@storefront/tokens';
import { messages } from './messages';

const rootClass = css({
  margin: 0,
  overflowWrap: 'anywhere',
  '& > dt': { ...textStyles.s, color: colour.ink2 },
  '& > dd': { margin: '2px 0 12px' },
  '& > dd:last-child': { marginBottom: 0 },
  '& > [data-fact=allergens]': { fontWeight: weight.strong },
});

/** What a dish is made of and may cause an allergy by; renders nothing where the back end names neither. */
export function Composition({ product: { ingredients, allergens } }: { product: Product }) {
  if (!ingredients && !allergens) return null;
  return (
    <dl className={rootClass}>
      {ingredients && (
        <>
          <dt>{messages.ingredients}</dt>
          <dd>{keepTogether(ingredients)}</dd>
        </>
      )}
      {allergens && (
        <>
          <dt>{messages.allergens}</dt>
          <dd data-fact="allergens">{keepTogether(allergens)}</dd>
        </>
      )}
    </dl>
  );
}
