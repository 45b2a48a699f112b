import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { type DayHours, restaurantHours, workingWeek } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles, weight } from '@storefront/tokens';
import { VisuallyHidden } from '@storefront/ui';
import { messages } from './messages';

const tableClass = css({
  ...textStyles.body,
  borderSpacing: '0 4px',
  '& th': { paddingRight: 24, fontWeight: weight.text, textAlign: 'left', color: colour.ink2 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
});

const textClass = css({ ...textStyles.body, whiteSpace: 'pre-line' });

/**
 * The hours of the week, equal days in one row. When they are unknown, the back end's text is shown, unless the badge
 * above already shows it.
 */
export function WeekHours({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  const { timeZone } = useBrand();
  const { workTime, workTimeStr } = restaurant;
  const rows = workingWeek(workTime);
  if (rows.length === 0) {
    const isInBadge = restaurantHours(restaurant, now, timeZone).label === workTimeStr;
    return workTimeStr && !isInBadge && <p className={textClass}>{workTimeStr}</p>;
  }
  return (
    <table className={tableClass}>
      <caption>
        <VisuallyHidden>{messages.hours}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(({ label, hours }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{textOf(hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
