import styled from '@emotion/styled';
import { colour, glow, radius, textStyles, weight } from '@storefront/tokens';
import { BrandMark, VisuallyHidden } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

interface Props {
  /** The title of the balance. */
  caption: string;
  /** Bonuses, one rouble each. Undefined when the back end does not send the balance. */
  balance: number | undefined;
  /** The bonuses that expire next. */
  expiring?: readonly { day: string; text: string }[];
  cardNumber?: string | undefined;
  /** At the right of the card number. */
  action?: ReactNode;
  /** Makes the balance a button. */
  onOpenBalance?: () => void;
}

const Card = styled.section({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 132,
  padding: '20px 22px',
  borderRadius: radius.panel,
  background: colour.plum,
  color: colour.onPlum,
  // The ring of the theme is plum in the light theme.
  '& button:focus-visible': { outlineColor: colour.onPlum },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: '-20%',
    bottom: '-90%',
    width: '80%',
    height: '190%',
    background: glow.foxfire,
  },
});
const Balance = styled.button({
  display: 'block',
  width: '100%',
  borderRadius: radius.md,
  textAlign: 'left',
});
const Caption = styled.h3({
  ...textStyles.s,
  display: 'block',
  maxWidth: 'calc(100% - 64px)',
  fontWeight: weight.text,
  color: colour.onPlum2,
});
const Amount = styled.p({
  display: 'block',
  fontSize: '2.875rem',
  lineHeight: '3.25rem',
  fontWeight: weight.heading,
  fontVariationSettings: '"SHRP" 100',
});
const Unknown = styled.p({ ...textStyles.title, display: 'block', marginTop: 8 });
const Expiring = styled.p({
  ...textStyles.s,
  display: 'block',
  maxWidth: 'calc(100% - 40px)',
  color: colour.gold,
});
const Bottom = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: 'auto',
  paddingTop: 20,
});
const CardNumber = styled.p({
  ...textStyles.s,
  letterSpacing: '0.1em',
  overflowWrap: 'anywhere',
  color: colour.onPlum2,
});
const Mark = styled.span({
  position: 'absolute',
  right: 24,
  top: 22,
  display: 'flex',
  fontSize: '2.5rem',
  color: colour.accent,
});

/** The balance, the bonuses that expire next and the card's number (visual direction, Bonus card). */
export function BonusCard({ caption, balance, expiring, cardNumber, action, onOpenBalance }: Props) {
  // A button holds neither headings nor paragraphs.
  const inButton = onOpenBalance ? { as: 'span' as const } : {};
  const content = (
    <>
      <Caption {...inButton}>{caption}</Caption>
      {balance === undefined ? (
        <Unknown {...inButton}>{messages.unknownBalance}</Unknown>
      ) : (
        <Amount {...inButton}>{Math.floor(balance).toLocaleString('ru-RU')}</Amount>
      )}
      {expiring?.map(({ day, text }) => (
        <Expiring key={day} {...inButton}>
          {text}
        </Expiring>
      ))}
    </>
  );
  return (
    <Card>
      {onOpenBalance ? (
        <Balance type="button" aria-haspopup="dialog" onClick={onOpenBalance}>
          {content}
        </Balance>
      ) : (
        content
      )}
      {(cardNumber !== undefined || action) && (
        <Bottom>
          {cardNumber !== undefined && (
            <CardNumber>
              <VisuallyHidden>{messages.cardNumber} </VisuallyHidden>
              {inGroups(cardNumber)}
            </CardNumber>
          )}
          {action}
        </Bottom>
      )}
      <Mark>
        <BrandMark />
      </Mark>
    </Card>
  );
}

/** «7701 1000 2024 1159»: groups of four, when the number has only digits. */
function inGroups(cardNumber: string): string {
  return /^\d+$/.test(cardNumber) ? (cardNumber.match(/\d{1,4}/g) ?? []).join(' ') : cardNumber;
}
