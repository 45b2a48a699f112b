import styled from '@emotion/styled';
import { paths, useBrand } from '@storefront/contracts';
import { BrandMark, Container } from '@storefront/ui';
import { storesOf } from '../../shared/brand-links/brandLinks';
import { SocialLinks } from '../../shared/brand-links/SocialLinks';
import { StoreLinks } from '../../shared/brand-links/StoreLinks';
import { needsConsent } from '../../shared/third-parties/needsConsent';
import { useOrderPhone } from '../../shared/brand-links/useOrderPhone';
import { creditsOf } from './linkGroups';
import { FooterLinks } from './FooterLinks';
import {
  Columns,
  Heading,
  linkStyles,
  logoStyles,
  NextHeading,
  Phone,
  Root,
  SmallPrint,
} from './footerStyles';
import { messages } from './messages';

interface Props {
  /** The year on the server: a page that is cached over New Year must render the same in the browser. */
  year: number;
}

const Logo = styled.a(logoStyles);
const OuterLink = styled.a(linkStyles);
const ConsentButton = styled.button(linkStyles);

/**
 * Links, contacts, stores and the small print (spec §2, Footer). It runs no script: the browser keeps the server's
 * HTML.
 */
export function Footer({ year }: Props) {
  const brand = useBrand();
  const phone = useOrderPhone();
  return (
    <Root>
      <Container>
        <Columns>
          <div data-wide="">
            <Logo href={paths.home()} aria-label={messages.home(brand.name)}>
              <BrandMark size={36} />
              {brand.name}
            </Logo>
            <SocialLinks />
          </div>
          <FooterLinks group="guests" />
          <FooterLinks group="company" />
          <FooterLinks group="partners" />
          <div data-wide="">
            <Heading>{messages.order}</Heading>
            <Phone href={phone.href}>{phone.text}</Phone>
            <NextHeading>{messages.delivery}</NextHeading>
            <OuterLink href={`mailto:${brand.deliveryEmail}`}>{brand.deliveryEmail}</OuterLink>
            {storesOf(brand).length > 0 && <NextHeading>{messages.app}</NextHeading>}
            <StoreLinks />
          </div>
        </Columns>
        <SmallPrint>
          <span>{messages.rights(year, brand.name)}</span>
          {creditsOf(brand).map(({ name, href, label }) => (
            <OuterLink key={name} href={href} rel="noopener" target="_blank">
              {label}
            </OuterLink>
          ))}
          {/* useConsent listens for its click. */}
          {needsConsent(brand) && (
            <ConsentButton type="button" data-asks="consent">
              {messages.consent}
            </ConsentButton>
          )}
        </SmallPrint>
      </Container>
    </Root>
  );
}
