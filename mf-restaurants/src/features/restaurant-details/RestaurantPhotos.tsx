import type { Restaurant } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { Picture, Slideshow } from '@storefront/ui';
import { Facade } from '../../shared/restaurant/Facade';
import { messages } from './messages';
import { photoBox } from './photoBox';

interface Props {
  restaurant: Restaurant;
  /** Rendered width, as in `<img sizes>`. */
  sizes: string;
}

const rootClass = css({
  position: 'relative',
  ...photoBox,
  overflow: 'hidden',
  borderRadius: 'inherit',
});
const fillClass = css({ position: 'absolute', inset: 0, borderRadius: 'inherit' });

/** The photographs of a restaurant, or the drawing of its entrance if it has none. */
export function RestaurantPhotos({ restaurant, sizes }: Props) {
  return (
    <div className={rootClass}>
      <div className={fillClass}>
        <Photos restaurant={restaurant} sizes={sizes} />
      </div>
    </div>
  );
}

function Photos({ restaurant, sizes }: Props) {
  const { name, mediaList } = restaurant;
  const pictures = [...new Map(mediaList.map((picture) => [picture.original, picture])).values()];
  if (pictures.length === 0) return <Facade restaurant={restaurant} look="wide" />;
  const [first, ...others] = pictures;
  if (others.length === 0) {
    return <Picture media={first} alt={name} sizes={sizes} priority="high" fit="cover" />;
  }
  return (
    <Slideshow
      ground="photo"
      texts={{
        label: messages.photos(name),
        slide: messages.photo,
        previous: messages.previousPhoto,
        next: messages.nextPhoto,
      }}
      slides={pictures.map((picture, index) => ({
        id: picture.original,
        content: (
          <Picture
            media={picture}
            alt={messages.photoOf(name, index + 1)}
            sizes={sizes}
            priority={index === 0 ? 'high' : 'lazy'}
            fit="cover"
          />
        ),
      }))}
    />
  );
}
