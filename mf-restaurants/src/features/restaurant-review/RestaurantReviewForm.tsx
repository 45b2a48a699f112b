import { useAfterLogin } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { keepTogether, useBrand, useSession } from '@storefront/contracts';
import { lastVisitDay, visitCriteria } from '@storefront/domain';
import { Controller, ReviewForm, StarsField, useZodForm, type ZodForm } from '@storefront/forms';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { DateField, Stack } from '@storefront/ui';
import { useId } from 'react';
import { messages } from './messages';
import { RestaurantField } from './RestaurantField';
import { emptyReview, type Review, reviewSchema, toRequest } from './reviewForm';
import { useReviewRestaurant } from './useReviewRestaurant';

type RestaurantReview = ZodForm<typeof emptyReview, Review>;

/** The form of a review. It is kept while the restaurants load. */
export function useReviewForm(): RestaurantReview {
  const { timeZone } = useBrand();
  return useZodForm({ schema: reviewSchema(timeZone), defaultValues: emptyReview });
}

interface Props {
  /** Ties the submit button outside the form to it. */
  id: string;
  form: RestaurantReview;
  restaurants: readonly Restaurant[];
  /** Called with the server's thanks, or null without any. */
  onSaved: (thanks: string | null) => void;
}

/** Restaurant, stars per criterion, day of the visit, comment and photos (spec §2, Review of a restaurant). */
export function RestaurantReviewForm({ id, form, restaurants, onSaved }: Props) {
  const { control } = form;
  const { timeZone } = useBrand();
  const { status } = useSession();
  const { mutateAsync: save } = useReviewRestaurant();
  const logInAndSubmit = useAfterLogin({ onLoggedIn: () => submitForm(id) });

  async function submit(review: Review, onUpload?: (sent: number) => void) {
    // The button is blocked until a restaurant is chosen (spec §2).
    if (review.organization_id === null) return;
    if (status === 'guest') return logInAndSubmit();
    const { message } = await save({
      body: toRequest(review, review.organization_id, timeZone),
      onUpload,
    });
    onSaved(message);
  }

  return (
    <ReviewForm id={id} form={form} photos="attachments" onSubmit={submit}>
      <Controller
        control={control}
        name="organization_id"
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <RestaurantField
            {...{ ref, restaurants }}
            chosenId={value}
            onChoose={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Criteria form={form} />
      <Controller
        control={control}
        name="pickup_date"
        render={({ field, fieldState }) => (
          <DateField
            label={messages.date}
            formatHint={messages.dateHint}
            error={fieldState.error?.message}
            max={lastVisitDay(new Date(), timeZone)}
            {...field}
          />
        )}
      />
    </ReviewForm>
  );
}

const titleClass = css({ ...textStyles.title, marginBottom: 12 });
const errorTextClass = css({ ...textStyles.xs, marginTop: 8, color: colour.danger });

function Criteria({ form }: { form: RestaurantReview }) {
  const titleId = useId();
  const error = form.formState.errors.estimations?.message;
  return (
    <div role="group" aria-labelledby={titleId}>
      <h3 className={titleClass} id={titleId}>
        {messages.criteria}
      </h3>
      <Stack gap={16}>
        {visitCriteria.map((key) => (
          <StarsField key={key} form={form} name={`estimations.${key}`} label={messages.criterion[key]} />
        ))}
      </Stack>
      {typeof error === 'string' && (
        <p className={errorTextClass} role="alert">
          {keepTogether(error)}
        </p>
      )}
    </div>
  );
}

/** Submits the form like its button. */
function submitForm(id: string) {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
