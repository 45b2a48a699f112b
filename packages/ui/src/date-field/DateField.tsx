import { useMaskito } from '@maskito/react';
import { dateTextFromIso, isoFromDateText } from '@storefront/domain';
import { css } from '@storefront/styles';
import { breakpoints } from '@storefront/tokens';
import { type Ref, useCallback } from 'react';
import { assignRef } from '../assignRef';
import { TextField, type TextFieldProps } from '../field/TextField';
import { useMediaQuery } from '../media/useMediaQuery';
import { dateMask } from './dateMask';

export interface DateFieldProps
  extends Pick<
    TextFieldProps,
    'label' | 'hint' | 'error' | 'id' | 'name' | 'autoFocus' | 'autoComplete' | 'disabled' | 'onBlur'
  > {
  /** The date as text, `dd.mm.yyyy` (spec §9); part of it while the customer types. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** How the date is typed, unless there is a hint; the picker shows its own format. */
  readonly formatHint?: string;
  /** The first and the last date that the native picker offers, `dd.mm.yyyy`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Narrower than a tablet. */
const narrow = `not all and (min-width: ${breakpoints.sm}px)`;

/** WebKit shows today's date in an empty picker, which looks filled. */
const pickerClass = css({ '& input[value=""]:not(:focus)': { color: 'transparent' } });

/** A date: typed as `dd.mm.yyyy`, chosen in the native picker on narrow screens (spec §5, Birthday). */
export function DateField({ value, onChange, formatHint, min, max, ref, ...rest }: DateFieldProps) {
  const maskRef = useMaskito({ options: dateMask });
  const typedRef = useCallback(
    (input: HTMLInputElement | null) => {
      maskRef(input);
      assignRef(ref, input);
    },
    [maskRef, ref],
  );

  if (useMediaQuery(narrow)) {
    return (
      <div className={pickerClass} key="picker">
        <TextField
          {...rest}
          ref={ref}
          type="date"
          min={min && isoFromDateText(min)}
          max={max && isoFromDateText(max)}
          value={isoFromDateText(value) ?? ''}
          onChange={(event) => onChange(dateTextFromIso(event.currentTarget.value) ?? '')}
        />
      </div>
    );
  }
  return (
    <TextField
      key="typed"
      {...(formatHint === undefined ? {} : { hint: formatHint })}
      {...rest}
      ref={typedRef}
      inputMode="numeric"
      value={value}
      // `onInput`, because the mask has already set the value and React's onChange would see no difference.
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
