import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { editedCode } from './codeEdit';

interface Options {
  value: string;
  length: number;
  /** The whole code stays selected. */
  isRejected: boolean;
  onChange: (digits: string) => void;
}

type Selection = readonly [start: number, end: number];

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement): Selection => [
  selectionStart ?? 0,
  selectionEnd ?? 0,
];

/** The cursor rules of the code field (spec §4, Auth), for an input whose text is transparent. */
export function useCodeInput({ value, length, isRejected, onChange }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const selectionBefore = useRef<Selection>(undefined);
  const [selection, setSelection] = useState<Selection>([0, 0]);

  // React has no event for the native `beforeinput` of every kind of edit.
  const attach = useCallback((element: HTMLInputElement) => {
    const remember = () => {
      selectionBefore.current = selectionOf(element);
    };
    input.current = element;
    element.addEventListener('beforeinput', remember);
    return () => {
      input.current = null;
      element.removeEventListener('beforeinput', remember);
    };
  }, []);

  function placeCursor(mayKeepSelection: boolean) {
    const element = input.current;
    if (!element) return;
    const end = element.value.length;
    const [from, to] = selectionOf(element);
    const wanted: Selection = isRejected ? [0, end] : mayKeepSelection && from < to ? [from, to] : [end, end];
    if (from !== wanted[0] || to !== wanted[1]) element.setSelectionRange(...wanted);
    setSelection(wanted);
  }

  function handleFocus() {
    placeCursor(false);
    // A browser that focuses by Tab selects the text after this event.
    requestAnimationFrame(() => placeCursor(false));
  }

  const selectRejected = useEffectEvent(() => {
    if (document.activeElement === input.current) placeCursor(true);
  });
  useEffect(() => {
    if (isRejected) selectRejected();
  }, [isRejected]);

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const element = event.currentTarget;
    const code = editedCode(
      {
        value,
        text: element.value,
        selection: selectionBefore.current,
        inputType: (event.nativeEvent as InputEvent).inputType,
      },
      length,
    );
    selectionBefore.current = undefined;
    if (element.value !== code) element.value = code;
    element.setSelectionRange(code.length, code.length);
    setSelection([code.length, code.length]);
    if (code !== value) onChange(code);
  }

  return { attach, selection, handleFocus, handleSelect: () => placeCursor(true), handleInput } as const;
}
