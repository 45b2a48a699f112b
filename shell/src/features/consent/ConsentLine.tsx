import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, elevation, layers, media, radius, textStyles } from '@storefront/tokens';
import { Button, Row } from '@storefront/ui';
import { useEffect, useRef } from 'react';
import type { Consent } from './consentStore';
import { messages } from './messages';

interface Props {
  /** The visitor has reopened the question, so it takes the focus. */
  isWanted?: boolean;
  onDecide: (decision: Consent) => void;
}

/** On narrow screens the address hint has the same place; only one of them shows at a time. */
const whileHintShows = 'html[data-hint-shown] &';

// Above the bottom toolbar (72 px and the safe area), which ends at `md`, and the bars above the toolbar.
const lineClass = css({
  position: 'fixed',
  zIndex: layers.toolbar,
  left: 12,
  right: 12,
  bottom: 'calc(84px + var(--dock, 0px) + env(safe-area-inset-bottom))',
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
  [media.sm]: { left: 'calc(24px + env(safe-area-inset-left))', right: 'auto', maxWidth: 560 },
  [whileHintShows]: { display: 'none' },
  [media.md]: { bottom: 'calc(24px + var(--dock, 0px))', [whileHintShows]: { display: 'flex' } },
  // In a low window the toolbar has scrolled away, and the hint is a line over the whole width.
  [media.sideways]: {
    bottom: 'calc(12px + var(--dock, 0px) + env(safe-area-inset-bottom))',
    [whileHintShows]: { display: 'none' },
  },
});
const questionClass = css({ flex: '1 1 220px', minWidth: 0 });

/** Height of the toolbar and of the line above it with three rows of text. */
const coveredHeight = '216px';

/** Asks whether visits and errors may be counted. It does not block the page. */
export function ConsentLine({ isWanted = false, onDecide }: Props) {
  const line = useRef<HTMLElement>(null);
  // Focused elements scroll into view above the line.
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    style.scrollPaddingBottom = coveredHeight;
    return () => {
      style.scrollPaddingBottom = before;
    };
  }, []);
  useEffect(() => {
    if (isWanted) line.current?.focus();
  }, [isWanted]);
  return (
    <section className={lineClass} ref={line} tabIndex={-1} aria-label={messages.region}>
      <p className={questionClass}>{keepTogether(messages.question)}</p>
      <Row gap={8}>
        <Button kind="soft" size={44} onClick={() => onDecide('granted')}>
          {messages.grant}
        </Button>
        <Button kind="text" size={44} onClick={() => onDecide('refused')}>
          {messages.refuse}
        </Button>
      </Row>
    </section>
  );
}
