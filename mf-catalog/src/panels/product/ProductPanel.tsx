import { useLocationFields } from '@storefront/api-client';
import {
  backToPreviousPanel,
  closePanels,
  type PanelParams,
  usePanelBack,
  Widget,
} from '@storefront/contracts';
import { PanelFrame, Picture, Stack, Tile } from '@storefront/ui';
import { useQuery, useQueryClient } from '@storefront/query';
import { useEffect, useId, useRef } from 'react';
import styled from '@emotion/styled';
import { media } from '@storefront/tokens';
import { OrderBar, ProductDetails, useProductOrder } from '../../features/product';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { findCard } from '../../shared/menu/findCard';
import { cardPicture } from '../../shared/menu/menuCard';
import { placedProductQuery } from '../../shared/menu/productQueries';
import { messages } from './messages';

const Body = styled.div({ padding: '20px 16px 24px', [media.sm]: { padding: 24 } });

/** A product over the page it was opened from (spec §2, §4). */
export default function ProductPanel({ slug }: PanelParams<'product'>) {
  // The shell keeps the panel when another product takes its place: nothing chosen for the one fits the other.
  return <OpenProduct key={slug} slug={slug} />;
}

/** At once with what the product's card knows, then whole. */
function OpenProduct({ slug }: { slug: string }) {
  const titleId = useId();
  const back = usePanelBack();
  const card = findCard(useQueryClient(), slug);
  const { data: product, isError, refetch } = useQuery(placedProductQuery(slug, useLocationFields()));
  // Back to what lies under it: the page, or the cart that advised it.
  const leaveIfOpen = useWhileMounted(backToPreviousPanel);
  const order = useProductOrder({ product, onAdded: leaveIfOpen });

  const name = product?.name ?? card?.name ?? messages.title;
  const tint = product?.group?.tint ?? card?.tint ?? '';
  if (isError && !product) {
    return (
      <PanelFrame
        titleId={titleId}
        title={name}
        back={back}
        close={{ label: messages.close, onPress: closePanels }}
      >
        <LoadFailure onRetry={() => void refetch()} />
      </PanelFrame>
    );
  }
  return (
    <PanelFrame
      head="floating"
      body="flush"
      back={back}
      close={{ label: messages.close, onPress: closePanels }}
      footer={<OrderBar order={order} name={name} price={product?.price ?? card?.price ?? 0} />}
    >
      <Tile group={tint} shape="panel">
        <Picture
          media={product ? cardPicture(product.media_list[0]) : card?.picture}
          alt={name}
          sizes="316px"
          priority="high"
        />
      </Tile>
      <Body>
        <Stack gap={32}>
          <ProductDetails order={order} name={name} tint={tint} title={{ as: 'h2', id: titleId }} />
          {product && (
            <Widget id="catalog:recommendations" title={messages.recommended} productId={product.id} />
          )}
        </Stack>
      </Body>
    </PanelFrame>
  );
}

/** A product that gets into the cart after its panel is gone must not close what the customer opened since. */
function useWhileMounted(deed: () => void): () => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    if (isMounted.current) deed();
  };
}
