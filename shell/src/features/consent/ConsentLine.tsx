import styled from '@emotion/styled';
import { colour, elevation, layers, media, radius, textStyles } from '@storefront/tokens';
import { Button, Row } from '@storefront/ui';
import { useEffect, useRef } from 'react';
import type { Consent } from './consentStore';
import { messages } from './messages';
import { useRoomBelow } from './useRoomBelow';

interface Props {
  /** The visitor has asked for the question: the focus goes to it. */
  isWanted?: boolean;
  onDecide: (decision: Consent) => void;
}

/** The first visit's other question has this place on narrow screens; one is asked at a time. */
const whileHinted = 'body:has([data-address-hint]) &';

// Above the bottom toolbar (72 px and the safe area), which it never covers; from `md` there is none.
const Line = styled.section({
  position: 'fixed',
  zIndex: layers.toolbar,
  left: 12,
  right: 12,
  bottom: 'calc(84px + env(safe-area-inset-bottom))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '8px 8px 8px 16px',
  borderRadius: radius.md,
  background: colour.surface,
  color: colour.ink2,
  boxShadow: elevation[2],
  ...textStyles.s,
  [media.sm]: { left: 24, right: 'auto', maxWidth: 560 },
  [whileHinted]: { display: 'none' },
  [media.md]: { bottom: 24, [whileHinted]: { display: 'flex' } },
});
const Question = styled.p({ flex: '1 1 220px', minWidth: 0 });

/** Asks once whether visits and errors may be counted. It waits beside the page and stops nobody. */
export function ConsentLine({ isWanted = false, onDecide }: Props) {
  const line = useRef<HTMLElement>(null);
  useRoomBelow();
  useEffect(() => {
    if (isWanted) line.current?.focus();
  }, [isWanted]);
  return (
    <Line ref={line} tabIndex={-1} aria-label={messages.region}>
      <Question>{messages.question}</Question>
      <Row gap={8}>
        <Button kind="soft" size={44} onClick={() => onDecide('granted')}>
          {messages.grant}
        </Button>
        <Button kind="text" size={44} onClick={() => onDecide('refused')}>
          {messages.refuse}
        </Button>
      </Row>
    </Line>
  );
}
