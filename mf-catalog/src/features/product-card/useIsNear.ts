import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';

type Listener = (isNear: boolean) => void;

/** How much of a window's height above and below it is near. */
const near = '125% 0px';

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for all: a thousand of them would each be asked at every frame. */
function watch(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      // Drawing may wait for a finger that moves.
      startTransition(() => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
      });
    },
    { rootMargin: near },
  );
  const watching = observer;
  listeners.set(element, listener);
  watching.observe(element);
  return () => {
    watching.unobserve(element);
    listeners.delete(element);
  };
}

/** Whether an element is near the window. It stays near while the focus is in it; `onLeave` sees it a last time. */
export function useIsNear(
  place: RefObject<HTMLElement | null>,
  onLeave: (element: HTMLElement) => void,
): boolean {
  const [isNear, setNear] = useState(false);
  const change = useEffectEvent((element: HTMLElement, isNearNow: boolean) => {
    if (!isNearNow && element.contains(document.activeElement)) return;
    if (isNear && !isNearNow) onLeave(element);
    setNear(isNearNow);
  });
  useEffect(() => {
    const element = place.current;
    return element ? watch(element, (isNearNow) => change(element, isNearNow)) : undefined;
  }, [place]);
  return isNear;
}
