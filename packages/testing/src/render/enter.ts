import { act, fireEvent } from '@testing-library/react';

/**
 * Focuses a field and sets its whole text in one event; typing renders the panel for each letter. A field with a mask,
 * such as a phone or a date, needs typing.
 */
export function enter(field: HTMLElement, value: string) {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}
