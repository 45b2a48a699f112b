import { css } from '@storefront/styles';
import { Badge } from '@storefront/ui';
import type { CardBadge } from '../../shared/card/menuCard';
import { isIconUrl, labelIcons } from '../../shared/labels/labelIcons';

const iconClass = css({ display: 'flex', ...labelIcons });

/** The badges of a product: text, or an icon with the text as its accessible name. */
export function CardBadges({ badges }: { badges: readonly CardBadge[] }) {
  return badges.map((badge) => {
    if (typeof badge === 'string') return <Badge key={badge}>{badge}</Badge>;
    const { name, icon } = badge;
    return (
      <Badge key={name}>
        {isIconUrl(icon) ? (
          <img src={icon} alt={name} width={16} height={16} />
        ) : (
          <span className={iconClass} role="img" aria-label={name} data-icon={icon} />
        )}
      </Badge>
    );
  });
}
