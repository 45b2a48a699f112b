import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form that a zod schema checks: `Input` are the values of the fields, `Output` the submitted values. */
export type ZodForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

interface Options<Input extends FieldValues, Output> {
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** When problems show for the first time: with the submit, or while the customer types. */
  validate?: 'onSubmit' | 'onChange';
  /** When problems are checked again after a submit: with each change, or only with the next submit. */
  revalidate?: 'onChange' | 'onSubmit';
}

/**
 * A form of react-hook-form over a zod schema. By default problems show after a submit, and the first invalid
 * field takes the focus. The schema may change between renders. Pass the result to `Form`.
 */
export function useZodForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  validate = 'onSubmit',
  revalidate = 'onChange',
}: Options<Input, Output>): ZodForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: validate,
    reValidateMode: revalidate,
  });
}
