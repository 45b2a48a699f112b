import { css } from '@storefront/styles';
import { colour, media, textStyles } from '@storefront/tokens';
import { SectionHeading } from '@storefront/ui';
import { shortId, timeText } from './format';
import { messages } from './messages';
import type { ChangeView, ReleasesView } from './view';

const listClass = css({ ...textStyles.s, display: 'grid' });
const rowClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  padding: '10px 0',
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > [data-cell=sequence]': { minWidth: '1.5rem', whiteSpace: 'nowrap' },
  '& > [data-cell=sequence], & > [data-cell=time], & > [data-cell=key], & > [data-cell=reason]': {
    color: colour.ink2,
  },
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: '2.5rem 8rem 8rem 9rem 9rem 8rem minmax(0, 1fr)',
    // A change may have no key.
    '& > [data-cell=reason]': { gridColumn: 7 },
  },
});

const cellsOf = ({ sequence, at, app, action, build, key, reason, percent }: ChangeView, timeZone: string) =>
  [
    ['sequence', String(sequence)],
    ['app', app],
    ['action', messages.action(action, percent)],
    ['time', timeText(at, timeZone)],
    ['build', messages.buildOf(shortId(build))],
    ['key', key && messages.keyOf(shortId(key))],
    ['reason', reason],
  ] as const;

/** The newest changes of the log, and builds that were refused. */
export function Changes({ changes, timeZone }: Pick<ReleasesView, 'changes' | 'timeZone'>) {
  return (
    <section aria-labelledby="changes">
      <SectionHeading id="changes" title={messages.changes(changes.length)} />
      <ol className={listClass}>
        {changes.map((change) => (
          <li className={rowClass} key={`${change.sequence} ${change.app} ${change.action}`}>
            {cellsOf(change, timeZone).map(
              ([cell, text]) =>
                text && (
                  <span key={cell} data-cell={cell} lang={cell === 'reason' ? 'en' : undefined}>
                    {text}
                  </span>
                ),
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
