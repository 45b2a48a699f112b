import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ButtonFace, type ButtonFaceProps } from './ButtonFace';
import { buttonData, type ButtonLook, buttonStyles } from './buttonStyles';

export interface LinkButtonProps
  extends ButtonLook,
    Pick<ButtonFaceProps, 'icon' | 'trailing'>,
    ComponentProps<'a'> {
  readonly href: string;
}

const Root = styled.a(buttonStyles);

/** A link that looks like a button: it goes somewhere, and works without JavaScript. */
export function LinkButton({ kind, size, isWide, icon, trailing, children, ...rest }: LinkButtonProps) {
  return (
    <Root {...buttonData({ kind, size, isWide })} {...rest}>
      <ButtonFace icon={icon} trailing={trailing}>
        {children}
      </ButtonFace>
    </Root>
  );
}
