import * as Toast from '@radix-ui/react-toast';
import { emit, keepTogether, useEvent } from '@storefront/contracts';
import { css, keyframes } from '@storefront/styles';
import { colour, elevation, layers, media, motion, radius, weight } from '@storefront/tokens';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../../shared/error-boundary/ErrorBoundary';
import { messages } from './messages';
import type { ToastItem } from './toastQueue';

/** spec §9 */
const SHOWN_FOR_MS = 5000;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
const leave = keyframes({ to: { opacity: 0 } });

// Toasts must not cover the head of an open panel: the cross, a field, tabs or a failure. So they are above the panel's
// footer; the cart and the order have the tallest footers.
const aboveFooter = {
  top: 'auto',
  bottom: 'calc(9rem + var(--hidden-below, 0px) + env(safe-area-inset-bottom))',
};
const overPanel = 'html[data-top-panel^=panel] &';
// A modal is at most nine tenths of the window high: its cross stays free.
const overModal = 'html[data-top-panel^=modal] &';

const viewportClass = css({
  position: 'fixed',
  zIndex: layers.toast,
  top: 16,
  left: 16,
  right: 16,
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  outline: 'none',
  pointerEvents: 'none',
  [overPanel]: aboveFooter,
  [overModal]: { top: 'calc(10dvh + 96px)' },
  [media.sm]: {
    left: 'auto',
    top: 24,
    right: 'calc(24px + env(safe-area-inset-right))',
    width: 400,
    [overModal]: { top: 'calc(5dvh + 88px)' },
  },
});
// Touches pass through to the page; a resting mouse pauses the timer.
const rootClass = css({
  pointerEvents: 'auto',
  [media.touch]: { pointerEvents: 'none' },
  display: 'flex',
  alignItems: 'center',
  // On the narrowest phones the action has a row of its own.
  flexWrap: 'wrap',
  columnGap: 12,
  minHeight: 52,
  padding: '4px 4px 4px 18px',
  borderRadius: radius.md,
  background: colour.plum,
  color: colour.onPlum,
  boxShadow: elevation[3],
  [media.phone]: { flexWrap: 'nowrap' },
  '&:focus-visible, & :focus-visible': { outlineColor: colour.onPlum, outlineOffset: -4 },
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  // These colours have enough contrast on the plum of both themes.
  '&[data-tone=error] > svg': { color: '#FF8E93' },
  '&[data-tone=success] > svg': { color: '#9FD080' },
  '&[data-state=open]': { animation: `${enter} ${motion.middle} ${motion.out}` },
  '&[data-state=closed]': { animation: `${leave} ${motion.middle} ${motion.in} forwards` },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
});
const textClass = css({
  flex: 1,
  minWidth: 0,
  padding: '8px 0',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.name,
});
const closeClass = css({
  pointerEvents: 'auto',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.sm,
  '& > svg': { strokeWidth: 1.75 },
});

const actionClass = css({
  pointerEvents: 'auto',
  order: 1,
  flex: '0 0 100%',
  minHeight: 44,
  padding: '0 8px',
  margin: '0 -8px',
  textAlign: 'start',
  [media.phone]: { order: 'initial', flex: 'none', margin: 0, textAlign: 'center' },
  borderRadius: radius.sm,
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

const icons = {
  error: <CircleAlert size={22} aria-hidden />,
  success: <CircleCheck size={22} aria-hidden />,
  neutral: <Info size={22} aria-hidden />,
} as const;

interface Props {
  items: readonly ToastItem[];
  onClose: (id: number) => void;
}

/** Escape closes a toast only while the focus is in it: otherwise the key belongs to the panel under it. */
function ToastCard({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  const { text, tone, action, isOpen } = item;
  const isForeignEscape = useRef(false);
  return (
    <Toast.Root
      className={rootClass}
      open={isOpen}
      onEscapeKeyDown={(event) => {
        const isInToasts = event.target instanceof Element && event.target.closest('[data-stays-live]');
        isForeignEscape.current = !isInToasts && !event.defaultPrevented;
      }}
      onOpenChange={(open) => {
        if (!open && !isForeignEscape.current) onClose();
        isForeignEscape.current = false;
      }}
      type={tone === 'error' ? 'foreground' : 'background'}
      data-tone={tone}
    >
      {icons[tone]}
      <Toast.Description className={textClass}>{keepTogether(text)}</Toast.Description>
      {action && (
        <Toast.Action
          className={actionClass}
          altText={action.label}
          onClick={() => emit('shell:panel-requested', { panel: action.panel, params: {} })}
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className={closeClass} aria-label={messages.close}>
        <X size={20} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Errors interrupt a screen reader, other toasts wait; hover and focus pause the timer. */
export function ToastList({ items, onClose }: Props) {
  // After a code is applied, the toast of a refused code is outdated; its form may close at once.
  useEvent('checkout:promo-code-applied', () => {
    for (const { id, topic } of items) if (topic === 'promo-code') onClose(id);
  });
  // Outside the page, because an open panel makes the page inert.
  return createPortal(
    <div data-stays-live="">
      <Toast.Provider label={messages.label} duration={SHOWN_FOR_MS}>
        {items.map((item) => (
          // Its text may come from a remote that breaks the contract.
          <ErrorBoundary key={item.id} renderError={() => null}>
            <ToastCard item={item} onClose={() => onClose(item.id)} />
          </ErrorBoundary>
        ))}
        <Toast.Viewport className={viewportClass} label={messages.region} />
      </Toast.Provider>
    </div>,
    document.body,
  );
}
