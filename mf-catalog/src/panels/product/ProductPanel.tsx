import { useFailureToast, useLocationFields } from '@storefront/api-client';
import { closePanels, type PanelParams, usePanelBack, Widget } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { LazyOnVisible, PanelFrame, Stack, toLoadFailure, useMediaQuery } from '@storefront/ui';
import { useQuery, useQueryClient } from '@storefront/query';
import { useId, useState } from 'react';
import { media } from '@storefront/tokens';
import { Gallery } from '../../features/gallery';
import {
  isProductGone,
  OrderBar,
  ProductDetails,
  ProductFailure,
  useProductOrder,
} from '../../features/product';
import { ProductsSliderSkeleton } from '../../features/products-slider';
import { findCard } from '../../shared/menu/findCard';
import { cardPictures } from '../../shared/card/productPictures';
import { productAtLocationQuery } from '../../shared/menu/productQueries';
import { useBackWhenDone } from '../../shared/useBackWhenDone';
import { messages } from './messages';
import { useProductPanelStages } from './useProductPanelStages';

/** Matches a window that is so low that the whole panel scrolls. */
const low = media.low.replace('@media ', '');

const bodyClass = css({ padding: '20px 16px 24px', [media.sm]: { padding: 24 } });

/** A product over the page it was opened from (spec §2, §4). */
export default function ProductPanel({ slug }: PanelParams<'product'>) {
  // The shell keeps the panel mounted when another product replaces this one; the key resets the choices.
  return <OpenProduct key={slug} slug={slug} />;
}

/** Shows the product's card at once, then the whole product. The card stays when the rest does not load. */
function OpenProduct({ slug }: { slug: string }) {
  const titleId = useId();
  useProductPanelStages(slug, titleId);
  const back = usePanelBack();
  const card = findCard(useQueryClient(), slug);
  const query = useQuery(productAtLocationQuery(slug, useLocationFields()));
  const { data: product, error } = query;
  useFailureToast(isProductGone(error) ? undefined : error);
  const { start, finish } = useBackWhenDone('product');
  const order = useProductOrder({ product, onAdding: start, onAdded: finish });

  const name = product?.name ?? card?.name ?? messages.title;
  const tint = product?.group?.tint ?? card?.tint ?? '';
  const failure = toLoadFailure(query);
  const isLow = useMediaQuery(low);
  const [orderBarRef] = useState(keepFocus);
  if (failure && (!card || isProductGone(error))) {
    return (
      <PanelFrame titleId={titleId} title={name} back={back} onClose={closePanels}>
        <ProductFailure error={error} failure={failure} />
      </PanelFrame>
    );
  }
  const orderBar = !failure && (
    <OrderBar ref={orderBarRef} order={order} name={name} price={(product ?? card)?.price} />
  );
  return (
    <PanelFrame head="floating" body="flush" back={back} onClose={closePanels} footer={!isLow && orderBar}>
      <Gallery
        pictures={product ? cardPictures(product) : card?.picture ? [card.picture] : []}
        name={name}
        tint={tint}
        sizes="316px"
        shape="panel"
        look={(product?.is_stoplisted ?? card?.isStoplisted) ? 'faded' : 'lit'}
      />
      <div className={bodyClass}>
        <Stack gap={32}>
          <ProductDetails
            order={order}
            name={name}
            card={card}
            failure={failure}
            tint={tint}
            title={{ as: 'h2', id: titleId }}
          />
          {/* In a low window a footer would scroll with the rest, and late recommendations would push it down. */}
          {isLow && orderBar}
          {product && (
            <LazyOnVisible placeholder={<ProductsSliderSkeleton title={messages.recommended} />}>
              <Widget id="catalog:recommendations" title={messages.recommended} productId={product.id} />
            </LazyOnVisible>
          )}
        </Stack>
      </div>
    </PanelFrame>
  );
}

/** Makes a ref for an element that moves between two places: its focused button keeps the focus. */
function keepFocus() {
  let focused = -1;
  return (part: HTMLElement) => {
    const buttons = [...part.querySelectorAll('button')];
    buttons[focused]?.focus();
    return () => {
      focused = buttons.indexOf(document.activeElement as HTMLButtonElement);
    };
  };
}
