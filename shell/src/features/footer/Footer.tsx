import { useOrderPhone } from '@storefront/api-client';
import { paths, useBrand } from '@storefront/contracts';
import { css, cx } from '@storefront/styles';
import { BrandMark, Container } from '@storefront/ui';
import { storesOf } from '../../shared/brand-links/brandLinks';
import { SocialLinks } from '../../shared/brand-links/SocialLinks';
import { StoreLinks } from '../../shared/brand-links/StoreLinks';
import { needsConsent } from '../../shared/third-parties/needsConsent';
import { creditsOf } from './linkGroups';
import { FooterLinks } from './FooterLinks';
import {
  columnsClass,
  headingClass,
  linkStyles,
  logoStyles,
  nextHeadingClass,
  phoneClass,
  rootClass,
  smallPrintClass,
} from './footerStyles';
import { messages } from './messages';

interface Props {
  /** The year on the server: a page that is cached over New Year must render the same in the browser. */
  year: number;
}

const logoClass = css(logoStyles);
const outerLinkClass = css(linkStyles);
const consentButtonClass = css(linkStyles);

/**
 * Links, contacts, stores and the small print (spec §2, Footer). It runs no script: the browser keeps the server's
 * HTML.
 */
export function Footer({ year }: Props) {
  const brand = useBrand();
  const phone = useOrderPhone();
  return (
    <footer className={rootClass}>
      <Container>
        <div className={columnsClass}>
          <div data-wide="">
            <a className={logoClass} href={paths.home()} aria-label={messages.home(brand.name)}>
              <BrandMark size={36} />
              {brand.name}
            </a>
            <SocialLinks />
          </div>
          <FooterLinks group="guests" />
          <FooterLinks group="company" />
          <FooterLinks group="partners" />
          <div data-wide="">
            <h2 className={headingClass}>{messages.order}</h2>
            <a className={phoneClass} href={phone.href}>
              {phone.text}
            </a>
            <h2 className={cx(headingClass, nextHeadingClass)}>{messages.delivery}</h2>
            <a className={outerLinkClass} href={`mailto:${brand.deliveryEmail}`}>
              {brand.deliveryEmail}
            </a>
            {storesOf(brand).length > 0 && (
              <h2 className={cx(headingClass, nextHeadingClass)}>{messages.app}</h2>
            )}
            <StoreLinks />
          </div>
        </div>
        <div className={smallPrintClass}>
          <span>{messages.rights(year, brand.name)}</span>
          {creditsOf(brand).map(({ name, href, label }) => (
            <a className={outerLinkClass} key={name} href={href} rel="noopener" target="_blank">
              {label}
            </a>
          ))}
          {/* useConsent listens for its click. */}
          {needsConsent(brand) && (
            <button className={consentButtonClass} type="button" data-asks="consent">
              {messages.consent}
            </button>
          )}
        </div>
      </Container>
    </footer>
  );
}
