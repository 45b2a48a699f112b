import type { ReactNode } from 'react';

export interface ButtonContentProps {
  readonly id?: string;
  readonly icon?: ReactNode;
  /** At the right end: the sum of an order, for example. */
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

export function ButtonContent({ id, icon, trailing, children }: ButtonContentProps) {
  return (
    <span id={id} data-part="face" data-spread={trailing ? true : undefined}>
      {icon}
      <span>{children}</span>
      {/* Keeps the words of the accessible name apart; a flex container does not show it. */}
      {trailing && ' '}
      {trailing && <span data-part="trailing">{trailing}</span>}
    </span>
  );
}
