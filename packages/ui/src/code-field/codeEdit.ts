/** An edit of the code field as the browser reports it, after it has changed the input's text. */
interface CodeEdit {
  /** The digits before the edit. */
  value: string;
  /** The text of the input after the edit. */
  text: string;
  /** The selection before the edit; undefined when the browser filled the field without announcing it. */
  selection?: readonly [start: number, end: number] | undefined;
  /** `InputEvent.inputType`. */
  inputType?: string | undefined;
}

export const onlyDigits = (text: string) => text.replace(/\D/g, '');

/**
 * The code after an edit. It is edited at its end only, wherever a press put the cursor: a digit is appended and
 * Backspace removes the last digit. Overwriting a selection clears the code, and the typed digits start a new code
 * (spec §4, Auth).
 */
export function editedCode({ value, text, selection, inputType = '' }: CodeEdit, length: number): string {
  const inserted = selection && insertedText(value, text, selection);
  if (inserted === undefined || inputType.startsWith('history')) return onlyDigits(text).slice(0, length);
  if (selection && selection[0] !== selection[1]) return onlyDigits(inserted).slice(0, length);
  if (text.length >= value.length) return (value + onlyDigits(inserted)).slice(0, length);
  // Delete works forward, and nothing stands after the cursor.
  return inputType.endsWith('Forward') ? value : value.slice(0, text.length);
}

/**
 * The text that replaced the selection; undefined if the browser replaced the whole text, so that it cannot have come
 * from an edit of the selection.
 */
function insertedText(value: string, text: string, [start, end]: readonly [number, number]) {
  if (start === end && text.length < value.length) return '';
  const after = value.slice(end);
  const isFromHere =
    text.length >= start + after.length && text.startsWith(value.slice(0, start)) && text.endsWith(after);
  return isFromHere ? text.slice(start, text.length - after.length) : undefined;
}
