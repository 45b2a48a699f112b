import { useLocation } from '@storefront/router';
import { type ReactNode, type RefObject, Suspense, use, useEffect, useState } from 'react';

interface Props {
  /** The element that contains the children. */
  within: RefObject<Element | null>;
  children: ReactNode;
}

/** Server HTML within this many heights of the viewport is hydrated with the page. */
const screens = 1;

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -innerHeight * screens && top < innerHeight * (screens + 1);
}

/** Resolves when the element comes near. */
function comesNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${screens * 100}% 0px` },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

function createHydration(startedAt: string) {
  let hasBegun = false;
  let near: Promise<void> | undefined;
  return {
    startedAt,
    hasBegun: () => hasBegun,
    waitFor(promise: Promise<void>) {
      near = promise;
    },
    /** Only the first rendering waits: every later one has a reason, which is that promise, a press, or new props. */
    begin(): Promise<void> | undefined {
      const first = hasBegun ? undefined : near;
      hasBegun = true;
      return first;
    },
  };
}

interface ContentProps {
  hydration: ReturnType<typeof createHydration>;
  children: ReactNode;
}

function Content({ hydration, children }: ContentProps) {
  const near = hydration.begin();
  if (near) use(near);
  return children;
}

/**
 * Hydrates children that the server rendered when they come near the viewport, are pressed, or get new props, and with
 * the first navigation. Until then they are the server's HTML. Children that the browser renders first are rendered at
 * once.
 */
export function HydrateNear({ within, children }: Props) {
  const { key } = useLocation();
  const [hydration] = useState(() => createHydration(key));
  // A navigation also reaches children that read the address, so React hydrates them first. If that were their first
  // rendering and it waited, React would hold back the navigation until the children come near.
  if (key !== hydration.startedAt) void hydration.begin();

  useEffect(() => {
    const element = within.current;
    // React hydrates the children after this effect. If they are rendered by now, the browser rendered them itself.
    if (hydration.hasBegun() || !element || isNear(element)) return undefined;
    const unmount = new AbortController();
    hydration.waitFor(comesNear(element, unmount.signal));
    return () => unmount.abort();
  }, [hydration, within]);

  return (
    <Suspense fallback={null}>
      <Content hydration={hydration}>{children}</Content>
    </Suspense>
  );
}
