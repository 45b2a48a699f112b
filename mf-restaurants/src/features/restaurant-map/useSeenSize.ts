import { type RefObject, useEffect, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

/** The size of the element, px, when it is on the screen for the first time; undefined until then and on the server. */
export function useSeenSize(ref: RefObject<Element | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setSize({ width, height });
    };
    if (typeof IntersectionObserver === 'undefined') {
      measure();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      measure();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
