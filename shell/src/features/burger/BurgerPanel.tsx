import styled from '@emotion/styled';
import { closePanels, openPanel, paths, useBrand } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';
import { LinkButton, ListRow, PanelFrame, Stack } from '@storefront/ui';
import { ChevronRight, Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { useId } from 'react';
import { SocialLinks } from '../../shared/brand-links/SocialLinks';
import { StoreLinks } from '../../shared/brand-links/StoreLinks';
import { useOrderPhone } from '../../shared/order-phone/useOrderPhone';
import { useProfile } from '../../shared/profile/useProfile';
import { messages } from './messages';
import { ThemeSwitch } from './ThemeSwitch';

// The header has the profile from `md` up; below, this is the way to log in.
const Narrow = styled.div({ [media.md]: { display: 'none' } });
const Card = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '10px 14px',
  borderRadius: radius.md,
  background: colour.sunken,
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  '& > svg:first-of-type': { color: colour.accentInk },
  [media.hover]: { '&:hover': { background: colour.control } },
});
const Words = styled.span({
  display: 'block',
  flex: 1,
  minWidth: 0,
  fontSize: '0.9375rem',
  fontWeight: weight.strong,
});
const Note = styled.span({ display: 'block', ...textStyles.xs, fontWeight: weight.text, color: colour.ink2 });
const Heading = styled.h3({ ...textStyles.title, fontVariationSettings: 'normal', marginBottom: 8 });

/** What the header has no room for: restaurants, contacts, apps, theme (spec §2, Burger panel). */
export default function BurgerPanel() {
  const titleId = useId();
  const brand = useBrand();
  const phone = useOrderPhone();
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title(brand.name)}
      close={{ label: messages.close, onPress: closePanels }}
      footer={
        <LinkButton isWide kind="soft" size={56} href={phone.href} icon={<Phone size={20} aria-hidden />}>
          {phone.text}
        </LinkButton>
      }
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <Narrow>
            <ProfileRow />
          </Narrow>
          <Card to={paths.restaurants()}>
            <MapPin size={22} aria-hidden />
            <Words>
              {messages.restaurants}
              <Note>{messages.restaurantsNote}</Note>
            </Words>
            <ChevronRight size={20} aria-hidden />
          </Card>
        </Stack>
        <section>
          <Heading>{messages.contacts}</Heading>
          <Stack gap={8}>
            <ListRow
              look="filled"
              href={phone.href}
              title={phone.text}
              note={messages.order}
              media={<Phone size={22} aria-hidden />}
            />
            <ListRow
              look="filled"
              href={`mailto:${brand.deliveryEmail}`}
              title={brand.deliveryEmail}
              media={<Mail size={22} aria-hidden />}
            />
          </Stack>
        </section>
        <section>
          <Heading>{messages.theme}</Heading>
          <ThemeSwitch />
        </section>
        <StoreLinks />
        <SocialLinks />
      </Stack>
    </PanelFrame>
  );
}

function ProfileRow() {
  const profile = useProfile();
  return (
    <ListRow
      look="filled"
      title={profile.title}
      note={profile.status === 'user' ? messages.bonuses(profile.bonuses.toLocaleString('ru-RU')) : undefined}
      media={<UserRound size={22} aria-hidden />}
      trailing={<ChevronRight size={20} aria-hidden />}
      onClick={() => openPanel(profile.status === 'guest' ? 'auth' : 'profile')}
    />
  );
}
