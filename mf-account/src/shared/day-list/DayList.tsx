import { useBrand } from '@storefront/contracts';
import { groupByDay, isBareDate, parseServerDate } from '@storefront/domain';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { Stack, useClock } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';

interface Props<Entry> {
  entries: readonly Entry[];
  /** The server's text of an entry's moment. */
  dateOf: (entry: Entry) => string | null;
  keyOf: (entry: Entry) => string | number;
  /** When the entries were fetched, in milliseconds; the present in the first render. */
  readAt: number;
  /** Space between the entries of a day, px. */
  gap?: 8 | 12;
  /** `time` is «19:42», or undefined for an entry without a time. */
  children: (entry: Entry, time: string | undefined) => ReactNode;
}

const dayClass = css({ ...textStyles.title, marginBottom: 8 });
const listClass = css({ display: 'grid', '&[data-gap="8"]': { gap: 8 }, '&[data-gap="12"]': { gap: 12 } });

/** Entries grouped by day in the chain's time zone: «Сегодня», «Вчера», «30 ноября» (spec §2). */
export function DayList<Entry>({ entries, dateOf, keyOf, readAt, gap, children }: Props<Entry>) {
  const { timeZone } = useBrand();
  const now = useClock(readAt);
  const clock = new Intl.DateTimeFormat('ru-RU', { timeZone, hour: '2-digit', minute: '2-digit' });
  const momentOf = (entry: Entry) => parseServerDate(dateOf(entry), timeZone);
  return (
    <Stack gap={24}>
      {groupByDay(entries, momentOf, now, timeZone).map(({ day, label, entries: ofDay }) => (
        <section key={day}>
          <h3 className={dayClass}>{label ?? messages.undated}</h3>
          <ul className={listClass} data-gap={gap}>
            {ofDay.map((entry) => {
              const moment = momentOf(entry);
              const hasTime = !isBareDate(dateOf(entry) ?? '');
              return (
                <li key={keyOf(entry)}>
                  {children(entry, moment && hasTime ? clock.format(moment) : undefined)}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
