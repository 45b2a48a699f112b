import type { JsonSchema } from '@storefront/contracts/json-schemas';

/** Keywords that must be equal on both sides. */
const formats = ['pattern', 'format', 'uniqueItems'] as const;

/** The lowest number that may be sent, and whether it is itself left out. */
interface Bound {
  value: number;
  isLeftOut: boolean;
}

function lowest(minimum = -Infinity, exclusive = -Infinity, isInteger: boolean): Bound {
  if (isInteger) return { value: Math.max(Math.ceil(minimum), Math.floor(exclusive) + 1), isLeftOut: false };
  return { value: Math.max(minimum, exclusive), isLeftOut: exclusive >= minimum };
}

const isAtLeast = ({ value }: Bound, limit = -Infinity) => value >= limit;
const isAbove = ({ value, isLeftOut }: Bound, limit?: number) =>
  limit === undefined || value > limit || (isLeftOut && value === limit);

const negative = (limit?: number) => (limit === undefined ? undefined : -limit);

function isMultiple({ type, multipleOf }: JsonSchema, divisor?: number): boolean {
  if (divisor === undefined) return true;
  return (multipleOf ?? (type === 'integer' ? 1 : Number.NaN)) % divisor === 0;
}

/** Limits of the receiver that the sender's schema does not imply. */
export function limitMismatches(sent: JsonSchema, accepted: JsonSchema, path: string): string[] {
  const isInteger = sent.type === 'integer';
  const least = lowest(sent.minimum, sent.exclusiveMinimum, isInteger);
  // The greatest number is the lowest one with the signs turned.
  const greatest = lowest(negative(sent.maximum), negative(sent.exclusiveMaximum), isInteger);
  const holds = {
    minimum: isAtLeast(least, accepted.minimum),
    exclusiveMinimum: isAbove(least, accepted.exclusiveMinimum),
    maximum: isAtLeast(greatest, negative(accepted.maximum)),
    exclusiveMaximum: isAbove(greatest, negative(accepted.exclusiveMaximum)),
    multipleOf: isMultiple(sent, accepted.multipleOf),
    minLength: (sent.minLength ?? 0) >= (accepted.minLength ?? 0),
    maxLength: (sent.maxLength ?? Infinity) <= (accepted.maxLength ?? Infinity),
    minItems: (sent.minItems ?? 0) >= (accepted.minItems ?? 0),
    maxItems: (sent.maxItems ?? Infinity) <= (accepted.maxItems ?? Infinity),
  };
  const broken = [
    ...(Object.keys(holds) as (keyof typeof holds)[]).filter((key) => !holds[key]),
    ...formats.filter((key) => accepted[key] !== undefined && sent[key] !== accepted[key]),
  ];
  return broken.map((key) => `${path} may break ${key} ${JSON.stringify(accepted[key])}`);
}
