import { type KeyboardEvent, useState } from 'react';

interface Options {
  /** The listbox, while it is rendered. */
  list: HTMLElement | null;
  /** Identifies the set of options; a new set starts without an active option. */
  optionsKey: string;
  /** Called on Enter without an active option. */
  onSubmit: () => void;
}

/**
 * The keyboard of a combobox: the focus stays in the field, Up and Down move through the options and wrap
 * around, Enter chooses the active one.
 */
export function useActiveOption({ list, optionsKey, onSubmit }: Options) {
  const [active, setActive] = useState<{ optionsKey: string; id: string }>();
  const activeId = active?.optionsKey === optionsKey ? active.id : undefined;
  const options = () => [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  function move(step: 1 | -1) {
    const all = options();
    const at = all.findIndex(({ id }) => id === activeId);
    const next = at === -1 && step === -1 ? all.at(-1) : all[(at + step + all.length) % all.length];
    if (!next) return;
    setActive({ optionsKey, id: next.id });
    next.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const isComposing = event.nativeEvent.isComposing;
    if (isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options().find(({ id }) => id === activeId);
      if (chosen) chosen.click();
      else onSubmit();
    }
  }
  return { activeId, onKeyDown };
}
