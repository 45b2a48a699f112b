import styled from '@emotion/styled';
import { useAfterLogin } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { useBrand, useSession } from '@storefront/contracts';
import { lastVisitDay, visitCriteria } from '@storefront/domain';
import { Controller, Form, PhotoPicker, useZodForm, type ZodForm } from '@storefront/forms';
import { colour, textStyles } from '@storefront/tokens';
import { DateField, Stack, Stars, TextArea } from '@storefront/ui';
import { useId } from 'react';
import { messages } from './messages';
import { RestaurantField } from './RestaurantField';
import { emptyReview, type Review, reviewSchema, toRequest } from './reviewForm';
import { useReviewRestaurant } from './useReviewRestaurant';

type ReviewForm = ZodForm<typeof emptyReview, Review>;

/** The form of a review. It is kept while the restaurants load. */
export function useReviewForm(): ReviewForm {
  const { timeZone } = useBrand();
  return useZodForm({ schema: reviewSchema(timeZone), defaultValues: emptyReview });
}

interface Props {
  /** Ties the submit button outside the form to it. */
  id: string;
  form: ReviewForm;
  restaurants: readonly Restaurant[];
  /** Called with the server's thanks, or null without any. */
  onSaved: (thanks: string | null) => void;
}

/** Restaurant, stars per criterion, day of the visit, comment and photos (spec §2, Review of a restaurant). */
export function RestaurantReviewForm({ id, form, restaurants, onSaved }: Props) {
  const { control, register, formState } = form;
  const { timeZone } = useBrand();
  const { status } = useSession();
  const { mutateAsync: save } = useReviewRestaurant();
  const logInAndSubmit = useAfterLogin({ onLoggedIn: () => submitForm(id) });

  async function submit(review: Review) {
    // The button is blocked until a restaurant is chosen (spec §2).
    if (review.organization_id === null) return;
    if (status === 'guest') return logInAndSubmit();
    const { message } = await save(toRequest(review, review.organization_id, timeZone));
    onSaved(message);
  }

  return (
    // A review is final, so Enter in a field does not send it.
    <Form id={id} form={form} onSubmit={submit} failure={messages.failed} failureIn="toast" submitOn="button">
      <Stack gap={24}>
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
        <TextArea
          label={messages.comment}
          error={formState.errors.comment?.message}
          rows={3}
          {...register('comment')}
        />
        <Controller
          control={control}
          name="attachments"
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <PhotoPicker photos={value} error={fieldState.error?.message} {...{ ref, onChange }} />
          )}
        />
      </Stack>
    </Form>
  );
}

const Title = styled.h3({ ...textStyles.title, marginBottom: 12 });
const ErrorText = styled.p({ ...textStyles.xs, marginTop: 8, color: colour.danger });

function Criteria({ form: { control, formState } }: { form: ReviewForm }) {
  const titleId = useId();
  const error = formState.errors.estimations?.message;
  return (
    <div role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{messages.criteria}</Title>
      <Stack gap={16}>
        {visitCriteria.map((key) => (
          <Controller
            key={key}
            control={control}
            name={`estimations.${key}`}
            render={({ field: { ref, value, onChange }, fieldState }) => (
              <Stars
                label={messages.criterion[key]}
                starLabel={messages.stars}
                error={fieldState.error?.message}
                {...{ ref, value, onChange }}
              />
            )}
          />
        ))}
      </Stack>
      {typeof error === 'string' && <ErrorText role="alert">{error}</ErrorText>}
    </div>
  );
}

/** Submits the form like its button. */
function submitForm(id: string) {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
