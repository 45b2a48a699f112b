import styled from '@emotion/styled';
import { Badge } from '@storefront/ui';
import type { CardBadge } from '../../shared/menu/menuCard';
import { isIconAddress, labelIcons } from '../../shared/menu/labelIcons';

const Icon = styled.span({ display: 'flex', ...labelIcons });

/** What a dish is marked with: by words, or by an icon alone, which then has the words for a name. */
export function CardBadges({ badges }: { badges: readonly CardBadge[] }) {
  return badges.map((badge) => {
    if (typeof badge === 'string') return <Badge key={badge}>{badge}</Badge>;
    const { name, icon } = badge;
    return (
      <Badge key={name}>
        {isIconAddress(icon) ? (
          <img src={icon} alt={name} width={16} height={16} />
        ) : (
          <Icon role="img" aria-label={name} data-icon={icon} />
        )}
      </Badge>
    );
  });
}
