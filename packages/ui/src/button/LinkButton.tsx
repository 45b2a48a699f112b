import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ButtonContent, type ButtonContentProps } from './ButtonContent';
import { buttonData, type ButtonLook, buttonStyles } from './buttonStyles';

export interface LinkButtonProps
  extends ButtonLook,
    Pick<ButtonContentProps, 'icon' | 'trailing'>,
    ComponentProps<'a'> {
  readonly href: string;
}

const Root = styled.a(buttonStyles);

/** A link that looks like a button; it works without JavaScript. */
export function LinkButton({ kind, size, isWide, icon, trailing, children, ...rest }: LinkButtonProps) {
  return (
    <Root {...buttonData({ kind, size, isWide })} {...rest}>
      <ButtonContent icon={icon} trailing={trailing}>
        {children}
      </ButtonContent>
    </Root>
  );
}
