import type { Promo } from '@storefront/api-contract';
import { CmsHtml } from '@storefront/cms-html';
import { keepTogether, openPanel, paths } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles, weight } from '@storefront/tokens';
import { onPlainClick, Stack } from '@storefront/ui';
import type { ReactNode } from 'react';
import { PromoBadges } from '../../shared/promo-facts/PromoBadges';
import { usePromoGroup } from '../../shared/promo-group/usePromoGroup';
import { messages } from './messages';

interface Props {
  promo: Promo;
  now: Date;
  titleAs: 'h1' | 'h2';
  /** The button of a page; a panel has it in its footer. */
  children?: ReactNode;
}

const nameClass = css({
  overflowWrap: 'anywhere',
  '&[data-as=h1]': textStyles.h1,
  '&[data-as=h2]': textStyles.h3,
});
const leadClass = css({ color: colour.ink2, fontWeight: weight.name });
const productNameClass = css({ fontWeight: weight.strong });
const productLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: 44,
  fontWeight: weight.strong,
  color: colour.accentInk,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** A promotion in full: name, code, dates, description and the promoted dish (spec §3, Promo). */
export function PromoDetails({ promo, now, titleAs: Title, children }: Props) {
  return (
    <Stack gap={16}>
      <Title className={nameClass} data-as={Title}>
        {keepTogether(promo.name)}
      </Title>
      <PromoBadges promo={promo} now={now} />
      {promo.lead && <p className={leadClass}>{keepTogether(promo.lead)}</p>}
      {promo.description && <CmsHtml html={promo.description} headingAbove={Title} />}
      <PromoProduct promo={promo} />
      {children}
    </Stack>
  );
}

/** The name of the dish, as a link if its URL is known. */
function PromoProduct({ promo }: Pick<Props, 'promo'>) {
  const group = usePromoGroup(promo);
  const { slug, name } = promo.product ?? {};
  if (!name) return null;
  if (!slug || !group) return <p className={productNameClass}>{keepTogether(messages.product(name))}</p>;
  const product = { group, slug };
  return (
    <a
      className={productLinkClass}
      href={paths.product(product)}
      onClick={onPlainClick(() => openPanel('product', product))}
    >
      {messages.product(name)}
    </a>
  );
}
