import type { ComponentProps } from 'react';
import { Spinner } from '../spinner/Spinner';
import { ButtonContent, type ButtonContentProps } from './ButtonContent';
import { buttonClass, type ButtonLook } from './buttonStyles';

export interface LinkButtonProps
  extends ButtonLook,
    Pick<ButtonContentProps, 'icon' | 'trailing'>,
    Omit<ComponentProps<'a'>, 'className'> {
  readonly href: string;
  /** Hides the label behind a spinner; the width stays. */
  readonly isLoading?: boolean;
}

/** A link that looks like a button; it works without JavaScript. */
export function LinkButton({
  kind,
  size,
  isWide,
  icon,
  trailing,
  isLoading = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a className={buttonClass({ kind, size, isWide })} aria-busy={isLoading || undefined} {...rest}>
      <ButtonContent icon={icon} trailing={trailing}>
        {children}
      </ButtonContent>
      {isLoading && (
        <span data-part="spinner">
          <Spinner />
        </span>
      )}
    </a>
  );
}
