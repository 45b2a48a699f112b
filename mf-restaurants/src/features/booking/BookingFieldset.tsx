import type { Restaurant } from '@storefront/api-contract';
import { keepTogether, openPanel, useBrand } from '@storefront/contracts';
import { orderPhone } from '@storefront/domain';
import { Controller } from '@storefront/forms';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Counter, ListRow, Note, PhoneField, TextArea, TextField } from '@storefront/ui';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { messages as shared } from '../../shared/booking/messages';
import { messages } from './messages';
import type { BookingForm } from './useBookingForm';

interface Props {
  form: BookingForm;
  slug: string;
  /** «Сегодня в 19:30»; undefined until a free time is chosen. */
  time: string | undefined;
  /** The restaurant if every time is busy for this number of guests, else undefined. */
  fullAt: Restaurant | undefined;
  /** The chosen time has become too soon or busy. */
  isTimeLost: boolean;
}

const remarkClass = css({ '& > *': { marginTop: 8 } });
const personsClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
});
const problemClass = css({ ...textStyles.xs, marginTop: 6, color: colour.danger });

/** The fields of a booking: time, guests, name, phone, wish. */
export function BookingFieldset({ form, slug, time, fullAt, isTimeLost }: Props) {
  const brand = useBrand();
  const call = orderPhone(fullAt?.phone, brand.phone);
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div>
        <ListRow
          look="boxed"
          media={<CalendarClock size={22} aria-hidden />}
          caption={messages.time}
          title={time ?? messages.chooseTime}
          trailing={<ChevronRight size={20} aria-hidden />}
          onClick={() => openPanel('booking-time', { slug })}
        />
        <div className={remarkClass} role="status">
          {fullAt && (
            <Note kind="warn">
              {shared.full}. {shared.fullText}: <a href={call.href}>{call.text}</a>
            </Note>
          )}
          {!fullAt && isTimeLost && <Note kind="warn">{messages.timeLost}</Note>}
          {!fullAt && !isTimeLost && errors.datetime && <Note kind="bad">{errors.datetime.message}</Note>}
        </div>
      </div>
      <Controller
        control={control}
        name="persons"
        render={({ field: { value, onChange }, fieldState }) => (
          <div>
            <div className={personsClass}>
              <span>{messages.guests}</span>
              <Counter
                value={value}
                onChange={onChange}
                labels={{ decrease: messages.fewerGuests, increase: messages.moreGuests }}
              />
            </div>
            <div role="status">
              {fieldState.error?.message && (
                <p className={problemClass}>{keepTogether(fieldState.error.message)}</p>
              )}
            </div>
          </div>
        )}
      />
      <TextField
        label={messages.name}
        autoComplete="given-name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <PhoneField
            {...field}
            label={messages.phone}
            hint={messages.phoneHint}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextArea
        label={messages.wish}
        hint={messages.wishHint}
        error={errors.comment?.message}
        {...register('comment')}
      />
    </>
  );
}
