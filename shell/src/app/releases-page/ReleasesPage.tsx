import { css } from '@storefront/styles';
import { colour, media, textStyles } from '@storefront/tokens';
import { Button, Container, EmptyState, Note } from '@storefront/ui';
import { AppCard } from './AppCard';
import { Changes } from './Changes';
import { timeText } from './format';
import { messages } from './messages';
import type { ReleasesView } from './view';

const rootClass = css({ padding: '24px 0 72px', [media.sm]: { padding: '40px 0 96px' } });
const headClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 24,
});
const titleClass = css(textStyles.h1);
const atClass = css({ ...textStyles.s, marginTop: 4, color: colour.ink2 });
const listClass = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const changesClass = css({ marginTop: 40 });

interface Props {
  readonly view: ReleasesView;
  /** Asks the server again. */
  readonly onRefresh: () => void;
}

/** The releases of every app, for staff: what is live, how visitors have it, and what was changed. */
export function ReleasesPage({ view, onRefresh }: Props) {
  const { at, timeZone, apps, changes, shells, faults } = view;
  return (
    <Container>
      <main className={rootClass}>
        <div className={headClass}>
          <div>
            <h1 className={titleClass}>{messages.title}</h1>
            <p className={atClass}>{messages.at(timeText(at, timeZone), shells)}</p>
          </div>
          <Button kind="soft" onClick={onRefresh}>
            {messages.refresh}
          </Button>
        </div>
        <div className={listClass}>
          {faults.length > 0 && (
            <Note kind="bad">
              {messages.unreadable}
              <ul lang="en">
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </Note>
          )}
          {changes.length === 0 && faults.length === 0 ? (
            <EmptyState titleAs="h2" title={messages.nothing} text={messages.nothingText} />
          ) : (
            apps.map((app) => <AppCard key={app.name} app={app} timeZone={timeZone} />)
          )}
        </div>
        {changes.length > 0 && (
          <div className={changesClass}>
            <Changes changes={changes} timeZone={timeZone} />
          </div>
        )}
      </main>
    </Container>
  );
}
