import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';

/** A row of a combobox's list. */
export interface ComboboxOption {
  readonly id: string | number;
  readonly title: string;
  /** Under the title. */
  readonly note?: ReactNode;
  /** An icon or a small tile. */
  readonly media?: ReactNode;
  readonly trailing?: ReactNode;
}

interface Options<Option extends ComboboxOption> {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Undefined while they load or before anything has been typed. */
  readonly options: readonly Option[] | undefined;
  readonly onPick: (option: Option) => void;
  /** The text names the chosen option: Escape leaves the text as it is. */
  readonly isChosen?: boolean;
  /** `inline` is on the screen whenever there are options; `popup` opens over the content below the field. */
  readonly list?: 'inline' | 'popup';
}

const caretKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** An id by place, because a back end's id may have a space, which a reference to an element may not. */
export const optionElementId = (listId: string, index: number) => `${listId}${index}`;

/**
 * The behaviour of a combobox with a listbox by the ARIA patterns: the focus stays in the field, Up and Down move the
 * active option, Enter picks it, Escape closes the list and then clears a text that names no choice. Spread `input` on
 * a `TextField` and pass `list` to a `ComboboxList`.
 */
export function useCombobox<Option extends ComboboxOption>({
  text,
  onType,
  options,
  onPick,
  isChosen = false,
  list = 'inline',
}: Options<Option>) {
  const id = useId();
  const [inputId, listId] = [`${id}input`, `${id}list`];
  const [isOpened, setIsOpened] = useState(false);
  const [activeId, setActiveId] = useState<Option['id']>();

  const isOpen = list === 'inline' || isOpened;
  const shown = isOpen ? options : undefined;
  const isExpanded = shown !== undefined && shown.length > 0;
  const activeIndex = shown?.findIndex((option) => option.id === activeId) ?? -1;
  const active = shown?.[activeIndex];
  const activeElementId = active && optionElementId(listId, activeIndex);

  useEffect(() => {
    if (activeElementId) document.getElementById(activeElementId)?.scrollIntoView({ block: 'nearest' });
  }, [activeElementId]);

  function close() {
    setIsOpened(false);
    setActiveId(undefined);
  }

  function type(next: string) {
    setIsOpened(true);
    setActiveId(undefined);
    onType(next);
  }

  function pick(option: Option) {
    close();
    onPick(option);
  }

  function move(step: 1 | -1) {
    setIsOpened(true);
    if (!options?.length) return;
    const place = active ? activeIndex + step : step === 1 ? 0 : -1;
    setActiveId(options.at(place % options.length)?.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      pick(active);
    } else if (caretKeys.has(event.key)) {
      // The keys move the caret, so the field is active again.
      setActiveId(undefined);
    }
  }

  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (!(event.target instanceof Element) || event.target.id !== inputId) return;
    const isClosing = active !== undefined || (list === 'popup' && isExpanded);
    if (!isClosing && (text === '' || isChosen)) return;
    event.preventDefault();
    if (isClosing) close();
    else onType('');
  });
  // On the window, because a panel listens on the document and would close first.
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);

  return {
    input: {
      id: inputId,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': activeElementId,
      autoComplete: 'off',
      value: text,
      onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
      onClick: () => setIsOpened(true),
      onKeyDown,
      onBlur: close,
    },
    list: { id: listId, options: shown, active, onPick: pick },
  } as const;
}
