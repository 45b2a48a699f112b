import { useOrderPhone } from '@storefront/api-client';
import { openPanel, panelOpener, paths, useBrand } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { css } from '@storefront/styles';
import { BrandMark, IconButton, VisuallyHidden, Container } from '@storefront/ui';
import { Menu, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CartBoundary } from '../../shared/cart-count/CartBoundary';
import { AddressBlock } from './AddressBlock';
import { CartEntry } from './CartEntry';
import { barClass, logoNameClass, logoStyles, phoneLinkClass, rootClass } from './headerStyles';
import { messages } from './messages';
import { ProfileEntry } from './ProfileEntry';
import { SearchEntry } from './SearchEntry';
import { useHeaderScroll } from './useHeaderScroll';

const logoClass = css(logoStyles);

interface Props {
  /** Loads the code of the search panel; never rejects. */
  loadSearch: () => Promise<unknown>;
  /** The button that opens the cart, rendered while the cart is filled. */
  cartButton?: ReactNode;
}

/** spec §2, Header */
export function Header({ loadSearch, cartButton }: Props) {
  const brand = useBrand();
  const phone = useOrderPhone();
  const { isOverContent, isHidden, header, onFocus } = useHeaderScroll();
  return (
    <header
      className={rootClass}
      ref={header}
      onFocus={onFocus}
      data-over-content={isOverContent}
      data-away={isHidden}
    >
      <Container className={barClass}>
        <Link className={logoClass} to={paths.home()} aria-label={messages.home(brand.name)}>
          <BrandMark size={36} />
          <span className={logoNameClass}>{brand.name}</span>
        </Link>
        <AddressBlock />
        <SearchEntry loadPanel={loadSearch} />
        <a className={phoneLinkClass} href={phone.href}>
          <Phone size={20} aria-hidden />
          <VisuallyHidden>{messages.phone} </VisuallyHidden>
          <span data-part="number">{phone.text}</span>
        </a>
        <CartBoundary>
          <CartEntry button={cartButton} />
        </CartBoundary>
        <ProfileEntry />
        <IconButton
          kind="neutral"
          label={messages.burger}
          icon={<Menu size={22} aria-hidden />}
          aria-haspopup="dialog"
          {...panelOpener('burger')}
          onClick={() => openPanel('burger')}
        />
      </Container>
    </header>
  );
}
