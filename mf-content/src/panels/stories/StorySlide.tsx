import type { Promo } from '@storefront/api-contract';
import { plainText } from '@storefront/cms-html';
import { keepTogether, paths } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, glow, radius, textStyles } from '@storefront/tokens';
import { LinkButton, Picture, VisuallyHidden } from '@storefront/ui';
import { promoFit, promoPicture } from '../../shared/promo-facts/promoFacts';
import { tintedBackground } from '../../shared/tintedBackground';
import { messages } from './messages';

interface Props {
  story: Promo;
  /** The number of the story and the number of all stories, in words. */
  label: string;
  /** Called when the picture has loaded, or has failed and is replaced by the brand's mark. */
  onLoaded: () => void;
}

const slideClass = css({ flex: 1, display: 'flex', flexDirection: 'column', gap: 16, minHeight: 0 });
const tileClass = css({
  position: 'relative',
  isolation: 'isolate',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: radius.lg,
  ...tintedBackground,
  '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: '4%', background: glow.tile },
  '&[data-tint=plum]': { background: colour.plum },
  '&[data-tint=plum]::before': { inset: '-20%', background: glow.foxfire },
  // A press reaches the viewer instead of dragging the picture.
  '& img': { pointerEvents: 'none' },
});
const textClass = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '0 8px 8px',
  '& > p': {
    display: '-webkit-box',
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: colour.onPlum2,
  },
  // Above the areas that turn the stories.
  '& > a': { position: 'relative', zIndex: 2, marginTop: 8 },
});
const nameClass = css({ ...textStyles.h2, overflowWrap: 'anywhere' });

/** One story: picture, name, text and a link to its promotion. */
export function StorySlide({ story, label, onLoaded }: Props) {
  const text = story.lead ?? plainText(story.description ?? '');
  return (
    <div
      className={slideClass}
      role="group"
      aria-label={label}
      onLoadCapture={onLoaded}
      onErrorCapture={onLoaded}
    >
      <div className={tileClass} data-tint={story.tint ?? undefined}>
        <Picture media={promoPicture(story)} alt="" sizes="420px" priority="high" fit={promoFit(story)} />
      </div>
      <div className={textClass}>
        <h3 className={nameClass}>{keepTogether(story.name)}</h3>
        {text && <p>{keepTogether(text)}</p>}
        <LinkButton kind="primary" href={paths.promo({ slug: story.slug })}>
          {messages.more}
          <VisuallyHidden>: {story.name}</VisuallyHidden>
        </LinkButton>
      </div>
    </div>
  );
}
