import { useEffect, useEffectEvent } from 'react';
import { on } from './bus';
import type { EventName, EventPayload } from './events';

/** Listens to an event while the component is mounted; the listener always sees the latest props. */
export function useEvent<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => on(name, (payload) => onEvent(payload)), [name]);
}
