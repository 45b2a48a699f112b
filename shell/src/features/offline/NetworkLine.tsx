import { css } from '@storefront/styles';
import { colour, elevation, layers, media, radius, textStyles, weight } from '@storefront/tokens';
import { Wifi, WifiOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { messages } from './messages';
import { useNetwork } from './useNetwork';

// At the place where the line covers a page, a panel has its first field or text.
const overPanel = 'html[data-top-panel] &';

// Below the header. The pointer reaches the page under it.
const overlayClass = css({
  position: 'fixed',
  zIndex: layers.toast,
  top: 72,
  left: 12,
  right: 12,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [media.md]: { top: 88 },
  [overPanel]: { top: 2 },
});
const lineClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 16px',
  borderRadius: radius.full,
  background: colour.plum,
  color: colour.onPlum,
  boxShadow: elevation[2],
  ...textStyles.s,
  fontWeight: weight.name,
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  [overPanel]: {
    gap: 6,
    minHeight: 20,
    padding: '0 10px',
    ...textStyles.badge,
    '& > svg': { width: 14, height: 14 },
  },
});

/** Announces that the network is gone, and for a moment that it is back. */
export function NetworkLine() {
  const network = useNetwork();
  const isShown = network !== 'online';

  // Panels begin below the line (sheetStyles).
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-network-line', isShown);
    return () => page.removeAttribute('data-network-line');
  }, [isShown]);

  // Outside the page, because an open panel makes the page inert. The live region exists before its text does.
  return createPortal(
    <div data-stays-live="" role="status" aria-live="polite">
      {isShown && (
        <div className={overlayClass}>
          <div className={lineClass}>
            {network === 'offline' ? <WifiOff size={18} aria-hidden /> : <Wifi size={18} aria-hidden />}
            {messages[network]}
          </div>
        </div>
      )}
    </div>,
    document.body,
  );
}
