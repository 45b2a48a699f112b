import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
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

const cardClass = css({
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
const balanceClass = css({
  display: 'block',
  width: '100%',
  borderRadius: radius.md,
  textAlign: 'left',
});
const captionClass = css({
  ...textStyles.s,
  display: 'block',
  maxWidth: 'calc(100% - 64px)',
  fontWeight: weight.text,
  color: colour.onPlum2,
});
const amountClass = css({
  display: 'block',
  fontSize: '2.875rem',
  lineHeight: '3.25rem',
  fontWeight: weight.heading,
  fontVariationSettings: '"SHRP" 100',
});
const unknownClass = css({ ...textStyles.title, display: 'block', marginTop: 8 });
const expiringClass = css({
  ...textStyles.s,
  display: 'block',
  maxWidth: 'calc(100% - 40px)',
  color: colour.gold,
});
const bottomClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: 'auto',
  paddingTop: 20,
});
const cardNumberClass = css({
  ...textStyles.s,
  letterSpacing: '0.1em',
  overflowWrap: 'anywhere',
  color: colour.onPlum2,
});
const markClass = css({
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
  const [Heading, Text] = onOpenBalance ? (['span', 'span'] as const) : (['h3', 'p'] as const);
  const content = (
    <>
      <Heading className={captionClass}>{caption}</Heading>
      {balance === undefined ? (
        <Text className={unknownClass}>{messages.unknownBalance}</Text>
      ) : (
        <Text className={amountClass}>{Math.floor(balance).toLocaleString('ru-RU')}</Text>
      )}
      {expiring?.map(({ day, text }) => (
        <Text className={expiringClass} key={day}>
          {keepTogether(text)}
        </Text>
      ))}
    </>
  );
  return (
    <section className={cardClass}>
      {onOpenBalance ? (
        <button className={balanceClass} type="button" aria-haspopup="dialog" onClick={onOpenBalance}>
          {content}
        </button>
      ) : (
        content
      )}
      {(cardNumber !== undefined || action) && (
        <div className={bottomClass}>
          {cardNumber !== undefined && (
            <p className={cardNumberClass}>
              <VisuallyHidden>{messages.cardNumber} </VisuallyHidden>
              {inGroups(cardNumber)}
            </p>
          )}
          {action}
        </div>
      )}
      <span className={markClass}>
        <BrandMark />
      </span>
    </section>
  );
}

/** «7701 1000 2024 1159»: groups of four, when the number has only digits. */
function inGroups(cardNumber: string): string {
  return /^\d+$/.test(cardNumber) ? (cardNumber.match(/\d{1,4}/g) ?? []).join(' ') : cardNumber;
}
