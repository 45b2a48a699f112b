import { Button } from '@storefront/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messages } from './messages';
import { More } from './searchStyles';
import type { NextPage } from './useSearch';

interface Props {
  next: NextPage;
  onMore: () => void;
}

/** How far below the screen, and below the panel's own edge, is near. */
const near = { rootMargin: '300px 0px', scrollMargin: '300px 0px' };

/** Brings the next page when it comes near the screen; a button for whoever does not scroll (spec §9, threshold 0.1). */
export function MoreButton({ next, onMore }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const bring = useEffectEvent(onMore);

  useEffect(() => {
    const element = place.current;
    if (next !== 'there' || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && bring(), {
      threshold: 0.1,
      ...near,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [next]);

  if (next === 'none') return null;
  return (
    <More ref={place}>
      <Button isWide isLoading={next === 'coming'} onClick={onMore}>
        {next === 'failed' ? messages.moreFailed : messages.more}
      </Button>
    </More>
  );
}
