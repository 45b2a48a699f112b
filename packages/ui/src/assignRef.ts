import type { Ref } from 'react';

/** Passes an element on to a ref of either kind, for a component that needs the element too. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
