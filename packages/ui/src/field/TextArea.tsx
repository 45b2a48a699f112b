import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { FieldMessages } from './FieldMessages';
import { bareInput, fieldBox, floatingLabel } from './fieldStyles';
import { useFieldIds } from './useFieldIds';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'placeholder' | 'className'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

const Box = styled.div(fieldBox);
const Inside = styled.div({ position: 'relative', flex: 1, minWidth: 0 });
const Input = styled.textarea({
  ...bareInput,
  display: 'block',
  marginTop: 24,
  marginBottom: 10,
  minHeight: '3rem',
  resize: 'none',
  // Grows with its text in browsers that support it; elsewhere it scrolls.
  fieldSizing: 'content',
  maxHeight: '12rem',
});
const Label = styled.label(floatingLabel);

export function TextArea({ label, hint, error, id, rows = 2, ...rest }: TextAreaProps) {
  const { inputId, hintId, errorId, inputAttributes } = useFieldIds({ id, hint, error });
  return (
    <div>
      <Box data-invalid={error ? true : undefined} data-disabled={rest.disabled || undefined}>
        <Inside>
          <Input rows={rows} {...rest} {...inputAttributes} placeholder=" " />
          <Label htmlFor={inputId}>{label}</Label>
        </Inside>
      </Box>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </div>
  );
}
