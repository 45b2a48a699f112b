import { css } from '@storefront/styles';
import { colour, elevation, layers, radius } from '@storefront/tokens';
import { TextField, type TextFieldProps } from '../field/TextField';
import { Note } from '../note/Note';
import { ComboboxList } from './ComboboxList';
import { type ComboboxOption, useCombobox } from './useCombobox';

export interface ComboboxProps<Option extends ComboboxOption>
  extends Pick<
    TextFieldProps,
    'label' | 'hint' | 'error' | 'icon' | 'trailing' | 'look' | 'name' | 'disabled' | 'maxLength' | 'ref'
  > {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The options that match the text; undefined while they load. */
  readonly options: readonly Option[] | undefined;
  readonly onPick: (option: Option) => void;
  /** The text names the chosen option: Escape leaves the text as it is. */
  readonly isChosen?: boolean;
  /** Names the list. */
  readonly listLabel: string;
  /** The number of results as text: «3 ресторана»; the text of zero is also shown. */
  readonly countText: (count: number) => string;
}

const rootClass = css({ position: 'relative' });
const popupClass = css({
  position: 'absolute',
  zIndex: layers.sticky,
  top: 56,
  left: 0,
  right: 0,
  '& > div': {
    borderRadius: radius.md,
    background: colour.surface,
    boxShadow: `0 0 0 1px ${colour.line}, ${elevation[2]}`,
  },
  '& > [role=listbox]': { position: 'relative', maxHeight: '20rem', padding: 4, overflowY: 'auto' },
  '& [role=option]': { padding: '0 12px' },
  // The edge of the list would cut a ring outside of the option.
  '& [role=option][aria-selected=true]': { outlineOffset: -2 },
});

/**
 * A field that suggests options in a list below it, which opens while the customer types, by a press or by an arrow
 * key. For a list with a place of its own on the screen use `useCombobox` and `ComboboxList`.
 */
export function Combobox<Option extends ComboboxOption>({
  text,
  onType,
  options,
  onPick,
  isChosen = false,
  listLabel,
  countText,
  ...field
}: ComboboxProps<Option>) {
  const { input, list } = useCombobox({ text, onType, options, onPick, isChosen, list: 'popup' });
  return (
    <div className={rootClass}>
      <TextField {...field} {...input} spellCheck={false} />
      <div className={popupClass}>
        <ComboboxList label={listLabel} countText={countText} list={list} />
        {list.options?.length === 0 && <Note aria-hidden>{countText(0)}</Note>}
      </div>
    </div>
  );
}
