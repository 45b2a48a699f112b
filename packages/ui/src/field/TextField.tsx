import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { FieldMessages } from './FieldMessages';
import { bareInput, fieldBox, floatingLabel } from './fieldStyles';
import { useFieldIds } from './useFieldIds';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'placeholder' | 'className'> {
  /** Stands in the empty field and floats up; a field is never named by a placeholder alone. */
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly icon?: ReactNode;
  /** A button or a unit at the right end. */
  readonly trailing?: ReactNode;
  /** `quiet` has no border: search, and fields on a coloured row. */
  readonly look?: 'outlined' | 'quiet';
}

const Box = styled.div(fieldBox);
const Inside = styled.div({ position: 'relative', flex: 1, minWidth: 0 });
const Input = styled.input({ ...bareInput, display: 'block', height: 52, paddingTop: 20 });
const Label = styled.label(floatingLabel);

/** One line of text. Works controlled and with a form's `register` (`ref` is an ordinary prop). */
export function TextField({
  label,
  hint,
  error,
  icon,
  trailing,
  look = 'outlined',
  id,
  ...rest
}: TextFieldProps) {
  const { inputId, hintId, errorId, wiring } = useFieldIds({ id, hint, error });
  return (
    <div>
      <Box
        data-look={look}
        data-invalid={error ? true : undefined}
        data-disabled={rest.disabled || undefined}
      >
        {icon}
        <Inside>
          {/* The space keeps :placeholder-shown telling an empty field from a filled one. */}
          <Input type="text" {...rest} {...wiring} placeholder=" " />
          <Label htmlFor={inputId}>{label}</Label>
        </Inside>
        {trailing}
      </Box>
      <FieldMessages hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </div>
  );
}
