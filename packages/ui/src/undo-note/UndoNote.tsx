import { css } from '@storefront/styles';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Note } from '../note/Note';

export interface UndoNoteProps {
  /** What was removed. */
  readonly children: ReactNode;
  /** The text of the button. */
  readonly label: string;
  /** The accessible name of the button; it names what comes back. */
  readonly name: string;
  readonly onUndo: () => void;
  readonly onExpire: () => void;
}

/** As long as a toast. */
const shownMs = 5_000;

const buttonClass = css({ minHeight: 44, padding: '0 4px' });

/** Offers an undo for five seconds; hovering or focusing it pauses the countdown. Give it a `key` of what was removed. */
export function UndoNote({ children, label, name, onUndo, onExpire }: UndoNoteProps) {
  const [isPaused, setIsPaused] = useState(false);
  const expire = useEffectEvent(onExpire);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => expire(), shownMs);
    return () => clearTimeout(timer);
  }, [isPaused]);

  const [pause, resume] = [() => setIsPaused(true), () => setIsPaused(false)];
  return (
    <Note
      role="status"
      icon={<Undo2 size={18} aria-hidden />}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      action={
        <button className={buttonClass} type="button" aria-label={name} onClick={onUndo}>
          {label}
        </button>
      }
    >
      {children}
    </Note>
  );
}
