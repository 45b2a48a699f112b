import type { Restaurant } from '@storefront/api-contract';
import { keepTogether, useBrand } from '@storefront/contracts';
import { type DayHours, nextSpecialDays, restaurantHours, workingWeek } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles, weight } from '@storefront/tokens';
import { VisuallyHidden } from '@storefront/ui';
import { messages } from './messages';

const tableClass = css({
  ...textStyles.body,
  borderSpacing: '0 4px',
  '& th': { paddingRight: 24, fontWeight: weight.text, textAlign: 'left', color: colour.ink2 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tbody + tbody tr:first-child > *': { paddingTop: 8 },
});

const textClass = css({ ...textStyles.body, whiteSpace: 'pre-line' });

/**
 * The hours of the week, equal days in one row, and the special days of the next two weeks. When the week is unknown, the
 * back end's text is shown, unless the badge above already shows it.
 */
export function WeekHours({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  const { timeZone } = useBrand();
  const { workTime, workTimeStr, specialDays } = restaurant;
  const week = workingWeek(workTime);
  const special = nextSpecialDays(specialDays, now, timeZone);
  const isInBadge = restaurantHours(restaurant, now, timeZone).label === workTimeStr;
  return (
    <>
      {week.length === 0 && workTimeStr && !isInBadge && (
        <p className={textClass}>{keepTogether(workTimeStr)}</p>
      )}
      {(week.length > 0 || special.length > 0) && (
        <table className={tableClass}>
          <caption>
            <VisuallyHidden>{messages.hours}</VisuallyHidden>
          </caption>
          <Rows rows={week} />
          <Rows rows={special} />
        </table>
      )}
    </>
  );
}

function Rows({ rows }: { rows: readonly { label: string; hours: DayHours }[] }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      {rows.map(({ label, hours }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{textOf(hours)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function textOf(hours: DayHours): string {
  switch (hours.kind) {
    case 'shift':
      return messages.fromTo(hours.opens, hours.closes);
    case 'roundTheClock':
      return messages.roundTheClock;
    case 'dayOff':
      return messages.dayOff;
  }
}
