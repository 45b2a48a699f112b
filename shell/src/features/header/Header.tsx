import styled from '@emotion/styled';
import { openPanel, panelOpener, paths, useBrand } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { BrandMark, IconButton, VisuallyHidden } from '@storefront/ui';
import { Menu, Phone, Search } from 'lucide-react';
import { CartBoundary } from '../../shared/cart-count/CartBoundary';
import { useOrderPhone } from '../../shared/brand-links/useOrderPhone';
import { AddressBlock } from './AddressBlock';
import { CartEntry } from './CartEntry';
import { Bar, LogoName, logoStyles, PhoneLink, Root, SearchButton } from './headerStyles';
import { messages } from './messages';
import { ProfileEntry } from './ProfileEntry';
import { useHeaderScroll } from './useHeaderScroll';

const Logo = styled(Link)(logoStyles);

/** spec §2, Header */
export function Header() {
  const brand = useBrand();
  const phone = useOrderPhone();
  const { isOverContent, isHidden } = useHeaderScroll();
  return (
    <Root data-over-content={isOverContent} data-away={isHidden}>
      <Bar>
        <Logo to={paths.home()} aria-label={messages.home(brand.name)}>
          <BrandMark size={36} />
          <LogoName>{brand.name}</LogoName>
        </Logo>
        <AddressBlock />
        <SearchButton type="button" {...panelOpener('search')} onClick={() => openPanel('search')}>
          <Search size={22} aria-hidden />
          <span>{messages.search}</span>
        </SearchButton>
        <PhoneLink href={phone.href}>
          <Phone size={20} aria-hidden />
          <VisuallyHidden>{messages.phone} </VisuallyHidden>
          <span data-part="number">{phone.text}</span>
        </PhoneLink>
        <CartBoundary>
          <CartEntry />
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
      </Bar>
    </Root>
  );
}
