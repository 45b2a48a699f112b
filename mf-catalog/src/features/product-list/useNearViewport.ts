import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';

type Listener = (isNear: boolean) => void;

/** Elements within this share of the window's height above and below it count as near. */
const rootMargin = '125% 0px';

const listeners = new WeakMap<Element, Listener>();
let sharedObserver: IntersectionObserver | undefined;

/** Observes through one shared observer: a thousand observers would each be evaluated at every frame. */
function observe(element: Element, listener: Listener): () => void {
  sharedObserver ??= new IntersectionObserver(
    (entries) => {
      // A transition, so that rendering rows does not delay the scroll.
      startTransition(() => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
      });
    },
    { rootMargin },
  );
  const observer = sharedObserver;
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
  };
}

/**
 * Whether an element is near the viewport. It counts as near while it contains the focus. `onLeave` is called
 * just before it stops being near, while its content is still rendered.
 */
export function useNearViewport(
  ref: RefObject<HTMLElement | null>,
  onLeave: (element: HTMLElement) => void,
): boolean {
  const [isNear, setNear] = useState(false);
  const update = useEffectEvent((element: HTMLElement, isNearNow: boolean) => {
    if (!isNearNow && element.contains(document.activeElement)) return;
    if (isNear && !isNearNow) onLeave(element);
    setNear(isNearNow);
  });
  useEffect(() => {
    const element = ref.current;
    return element ? observe(element, (isNearNow) => update(element, isNearNow)) : undefined;
  }, [ref]);
  return isNear;
}
