import { useCancelPromo } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { discountToShow, formatDiscount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { textStyles, weight } from '@storefront/tokens';
import { ListRow, Note } from '@storefront/ui';
import { ChevronRight, CircleCheck, TicketPercent } from 'lucide-react';
import { messages } from './messages';

interface Props {
  cart: Pick<Cart, 'promocode' | 'full_sum' | 'discount_sum'>;
  onOpen: () => void;
}

const nameClass = css({ display: 'block', fontSize: '0.9375rem', fontWeight: weight.strong });
const detailsClass = css({ ...textStyles.xs, overflowWrap: 'anywhere' });
const cancelClass = css({ minHeight: 44, padding: '0 4px' });

/** The applied promo code, or the row that opens the form. */
export function PromoCodeRow({ cart, onOpen }: Props) {
  const { mutate: cancel, isPending } = useCancelPromo();
  const { promocode, full_sum, discount_sum } = cart;
  const discount = discountToShow(full_sum, discount_sum);

  if (!promocode) {
    return (
      <ListRow
        look="filled"
        media={<TicketPercent size={22} aria-hidden />}
        title={messages.open}
        trailing={<ChevronRight size={20} aria-hidden />}
        onClick={onOpen}
      />
    );
  }
  return (
    <Note
      kind="ok"
      role="status"
      icon={<CircleCheck size={22} aria-hidden />}
      action={
        <button
          className={cancelClass}
          type="button"
          aria-label={messages.cancelNamed(promocode.code)}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && cancel()}
        >
          {messages.cancel}
        </button>
      }
    >
      <strong className={nameClass}>{messages.applied}</strong>
      <span className={detailsClass}>
        {[promocode.code, discount > 0 && formatDiscount(discount)].filter(Boolean).join(' · ')}
      </span>
    </Note>
  );
}
