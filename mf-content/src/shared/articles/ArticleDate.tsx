import { useBrand } from '@storefront/contracts';
import { parseServerDate, pastDayLabel } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { usePresent } from '../present/usePresent';

interface Props {
  /** The server's text of the moment. */
  published: string | null;
  /** When the article was fetched, in milliseconds. */
  readAt: number;
}

const timeClass = css({ ...textStyles.s, color: colour.ink3 });

/** «Сегодня», «Вчера», «30 ноября», «30 ноября 2025 г» (spec §2). Nothing without a date. */
export function ArticleDate({ published, readAt }: Props) {
  const { timeZone } = useBrand();
  const now = usePresent(readAt);
  const moment = parseServerDate(published, timeZone);
  if (!moment) return null;
  return (
    <time className={timeClass} dateTime={moment.toISOString()}>
      {pastDayLabel(moment, now, timeZone)}
    </time>
  );
}
