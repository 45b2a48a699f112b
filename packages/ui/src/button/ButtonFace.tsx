import type { ReactNode } from 'react';

export interface ButtonFaceProps {
  readonly id?: string;
  readonly icon?: ReactNode;
  /** Stands at the right end, as the sum of an order. */
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

/** What is written on a button. */
export function ButtonFace({ id, icon, trailing, children }: ButtonFaceProps) {
  return (
    <span id={id} data-part="face" data-spread={trailing ? true : undefined}>
      {icon}
      <span>{children}</span>
      {trailing && <span data-part="trailing">{trailing}</span>}
    </span>
  );
}
