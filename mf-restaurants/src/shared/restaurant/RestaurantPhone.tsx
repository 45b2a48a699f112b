import { orderPhone } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media, weight } from '@storefront/tokens';
import { messages } from './messages';

interface Props {
  phone: string;
  /** The restaurant's name. */
  name: string;
}

const rootClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: weight.name,
  color: colour.accentInk,
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

/** A restaurant's phone, which may be short or foreign. */
export function RestaurantPhone({ phone, name }: Props) {
  const { text, href } = orderPhone(phone, phone);
  // A text without a number, such as «по записи», is not dialled.
  if (!/\d/.test(text)) return <>{text}</>;
  return (
    <a className={rootClass} href={href} title={messages.call(name)}>
      {text}
    </a>
  );
}
