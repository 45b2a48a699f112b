import { useOrderPhone } from '@storefront/api-client';
import { closePanels, openPanel, useBrand, usePanelBack } from '@storefront/contracts';
import { formatNumber } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media, textStyles } from '@storefront/tokens';
import { LinkButton, ListRow, PanelFrame, Stack } from '@storefront/ui';
import { ChevronRight, Mail, Phone, UserRound } from 'lucide-react';
import { SocialLinks } from '../../shared/brand-links/SocialLinks';
import { StoreLinks } from '../../shared/brand-links/StoreLinks';
import { useProfile } from '../../shared/profile/useProfile';
import { BurgerCards } from './BurgerCards';
import { messages } from './messages';
import { ThemeSwitch } from './ThemeSwitch';

// From `md` up the header has the profile.
const belowMdClass = css({ [media.md]: { display: 'none' } });
const headingClass = css({ ...textStyles.title, fontVariationSettings: 'normal', marginBottom: 8 });
// The links take their background from the text colour, for the dark footer; on a panel they look like its buttons.
const onSurfaceClass = css({
  '& a': { background: colour.control, [media.hover]: { '&:hover': { background: colour.controlHover } } },
});

/** spec §2, Burger panel */
export default function BurgerPanel() {
  const brand = useBrand();
  const phone = useOrderPhone();
  return (
    <PanelFrame
      title={messages.title(brand.name)}
      back={usePanelBack()}
      onClose={closePanels}
      footer={
        <LinkButton isWide kind="soft" size={56} href={phone.href} icon={<Phone size={20} aria-hidden />}>
          {phone.text}
        </LinkButton>
      }
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <div className={belowMdClass}>
            <ProfileRow />
          </div>
          <BurgerCards />
          <ListRow
            look="filled"
            href={`mailto:${brand.deliveryEmail}`}
            title={brand.deliveryEmail}
            note={messages.mail}
            media={<Mail size={22} aria-hidden />}
          />
        </Stack>
        <div className={onSurfaceClass}>
          <StoreLinks />
        </div>
        <section>
          <h3 className={headingClass}>{messages.theme}</h3>
          <ThemeSwitch />
        </section>
        <div className={onSurfaceClass}>
          <SocialLinks />
        </div>
      </Stack>
    </PanelFrame>
  );
}

function ProfileRow() {
  const profile = useProfile();
  const bonuses = profile.status === 'user' ? profile.bonuses : undefined;
  return (
    <ListRow
      look="filled"
      title={profile.title}
      note={bonuses === undefined ? undefined : messages.bonuses(formatNumber(bonuses))}
      media={<UserRound size={22} aria-hidden />}
      trailing={<ChevronRight size={20} aria-hidden />}
      onClick={() => openPanel('profile')}
    />
  );
}
