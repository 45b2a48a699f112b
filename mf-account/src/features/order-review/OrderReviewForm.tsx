import type { CartItem, Purchase } from '@storefront/api-contract';
import { mayClaim, reviewClaims } from '@storefront/domain';
import { Controller, ReviewForm, StarsField, useWatch, useZodForm, type ZodForm } from '@storefront/forms';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { Chip, Picture, Row, Tile } from '@storefront/ui';
import { useId } from 'react';
import { messages } from './messages';
import {
  type Claim,
  emptyReview,
  orderedProducts,
  ratingKey,
  type Review,
  reviewSchema,
  toRequest,
} from './reviewForm';
import { useReviewOrder } from './useReviewOrder';

type OrderReview = ZodForm<typeof emptyReview, Review>;

/** The form of a review. It is kept while the order loads; each product of `order` gets a rating. */
export function useReviewForm(order: Purchase | undefined): OrderReview {
  const schema = reviewSchema(order ? orderedProducts(order) : []);
  return useZodForm({ schema, defaultValues: emptyReview });
}

interface Props {
  /** Ties the submit button outside the form to it. */
  id: string;
  form: OrderReview;
  order: Purchase;
  onSaved: () => void;
}

/** Stars, claims, a rating for each ordered product, comment and photos (spec §2, Order review). */
export function OrderReviewForm({ id, form, order, onSaved }: Props) {
  const { control } = form;
  const products = orderedProducts(order);
  const mark = useWatch({ control, name: 'mark' });
  const { mutateAsync: save } = useReviewOrder(String(order.id));

  async function submit(review: Review, onUpload?: (sent: number) => void) {
    await save({ body: toRequest(review, products), onUpload });
    onSaved();
  }

  return (
    <ReviewForm id={id} form={form} photos="images" onSubmit={submit}>
      <StarsField form={form} name="mark" label={messages.mark} />
      {mayClaim(mark) && (
        <Controller
          control={control}
          name="claims"
          render={({ field }) => <Claims value={field.value} onChange={field.onChange} />}
        />
      )}
      {products.length > 0 && <Ratings form={form} products={products} />}
    </ReviewForm>
  );
}

const titleClass = css({ ...textStyles.title, marginBottom: 12 });

function Claims({ value, onChange }: { value: Claim[]; onChange: (value: Claim[]) => void }) {
  const titleId = useId();
  const toggle = (claim: Claim) =>
    onChange(value.includes(claim) ? value.filter((other) => other !== claim) : [...value, claim]);
  return (
    <div role="group" aria-labelledby={titleId}>
      <h3 className={titleClass} id={titleId}>
        {messages.claims}
      </h3>
      <Row gap={8} wrap="wrap">
        {reviewClaims.map((claim) => (
          <Chip key={claim} isSelected={value.includes(claim)} onClick={() => toggle(claim)}>
            {messages.claim[claim]}
          </Chip>
        ))}
      </Row>
    </div>
  );
}

const dishesClass = css({ display: 'grid', gap: 16 });
const dishClass = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  overflowWrap: 'anywhere',
});

function Ratings({ form, products }: { form: OrderReview; products: readonly CartItem[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 className={titleClass} id={titleId}>
        {messages.products}
      </h3>
      <ul className={dishesClass}>
        {products.map(({ product_id: id, product }) => (
          <li className={dishClass} key={id}>
            <Tile shape="thumb">
              <Picture media={product.media_list[0]} alt="" sizes="48px" />
            </Tile>
            <StarsField form={form} name={`ratings.${ratingKey(id)}`} label={product.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
