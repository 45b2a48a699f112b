import { addressesQuery } from '@storefront/api-client';
import {
  type DeliveryAddress,
  openPanel,
  panelOpener,
  type PickupRestaurant,
  selectedAddress,
  useSession,
  useTakeMethod,
} from '@storefront/contracts';
import { addressDetails, addressTitle } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css, cx } from '@storefront/styles';
import { colour, media, motion, radius, textStyles, weight } from '@storefront/tokens';
import { Skeleton, VisuallyHidden } from '@storefront/ui';
import { Bike, ChevronDown, Store } from 'lucide-react';
import { hiddenFromRecordings } from '../../shared/third-parties/hiddenFromRecordings';
import { messages } from './messages';

// A fixed width, so that nothing moves when the saved address is restored.
const rootClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 1,
  minWidth: 0,
  height: 52,
  borderRadius: radius.md,
  transition: `background-color ${motion.fast}`,
  // With forced colours the button has a visible border.
  [media.forcedColors]: { padding: '0 6px' },
  [media.md]: { flex: 'none', width: 256, padding: '0 10px 0 6px' },
  [media.lg]: { width: 312 },
  [media.hover]: { '&:hover': { background: colour.sunken } },
});
const iconClass = css({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.sm,
  background: colour.accentSoft,
  color: colour.accentInk,
  '& > svg': { strokeWidth: 1.75 },
  [media.md]: { display: 'grid' },
});
const textsClass = css({ display: 'block', flex: '0 1 auto', minWidth: 0 });
const captionClass = css({ display: 'block', ...textStyles.xs, color: colour.ink2 });
const lineClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  ...textStyles.s,
  fontWeight: weight.strong,
  '&[data-empty=true]': { color: colour.accentInk },
  '& > svg': { flex: 'none' },
});
const lineSkeletonClass = css({ width: '8rem' });
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const oneLineClass = css(oneLine);
// What lies inside the house gives way first: without room for some letters it wraps to a second line, which is cut. Then
// the street gives way. The house number is never cut.
const addressClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  height: '1lh',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
const houseClass = css({
  display: 'flex',
  gap: '0.25em',
  minWidth: 0,
  '& > :first-child': oneLine,
  '& > :nth-child(2)': { flex: 'none' },
});
const detailsClass = css({ ...oneLine, flex: '1 1 2em' });

/** Shows the address, and opens the choice of the take method (spec §2, Header). */
export function AddressBlock() {
  const isRestored = useTakeMethod((state) => state.isRestored);
  const takeMethod = useTakeMethod((state) => state.takeMethod);
  const address = useTakeMethod(selectedAddress);
  const isPickup = isRestored && takeMethod === 'pickup';
  const shown = isRestored ? address : undefined;
  const isAwaited = useIsDefaultAwaited() && !isPickup && !shown;
  return (
    <button
      className={rootClass}
      type="button"
      aria-haspopup="dialog"
      {...panelOpener('take-method')}
      data-hint-anchor="address"
      onClick={() => openPanel('take-method')}
    >
      <span className={iconClass}>
        {isPickup ? <Store size={22} aria-hidden /> : <Bike size={22} aria-hidden />}
      </span>
      <span className={textsClass}>
        <span className={captionClass}>{isPickup ? messages.pickup : messages.delivery}</span>{' '}
        <span className={lineClass} data-empty={!shown && !isAwaited}>
          {isAwaited ? (
            <>
              <Skeleton className={lineSkeletonClass} />
              <VisuallyHidden>{messages.loadingAddress}</VisuallyHidden>
            </>
          ) : (
            <AddressLine address={shown} />
          )}
          <ChevronDown size={16} aria-hidden />
        </span>
      </span>
    </button>
  );
}

/** Street, house and the other fields in one line, or the restaurant's name (spec §2, Header). */
function AddressLine({ address }: { address: DeliveryAddress | PickupRestaurant | undefined }) {
  if (address?.type !== 'delivery')
    return <span className={oneLineClass}>{address ? addressTitle(address) : messages.noAddress}</span>;
  const details = addressDetails(address);
  const [street, house] = streetAndHouse(address);
  return (
    <span className={cx(addressClass, hiddenFromRecordings)}>
      <span className={houseClass}>
        <span>{house ? `${street},` : street}</span> {house && <span>{house}</span>}
      </span>
      {details && <span className={detailsClass}>{`, ${details}`}</span>}
    </span>
  );
}

/** The whole address stands in for a missing street; its house is the part after the last comma. */
function streetAndHouse({ street, home, fullAddress }: DeliveryAddress): [string, string] {
  if (street) return [street, home];
  const comma = fullAddress.lastIndexOf(', ');
  return comma < 0 ? [fullAddress, ''] : [fullAddress.slice(0, comma), fullAddress.slice(comma + 2)];
}

/** Whether a customer's saved addresses, whose default becomes the address of the order, have not loaded yet. */
function useIsDefaultAwaited(): boolean {
  const isUser = useSession().status === 'user';
  // Loaded by `loadDefaultAddress`, which also toasts a failure.
  const { isFetched } = useQuery({ ...addressesQuery(), enabled: false });
  return isUser && !isFetched;
}
