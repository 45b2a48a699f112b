import { css } from '@storefront/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/Button';
import { LinkButton } from '../button/LinkButton';
import { onPlainClick } from '../link/isPlainClick';
import { createListEnd } from './createListEnd';

/** The page after the loaded pages; `none` when the list is complete. */
export type NextPage = 'none' | 'available' | 'loading' | 'failed';

export interface LoadMoreProps {
  readonly nextPage: NextPage;
  /** Requests the next page, or the failed page again. */
  readonly onLoadMore: () => void;
  readonly label: string;
  /** Label after a failure; the list then waits for a press. */
  readonly retry: string;
  /** The next page as a page of its own: for visitors without scripts and for search engines. */
  readonly href?: string;
}

const rootClass = css({ marginTop: 16 });

/** Distance below the window, and below the edge of the panel that scrolls, that counts as near. */
const margins = { rootMargin: '300px 0px', scrollMargin: '300px 0px' };

/**
 * The end of a paged list: loads the next page when it comes near the viewport (spec §9, threshold 0.1) or when it is
 * pressed. Renders nothing once the list is complete; its focus then goes on to the first item of the last page.
 */
export function LoadMore({ nextPage, onLoadMore, label, retry, href }: LoadMoreProps) {
  const [{ attach, current, remember }] = useState(createListEnd);
  const loadMore = useEffectEvent(onLoadMore);

  useEffect(() => {
    remember();
    const element = current();
    if (nextPage !== 'available' || !element || typeof IntersectionObserver === 'undefined') return undefined;
    // A busy page gets the entries of several frames at once, the latest last.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && loadMore(), {
      threshold: 0.1,
      ...margins,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [nextPage, current, remember]);

  if (nextPage === 'none') return null;
  return (
    <div className={rootClass} ref={attach}>
      <Control {...(href !== undefined && { href })} isLoading={nextPage === 'loading'} onPress={onLoadMore}>
        {nextPage === 'failed' ? retry : label}
      </Control>
    </div>
  );
}

interface ControlProps {
  readonly href?: string;
  readonly isLoading: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Control({ href, isLoading, onPress, children }: ControlProps) {
  if (href === undefined) {
    return (
      <Button isWide isLoading={isLoading} onClick={onPress}>
        {children}
      </Button>
    );
  }
  return (
    <LinkButton
      isWide
      href={href}
      isLoading={isLoading}
      onClick={onPlainClick(() => {
        if (!isLoading) onPress();
      })}
    >
      {children}
    </LinkButton>
  );
}
