import { openPanel, panelOpener } from '@storefront/contracts';
import { formatNumber } from '@storefront/domain';
import { css, cx } from '@storefront/styles';
import { colour, media, motion, radius, textStyles, weight } from '@storefront/tokens';
import { Skeleton, VisuallyHidden } from '@storefront/ui';
import { Sparkles, UserRound } from 'lucide-react';
import { useState } from 'react';
import { type Profile, useProfile } from '../../shared/profile/useProfile';
import { RunningOrders } from '../../shared/running-orders/RunningOrders';
import { hiddenFromRecordings } from '../../shared/third-parties/hiddenFromRecordings';
import { narrow } from './headerStyles';
import { messages } from './messages';

const rootClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minWidth: 104,
  maxWidth: 168,
  minHeight: 48,
  padding: '0 8px 0 2px',
  borderRadius: radius.md,
  transition: `background-color ${motion.fast}`,
  [narrow]: { display: 'none' },
  [media.hover]: { '&:hover': { background: colour.sunken } },
});
const avatarClass = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: colour.accentSoft,
  color: colour.accentInk,
  fontWeight: weight.heading,
  '&[data-status=guest], &[data-status=loading]': { background: colour.control, color: colour.ink },
  '& > svg': { strokeWidth: 1.75 },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});
const textsClass = css({ display: 'block', flex: 1, minWidth: 0 });
const nameClass = css({
  display: 'block',
  ...textStyles.s,
  fontWeight: weight.name,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const bonusesClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  ...textStyles.xs,
  fontWeight: weight.strong,
  color: colour.goldInk,
});

function Portrait({ profile }: { profile: Profile }) {
  const [failedAddress, setFailedAddress] = useState<string>();
  const address = profile.status === 'user' ? profile.avatar : undefined;
  if (address && address !== failedAddress) {
    const onError = () => setFailedAddress(address);
    // The server's picture may have failed before hydration, when no handler listened for its error.
    const checkFailed = (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    };
    return <img ref={checkFailed} src={address} alt="" width={40} height={40} onError={onError} />;
  }
  if (profile.status === 'user' && profile.letter) return profile.letter;
  return <UserRound size={22} />;
}

/**
 * «Войти» for a guest; portrait, name and bonuses of a customer (spec §2, Header). A guest gets the auth panel instead
 * of the profile.
 */
export function ProfileEntry() {
  const profile = useProfile();
  return (
    <button
      className={rootClass}
      type="button"
      aria-haspopup="dialog"
      {...panelOpener('profile')}
      onClick={() => openPanel('profile')}
    >
      <span className={avatarClass} aria-hidden data-status={profile.status}>
        <Portrait profile={profile} />
      </span>
      <span className={textsClass}>
        {profile.status === 'loading' ? (
          <>
            <VisuallyHidden>{profile.title}</VisuallyHidden>
            <Skeleton shape="text" />
          </>
        ) : (
          <span className={cx(nameClass, profile.status === 'user' && hiddenFromRecordings)}>
            {profile.title}
          </span>
        )}
        {profile.status === 'user' && profile.bonuses !== undefined && (
          <span className={bonusesClass}>
            <Sparkles size={14} aria-hidden />
            <VisuallyHidden>{messages.bonuses}</VisuallyHidden>
            {/* Keeps the words of the accessible name apart; a flex container does not show it. */}{' '}
            {formatNumber(profile.bonuses)}
          </span>
        )}
      </span>
      <RunningOrders place="profile" />
    </button>
  );
}
