import { css } from '@storefront/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Shown until the children render. It is hidden without scripts, where nothing would ever replace it. */
  placeholder: ReactNode;
  children: ReactNode;
}

const placeholderClass = css({ '@media (scripting: none)': { display: 'none' } });

/** Elements within this distance of the viewport count as visible. */
const margin = '300px 0px';
/** The longest wait for an idle moment. */
const idleTimeoutMs = 2000;
/** Safari has no `requestIdleCallback`. */
const withoutIdleCallbackMs = 200;

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, withoutIdleCallbackMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** Renders its children in the browser only, once they are near the viewport and the page is idle. */
export function LazyOnVisible({ placeholder, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isRendered, setRendered] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') {
      setRendered(true);
      return undefined;
    }
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets the entries of several frames at once, the latest last.
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        cancel = whenIdle(() => setRendered(true));
      },
      // `rootMargin` works in the page, `scrollMargin` inside a panel that scrolls.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);

  return isRendered ? (
    children
  ) : (
    <div className={placeholderClass} ref={ref} data-waiting>
      {placeholder}
    </div>
  );
}
