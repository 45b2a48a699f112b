import { useRemoveItem } from '@storefront/api-client';
import type { CartItem } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { UnavailableLine } from '../../shared/cart/UnavailableLine';
import { messages } from './messages';
import { useReplacement } from './useReplacement';

interface Props {
  items: readonly CartItem[];
}

const introClass = css({ ...textStyles.s, color: colour.ink2, marginBottom: 8 });
const listClass = css({
  display: 'grid',
  '& > li': { padding: '16px 0' },
  '& > li + li': { borderTop: `1px solid ${colour.line}` },
});

/** The unavailable dishes: each can be removed, or replaced by a dish of its group. */
export function UnavailableList({ items }: Props) {
  const { mutate: remove } = useRemoveItem();
  const replace = useReplacement();
  return (
    <>
      <p className={introClass}>
        {keepTogether(
          items.some(({ price }) => price === null) ? messages.introWithUnpriced : messages.intro,
        )}
      </p>
      <ul className={listClass} aria-label={messages.list}>
        {items.map((item) => (
          <li key={item.id}>
            <UnavailableLine item={item} onRemove={(itemId) => remove({ itemId })} onReplace={replace} />
          </li>
        ))}
      </ul>
    </>
  );
}
