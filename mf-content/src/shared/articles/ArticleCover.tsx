import type { Article } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { colour, pictureBox, radius, tileGroups, tileTint } from '@storefront/tokens';
import { Picture } from '@storefront/ui';
import { coverTint } from './coverTint';

interface Props {
  article: Pick<Article, 'id' | 'image'>;
  /** `plum` for the pieces that stand out, else a tint of a menu group. */
  ground?: 'plum' | 'tint';
  sizes: string;
  priority?: 'high' | 'lazy';
}

const boxClass = css({
  ...pictureBox('16 / 10'),
  overflow: 'hidden',
  borderRadius: radius.lg,
  ...Object.fromEntries(
    tileGroups.map((group) => [`&[data-ground=${group}]`, { background: tileTint(group) }]),
  ),
  '&[data-ground=plum]': { background: colour.plum },
  '&[data-kind=dish]': { padding: '4% 0' },
});

/** The cover of an article (visual direction, part 4): a dish on plum or on a flat tint, or a photograph that fills it. */
export function ArticleCover({ article: { id, image }, ground = 'tint', sizes, priority = 'lazy' }: Props) {
  // Only our back end knows the colour of a picture; its pictures are dishes that are cut out.
  const isDish = image === null || image.color !== null;
  return (
    <div
      className={boxClass}
      data-ground={ground === 'plum' ? 'plum' : coverTint(id)}
      data-kind={isDish ? 'dish' : 'photo'}
    >
      <Picture
        // Without the placeholder, which would show behind a dish as long as no script removes it.
        media={image && { original: image.original, sources: image.sources }}
        alt=""
        fit={isDish ? 'contain' : 'cover'}
        sizes={sizes}
        priority={priority}
      />
    </div>
  );
}
