import { css } from '@storefront/styles';
import { colour, media, radius } from '@storefront/tokens';
import type { MouseEvent } from 'react';
import { useDebounced } from '../debounce/useDebounced';
import { ListRow } from '../list-row/ListRow';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { type ComboboxOption, optionElementId, type useCombobox } from './useCombobox';

interface Props<Option extends ComboboxOption> {
  /** Names the list. */
  readonly label: string;
  /** The number of results as text, for screen readers: «3 ресторана», «Ничего не нашлось». */
  readonly countText: (count: number) => string;
  readonly list: ReturnType<typeof useCombobox<Option>>['list'];
}

/** Screen readers would read out the number at each letter. */
const announceDelayMs = 500;

const optionItemClass = css({
  cursor: 'pointer',
  '& ~ &': { boxShadow: `0 -1px 0 ${colour.line}` },
  '&[aria-selected=true]': {
    borderRadius: radius.xs,
    background: colour.sunken,
    outline: `2px solid ${colour.focus}`,
    outlineOffset: 2,
  },
  [media.hover]: { '&:hover [data-part=title]': { color: colour.accentInk } },
});

/**
 * The options of `useCombobox` as rows, and their number for screen readers. Without options only the number; keep it
 * mounted then, because a number that appears together with its live region is not announced.
 */
export function ComboboxList<Option extends ComboboxOption>({ label, countText, list }: Props<Option>) {
  const { id, options, active, onPick } = list;
  const count = options && countText(options.length);
  const [announced] = useDebounced(count, announceDelayMs);
  return (
    <>
      <VisuallyHidden role="status">{announced === count && count}</VisuallyHidden>
      {options && options.length > 0 && (
        <div id={id} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <div
              className={optionItemClass}
              key={option.id}
              id={optionElementId(id, index)}
              role="option"
              aria-selected={option === active}
              onMouseDown={keepFocus}
              onClick={() => onPick(option)}
            >
              <ListRow
                title={option.title}
                note={option.note}
                media={option.media}
                trailing={option.trailing}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** A press on an option leaves the focus in the field. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
