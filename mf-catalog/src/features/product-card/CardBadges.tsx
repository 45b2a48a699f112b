import { css } from '@storefront/styles';
import { Badge, ImageBadge } from '@storefront/ui';
import type { CardBadge } from '../../shared/card/menuCard';
import { isIconUrl, labelIcons } from '../../shared/labels/labelIcons';

const iconClass = css(labelIcons);

/** The badges of a product: text, or an icon with the text as its accessible name. */
export function CardBadges({ badges }: { badges: readonly CardBadge[] }) {
  return badges.map((badge) => {
    if (typeof badge === 'string') return <Badge key={badge}>{badge}</Badge>;
    const { name, icon } = badge;
    if (isIconUrl(icon)) return <ImageBadge key={name} src={icon} alt={name} />;
    return <Badge className={iconClass} key={name} role="img" aria-label={name} data-icon={icon} />;
  });
}
