import { Button } from '@storefront/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messages } from './messages';
import { More } from './searchStyles';
import type { NextPage } from './useSearch';

interface Props {
  nextPage: NextPage;
  onLoadMore: () => void;
}

/** Distance below the window, and below the edge of the panel that scrolls, that counts as near. */
const margins = { rootMargin: '300px 0px', scrollMargin: '300px 0px' };

/** Loads the next page when it comes near the viewport (spec §9, threshold 0.1), or when it is pressed. */
export function LoadMoreButton({ nextPage, onLoadMore }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onLoadMore);

  useEffect(() => {
    const element = ref.current;
    if (nextPage !== 'available' || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      threshold: 0.1,
      ...margins,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [nextPage]);

  if (nextPage === 'none') return null;
  return (
    <More ref={ref}>
      <Button isWide isLoading={nextPage === 'loading'} onClick={onLoadMore}>
        {nextPage === 'failed' ? messages.moreFailed : messages.more}
      </Button>
    </More>
  );
}
