import { breakpoints, media } from '@storefront/tokens';
import { useMediaQuery } from '@storefront/ui';
import { useState } from 'react';
import { HintCard } from './HintCard';
import { useFirstVisit } from './useFirstVisit';
import { useHintModal } from './useHintModal';

const phone = `(max-width: ${breakpoints.sm - 1}px)`;
const low = media.sideways.replace('@media ', '');

interface Props {
  /** Whether a panel is open or about to open. */
  hasOpenPanel: () => boolean;
}

/**
 * Offers delivery or pickup on the first visit: a modal on phones, a card beside the page elsewhere, a line in a low window
 * (decision 0018).
 */
export function AddressHint({ hasOpenPanel }: Props) {
  const { isEligible, claim } = useFirstVisit();
  const isNarrow = useMediaQuery(phone);
  // Once: a keyboard makes the window low too, and whoever types is not interrupted.
  const [isLow] = useState(() => window.matchMedia(low).matches);
  const isPhone = isNarrow && !isLow;
  useHintModal({ isEnabled: isEligible && isPhone, canOpen: () => !hasOpenPanel() && claim() });
  return <HintCard isEligible={isEligible && !isPhone} claim={claim} />;
}
