import type { ComponentProps } from 'react';
import { expectTypeOf } from 'expect-type';
import type * as forms from './index';
import type { ZodForm } from './index';

// tsc checks these tests; Jest only runs past them.

interface Input {
  mark: number;
  comment: string;
  images: File[];
  ratings: Record<string, number | undefined>;
}
interface Output extends Input {
  isFinal: true;
}

test('a form names the fields of its schema', () => {
  expectTypeOf<ZodForm<Input, Output>['register']>()
    .parameter(0)
    .toEqualTypeOf<keyof Input | `images.${number}` | `ratings.${string}`>();
  expectTypeOf<ReturnType<typeof forms.useZodForm<Input, Output>>>().toEqualTypeOf<ZodForm<Input, Output>>();
});

test('a form submits the output of its schema', () => {
  type Props = ComponentProps<typeof forms.Form<Input, Output>>;
  expectTypeOf<Props['onSubmit']>().parameters.toEqualTypeOf<[values: Output]>();
  expectTypeOf<Props['failureIn']>().toEqualTypeOf<'form' | 'toast' | undefined>();
});

test('a review names its photos and its stars by fields of their kind', () => {
  type Review = ComponentProps<typeof forms.ReviewForm<Input, Output>>;
  expectTypeOf<Review['photos']>().toEqualTypeOf<'images'>();
  type Stars = ComponentProps<typeof forms.StarsField<Input, Output>>;
  expectTypeOf<Stars['name']>().toEqualTypeOf<'mark' | `ratings.${string}`>();
});
