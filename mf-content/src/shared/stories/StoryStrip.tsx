import type { Promo } from '@storefront/api-contract';
import { keepTogether, panelOpener, paths } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { Picture, Skeleton } from '@storefront/ui';
import { promoFit, promoPicture } from '../promo-facts/promoFacts';
import { tintedBackground } from '../tintedBackground';
import { messages } from './messages';
import { whenSeen } from './seenStories';

interface Props {
  stories: readonly Promo[];
}

/** Beside the showcase of the home page the strip has half of a wide window. */
const beside = '@container (max-width: 800px)';

// On a narrow window a container would only cost a layer.
const rootClass = css({ [media.md]: { containerType: 'inline-size', height: '100%' } });

/** More stories beside a low showcase stand in two rows. */
const storiesInRow = 4;

/** Set by the styles of seen stories. */
const ring = '--story-ring';

const rowClass = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 120,
  justifyContent: 'start',
  gap: 12,
  // The row extends to the edges of the screen and leaves space for the focus ring.
  margin: '-4px -12px',
  padding: '4px 12px',
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPadding: '0 16px',
  scrollbarWidth: 'none',
  [media.phone]: { margin: '-4px -16px', padding: '4px 16px' },
  [media.xs]: { margin: '-4px -20px', padding: '4px 20px', scrollPadding: '0 20px' },
  [media.sm]: { margin: '-4px -24px', padding: '4px 24px', scrollPadding: '0 24px' },
  [media.md]: {
    gridAutoColumns: 148,
    gap: 16,
    margin: '-4px',
    padding: 4,
    [beside]: {
      gridAutoColumns: 'minmax(124px, 240px)',
      gridAutoRows: 'minmax(98px, 1fr)',
      justifyContent: 'stretch',
      height: 'calc(100% + 8px)',
      '&[data-rows=two]': { gridTemplateRows: 'repeat(2, minmax(98px, 1fr))' },
    },
  },
});
const itemClass = (slug: string) =>
  css({ scrollSnapAlign: 'start', [whenSeen(slug)]: { [ring]: colour.line } });
const storyClass = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  aspectRatio: '1 / 1.16',
  overflow: 'hidden',
  padding: '12px 12px 0',
  borderRadius: radius.lg,
  [media.md]: { [beside]: { height: '100%', aspectRatio: 'auto' } },
  color: colour.ink,
  ...tintedBackground,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 2.5px var(${ring}, ${colour.accent}), inset 0 0 0 5px ${colour.bg}`,
  },
});
const captionClass = css({
  ...textStyles.badge,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  [media.md]: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
  // A shadow, because the line after the last visible one would show in a padding.
  '[data-fit=cover] > &': {
    borderRadius: 4,
    background: colour.surface,
    boxShadow: `0 0 0 5px ${colour.surface}`,
  },
});
const dishClass = css({
  position: 'absolute',
  zIndex: -1,
  left: '26%',
  right: '-6%',
  bottom: '-14%',
  aspectRatio: '1',
  [media.md]: {
    left: '14%',
    right: '-4%',
    bottom: '-6%',
    [beside]: { left: 'auto', right: -8, bottom: -40, width: 96 },
  },
  '[data-fit=cover] > &': { inset: 0, aspectRatio: 'auto' },
});

const cardSkeletonClass = css({
  height: 'auto',
  margin: 0,
  aspectRatio: '1 / 1.16',
  borderRadius: radius.lg,
});

/** Cards of the strip's size while it loads. */
export function StoryStripSkeleton() {
  return (
    <div className={rowClass}>
      {[0, 1, 2].map((index) => (
        <Skeleton className={cardSkeletonClass} key={index} />
      ))}
    </div>
  );
}

/**
 * Stories as a row of cards: plain links to their promotions, which open the viewer where scripts run (`data-opens`,
 * contracts/docs/panel-links.md). The ring says whether this browser has seen the story.
 */
export function StoryStrip({ stories }: Props) {
  return (
    <nav className={rootClass} aria-label={messages.label}>
      <ul className={rowClass} data-rows={stories.length > storiesInRow ? 'two' : 'one'}>
        {stories.map((promo) => (
          <li className={itemClass(promo.slug)} key={promo.slug} data-story={promo.slug}>
            <Link
              className={storyClass}
              to={paths.promo({ slug: promo.slug })}
              data-opens="stories"
              {...panelOpener('stories', { slug: promo.slug })}
              data-slug={promo.slug}
              data-tint={promo.tint ?? undefined}
              data-fit={promoFit(promo)}
            >
              <span className={captionClass}>{keepTogether(promo.name)}</span>
              <span className={dishClass}>
                <Picture
                  media={promoPicture(promo)}
                  alt=""
                  fit={promoFit(promo)}
                  sizes="(min-width: 992px) 134px, 96px"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
