import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button';
import { Row, Stack } from '../layout/Stack';
import { keptText } from '../text/keptText';

export interface AskingButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'isWide' | 'icon'> {
  /** Of the place of button and question, which has `data-asking` while it asks. */
  readonly className?: string;
  readonly question: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly isPending: boolean;
  readonly onYes: () => void;
  readonly children: ReactNode;
}

/** A button for what cannot be undone: it asks first, in its own place. */
export function AskingButton({
  question,
  yes,
  no,
  isPending,
  onYes,
  className,
  children,
  ...look
}: AskingButtonProps) {
  const questionId = useId();
  const root = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  // The question replaces the pressed button, and its safe answer gets the focus; afterwards the button gets it back.
  useLayoutEffect(() => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    if (isAsking || wasAsking.current) buttons.at(-1)?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  return (
    <div ref={root} className={className} data-asking={isAsking || undefined}>
      {isAsking ? (
        <Stack gap={8} role="group" aria-labelledby={questionId}>
          <p id={questionId}>{keptText(question)}</p>
          <Row gap={8} wrap="wrap">
            <Button size={44} kind="outline" isLoading={isPending} onClick={onYes}>
              {yes}
            </Button>
            <Button size={44} onClick={() => !isPending && setIsAsking(false)}>
              {no}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Button {...look} onClick={() => setIsAsking(true)}>
          {children}
        </Button>
      )}
    </div>
  );
}
