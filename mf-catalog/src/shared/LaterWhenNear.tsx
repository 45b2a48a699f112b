import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Holds the place until then; without scripts it would hold it for ever and is not shown. */
  placeholder: ReactNode;
  children: ReactNode;
}

const Place = styled.div({ '@media (scripting: none)': { display: 'none' } });

/** How far below the screen is near. */
const margin = '300px 0px';
/** A page that is never idle gets it all the same, ms. */
const atTheLatest = 2000;

/** Safari knows no idle time. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then, { timeout: atTheLatest });
  return () => cancelIdleCallback(handle);
}

/** What the first view can do without: drawn in the browser, when it is near the screen and the page has come to rest. */
export function LaterWhenNear({ placeholder, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') {
      setDue(true);
      return undefined;
    }
    let cancel = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        cancel = whenIdle(() => setDue(true));
      },
      // The second one is for what scrolls inside a panel.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);

  return isDue ? children : <Place ref={place}>{placeholder}</Place>;
}
