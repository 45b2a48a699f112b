import styled from '@emotion/styled';
import type { Restaurant } from '@storefront/api-contract';
import { type DayHours, workingWeek } from '@storefront/domain';
import { colour, textStyles, weight } from '@storefront/tokens';
import { VisuallyHidden } from '@storefront/ui';
import { messages } from './messages';

const Table = styled.table({
  ...textStyles.body,
  borderSpacing: '0 4px',
  '& th': { paddingRight: 24, fontWeight: weight.text, textAlign: 'left', color: colour.ink2 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
});

/** The hours of the week, equal days in one row; nothing when they are unknown. */
export function WeekHours({ workTime }: Pick<Restaurant, 'workTime'>) {
  const rows = workingWeek(workTime);
  if (rows.length === 0) return null;
  return (
    <Table>
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
    </Table>
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
