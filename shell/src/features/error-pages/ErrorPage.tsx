import { keepTogether, paths } from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import { colour, media, textStyles } from '@storefront/tokens';
import { BrandMark, Container, LinkButton } from '@storefront/ui';
import type { MouseEvent } from 'react';
import { EmptyBowl } from './EmptyBowl';
import { messages } from './messages';
import type { PageError } from './pageError';

interface Props {
  error: PageError;
}

const rootClass = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: '64vh',
  paddingTop: 40,
  paddingBottom: 40,
  textAlign: 'center',
});
const statusNumberClass = css({
  ...textStyles.display,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '6rem',
  lineHeight: '6rem',
  '& > svg': { color: colour.accent },
  [media.sm]: { fontSize: '8rem', lineHeight: '8rem' },
});
const titleClass = css(textStyles.h2);
const textClass = css({ color: colour.ink2 });
const actionsClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 8,
});

function titleOf(status: number): string {
  if (status === 404) return messages.notFound;
  return status === 500 ? messages.broken : messages.other;
}

function reload(event: MouseEvent) {
  event.preventDefault();
  window.location.reload();
}

/** spec §2, Error page. The buttons are links, so they work without JavaScript. */
export function ErrorPage({ error: { status, text, message } }: Props) {
  const { pathname, search } = useLocation();
  const isNotFound = status === 404;
  const title = titleOf(status);
  return (
    <Container className={rootClass} data-error={message}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {isNotFound ? (
        <div className={statusNumberClass} aria-hidden>
          4<BrandMark size={104} />4
        </div>
      ) : (
        <EmptyBowl />
      )}
      <h1 className={titleClass}>{title}</h1>
      {text && text !== title && <p className={textClass}>{keepTogether(text)}</p>}
      {!isNotFound && <p className={textClass}>{keepTogether(messages.working)}</p>}
      <div className={actionsClass}>
        {!isNotFound && (
          <LinkButton kind="primary" size={56} href={`${pathname}${search}`} onClick={reload}>
            {messages.reload}
          </LinkButton>
        )}
        <LinkButton
          kind={isNotFound ? 'primary' : 'neutral'}
          size={56}
          href={paths.home()}
          // If the home page itself failed, the link reloads it: client navigation to the open page would not.
          target={pathname === paths.home() ? '_self' : undefined}
        >
          {messages.home}
        </LinkButton>
      </div>
    </Container>
  );
}
