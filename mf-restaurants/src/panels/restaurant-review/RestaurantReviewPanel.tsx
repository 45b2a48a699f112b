import { restaurantsQuery, useFailureToast } from '@storefront/api-client';
import {
  closePanels,
  type PanelParams,
  toast,
  useLeavePanel,
  usePanelBack,
  usePanelOpen,
} from '@storefront/contracts';
import { useWatch } from '@storefront/forms';
import { useQuery } from '@storefront/query';
import {
  AsyncList,
  Button,
  EmptyState,
  PanelFrame,
  RoundPicture,
  Skeleton,
  Stack,
  toListState,
} from '@storefront/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { RestaurantReviewForm, useReviewForm } from '../../features/restaurant-review';
import { messages } from './messages';

type Props = PanelParams<'restaurant-review'>;

/** «Контроль качества»: the review of a visit (spec §2, Review of a restaurant). Each opening starts an empty form. */
export default function RestaurantReviewPanel({ slug }: Props) {
  const [openings, setOpenings] = useState(0);
  usePanelOpen('restaurant-review', { onReopened: () => setOpenings((count) => count + 1) });
  return <Review key={`${openings} ${slug}`} slug={slug} />;
}

function Review({ slug }: Props) {
  const formId = useId();
  const restaurants = useQuery(restaurantsQuery());
  useFailureToast(restaurants.isLoadingError && restaurants.error, messages.failed);
  const form = useReviewForm();
  const organizationId = useWatch({ control: form.control, name: 'organization_id' });
  // Read on every render, because the form only tracks the fields of its state that are read.
  const { isSubmitting } = form.formState;
  const [thanks, setThanks] = useState<string>();
  const leave = useLeavePanel('restaurant-review');
  const isOpen = usePanelOpen('restaurant-review');

  /** Shows the thanks in the panel, or in a toast when the customer has closed it meanwhile. */
  const finish = (text: string | null) =>
    isOpen.current ? setThanks(text ?? messages.thanks) : toast(messages.sent, 'success');

  const preset = restaurants.data?.find((restaurant) => restaurant.slug === slug)?.id;
  const { setValue } = form;
  useEffect(() => {
    if (preset !== undefined) setValue('organization_id', preset);
  }, [preset, setValue]);

  return (
    <PanelFrame
      title={messages.title}
      back={usePanelBack()}
      onClose={closePanels}
      footer={
        thanks !== undefined ? (
          <Button kind="primary" size={56} isWide onClick={leave}>
            {messages.done}
          </Button>
        ) : (
          restaurants.data &&
          restaurants.data.length > 0 && (
            <Button
              type="submit"
              form={formId}
              kind="primary"
              size={56}
              isWide
              isLoading={isSubmitting}
              disabledReason={organizationId === null ? messages.chooseRestaurant : undefined}
              reasonShown="note"
            >
              {messages.send}
            </Button>
          )
        )
      }
    >
      {thanks !== undefined ? (
        <Sent text={thanks} />
      ) : (
        <AsyncList
          state={toListState(restaurants)}
          texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
          skeleton={<ReviewSkeleton />}
          empty={<EmptyState title={messages.none} text={messages.noneText} />}
        >
          {(items) => <RestaurantReviewForm id={formId} form={form} restaurants={items} onSaved={finish} />}
        </AsyncList>
      )}
    </PanelFrame>
  );
}

/** The thanks take the focus, because the button that had it is gone. */
function Sent({ text }: { text: string }) {
  const [focus] = useState(() => (element: HTMLElement | null) => element?.focus());
  return (
    <div ref={focus} tabIndex={-1} role="status">
      <EmptyState
        picture={
          <RoundPicture>
            <CircleCheck size={72} strokeWidth={1.5} aria-hidden />
          </RoundPicture>
        }
        title={messages.sent}
        text={text}
      />
    </div>
  );
}

function ReviewSkeleton() {
  return (
    <Stack gap={24}>
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} shape="row" />
      ))}
    </Stack>
  );
}
