import styled from '@emotion/styled';
import { paths, useBrand } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { Container } from '@storefront/ui';
import { BrandMark } from '../../shared/brand-mark/BrandMark';
import { storesOf } from '../../shared/brand-links/brandLinks';
import { SocialLinks } from '../../shared/brand-links/SocialLinks';
import { StoreLinks } from '../../shared/brand-links/StoreLinks';
import { useOrderPhone } from '../../shared/order-phone/useOrderPhone';
import { creditsOf, guestLinks } from './footerLinks';
import { Columns, Heading, linkStyles, logoStyles, Phone, Root, Second, Small } from './footerStyles';
import { messages } from './messages';

interface Props {
  /** The current year, from the server: a page that is cached over New Year must not differ in the browser. */
  year: number;
}

const Logo = styled(Link)(logoStyles);
const PageLink = styled(Link)(linkStyles);
const OuterLink = styled.a(linkStyles);

/** Links, contacts, stores and the small print (spec §2, Footer). */
export function Footer({ year }: Props) {
  const brand = useBrand();
  const phone = useOrderPhone();
  return (
    <Root>
      <Container>
        <Columns>
          <div>
            <Logo to={paths.home()} aria-label={messages.home(brand.name)}>
              <BrandMark size={36} />
              {brand.name}
            </Logo>
            <SocialLinks />
          </div>
          <nav aria-labelledby="footer-guests">
            <Heading id="footer-guests">{messages.guests}</Heading>
            <ul>
              {guestLinks.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <Heading>{messages.order}</Heading>
            <Phone href={phone.href}>{phone.text}</Phone>
            <Second>{messages.delivery}</Second>
            <OuterLink href={`mailto:${brand.deliveryEmail}`}>{brand.deliveryEmail}</OuterLink>
          </div>
          {storesOf(brand).length > 0 && (
            <div>
              <Heading>{messages.app}</Heading>
              <StoreLinks />
            </div>
          )}
        </Columns>
        <Small>
          <span>{messages.rights(year, brand.name)}</span>
          {creditsOf(brand).map(({ name, href, label }) => (
            <OuterLink key={name} href={href} rel="noopener" target="_blank">
              {label}
            </OuterLink>
          ))}
        </Small>
      </Container>
    </Root>
  );
}
