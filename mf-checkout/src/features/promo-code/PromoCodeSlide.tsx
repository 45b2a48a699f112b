import { css, keyframes } from '@storefront/styles';
import { colour, motion } from '@storefront/tokens';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { messages } from './messages';
import { PromoCodeForm } from './PromoCodeForm';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** The cart under the form; inert while the form is open. */
  children: ReactNode;
}

const arrive = keyframes({ from: { transform: 'translateX(100%)' } });

const rootClass = css({ position: 'relative', height: '100%', minHeight: 0, overflow: 'hidden' });
const belowClass = css({ height: '100%', minHeight: 0, outline: 'none' });
const slideClass = css({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  background: colour.surface,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${arrive} ${motion.middle} ${motion.in}`,
  },
});

/** The form slides over the cart; Escape closes the form only, not the panel (spec §2, Cart panel). */
export function PromoCodeSlide({ isOpen, onClose, children }: Props) {
  const below = useRef<HTMLDivElement>(null);
  const slide = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<HTMLElement>(undefined);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const cart = below.current;
    const onKey = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && slide.current?.contains(event.target);
      if (event.key !== 'Escape' || !isHere) return;
      // The panel around the form listens on the document and ignores a prevented key.
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      // «Промокод применен» may have replaced the row that opened the form.
      const back = lastFocused.current?.isConnected ? lastFocused.current : cart;
      back?.focus();
    };
  }, [isOpen]);

  return (
    <div className={rootClass}>
      <div
        className={belowClass}
        ref={below}
        tabIndex={-1}
        inert={isOpen}
        onFocus={({ target }) => {
          lastFocused.current = target;
        }}
      >
        {children}
      </div>
      {isOpen && (
        <div className={slideClass} ref={slide} role="dialog" aria-label={messages.title}>
          <PromoCodeForm onClose={onClose} />
        </div>
      )}
    </div>
  );
}
