import { type KeyboardEvent, useState } from 'react';

interface Options {
  /** The list that stands under the field, if any does. */
  list: HTMLElement | null;
  /** What the options are of: other options have no active one yet. */
  of: string;
  /** Enter where no option is active. */
  onSubmit: () => void;
}

/**
 * The keyboard of a combobox: the focus stays in the field, up and down go through the options around the end, Enter
 * takes the active one.
 */
export function useActiveOption({ list, of, onSubmit }: Options) {
  const [active, setActive] = useState<{ of: string; id: string }>();
  const activeId = active?.of === of ? active.id : undefined;
  const options = () => [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  function move(step: 1 | -1) {
    const all = options();
    const at = all.findIndex(({ id }) => id === activeId);
    const next = at === -1 && step === -1 ? all.at(-1) : all[(at + step + all.length) % all.length];
    if (!next) return;
    setActive({ of, id: next.id });
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
