import { type ReactNode, useState } from 'react';

interface Props<Value> {
  readonly initial: Value;
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component, so that its example can be used. */
export function WithState<Value>({ initial, children }: Props<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
