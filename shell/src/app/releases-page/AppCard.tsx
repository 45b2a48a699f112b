import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { Badge, type BadgeKind, Note } from '@storefront/ui';
import { shortId, timeText } from './format';
import { Measured } from './Measured';
import { messages } from './messages';
import type { AppView, BuildRole, BuildView, RefusalView } from './view';

interface Props {
  readonly app: AppView;
  readonly timeZone: string;
}

const rootClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: 16,
  borderRadius: radius.lg,
  background: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  [media.sm]: { padding: 24 },
});
const headClass = css({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' });
const titleClass = css(textStyles.h2);
const subtitleClass = css({ ...textStyles.h3, marginBottom: 8 });
const buildsClass = css({ display: 'grid', gap: 16 });
const buildClass = css({
  display: 'grid',
  gap: '8px 20px',
  [media.md]: { gridTemplateColumns: '18rem minmax(0, 1fr)' },
});
const roleClass = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' });
const idClass = css({ ...textStyles.xs, overflowWrap: 'anywhere' });
const shareClass = css({ ...textStyles.s, color: colour.ink2, width: '100%' });
const factsClass = css({
  ...textStyles.s,
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  '& dt': { ...textStyles.xs, color: colour.ink2 },
  '& dd': { overflowWrap: 'anywhere' },
});
const reasonsClass = css({
  ...textStyles.s,
  display: 'grid',
  gap: 4,
  marginTop: 6,
  overflowWrap: 'anywhere',
});

const kinds = { live: 'ok', canary: 'gold', previous: 'quiet' } as const satisfies Record<
  BuildRole,
  BadgeKind
>;

function Build({ build, timeZone }: { readonly build: BuildView; readonly timeZone: string }) {
  const { role, version, commit, builtAt, since, key, percent, isGuarded, fault } = build;
  const facts = [
    [messages.since, since ? timeText(since, timeZone) : messages.earlier],
    [messages.version, version],
    [messages.commit, commit && shortId(commit)],
    [messages.builtAt, builtAt && timeText(builtAt, timeZone)],
    [messages.key, key && shortId(key)],
  ] as const;
  return (
    <li className={buildClass}>
      <div className={roleClass}>
        <Badge kind={kinds[role]}>{messages.role[role]}</Badge>
        <code className={idClass}>{build.build}</code>
        {percent && <span className={shareClass}>{messages.share(percent, isGuarded === true)}</span>}
      </div>
      {fault ? (
        <Note kind="bad" lang="en">
          {fault}
        </Note>
      ) : (
        <dl className={factsClass}>
          {facts.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </li>
  );
}

function Refusal({ refusal, timeZone }: { readonly refusal: RefusalView; readonly timeZone: string }) {
  const { at, action, build, reasons, key } = refusal;
  return (
    <Note kind="warn">
      {messages.refusalOf(action, shortId(build), timeText(at, timeZone), key && shortId(key))}
      <ul className={reasonsClass} lang="en">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Note>
  );
}

/** One app: its builds, what visitors had of them, and what the gate last refused. */
export function AppCard({ app, timeZone }: Props) {
  const { folder, isPinned, builds, refusal } = app;
  const titleId = `app-${folder}`;
  return (
    <section className={rootClass} aria-labelledby={titleId}>
      <div className={headClass}>
        <h2 className={titleClass} id={titleId}>
          {folder}
        </h2>
        {isPinned && <Badge kind="hot">{messages.pinned}</Badge>}
      </div>
      {builds.length > 0 ? (
        <>
          <ul className={buildsClass}>
            {builds.map((build) => (
              <Build key={build.role} build={build} timeZone={timeZone} />
            ))}
          </ul>
          <div>
            <h3 className={subtitleClass}>{messages.measured}</h3>
            <Measured {...app} />
          </div>
        </>
      ) : (
        <p>{messages.neverReleased}</p>
      )}
      {refusal && (
        <div>
          <h3 className={subtitleClass}>{messages.refusal}</h3>
          <Refusal refusal={refusal} timeZone={timeZone} />
        </div>
      )}
    </section>
  );
}
