/** A value that all or most fields must refuse. */
export interface InvalidValue {
  name: string;
  value: unknown;
}

/** Stands for a number too large for a double, which JSON can express and JavaScript cannot. */
export const beyondDoubles = '\u{1F9EE}beyond doubles';

/** Omits the field. */
export const omitted = Symbol('omitted');

export const invalidValues: readonly InvalidValue[] = [
  { name: 'omitted', value: omitted },
  { name: 'null', value: null },
  { name: 'an array', value: [] },
  { name: 'a nested array', value: [[1]] },
  { name: 'an object', value: { id: 1 } },
  { name: 'a prototype key', value: JSON.parse('{"__proto__":{"id":1},"constructor":1}') as unknown },
  { name: 'true', value: true },
  { name: 'a number', value: 7 },
  { name: 'a text', value: 'что-то' },
  { name: 'empty', value: '' },
  { name: 'too long', value: 'y'.repeat(10_000) },
  { name: '-1', value: -1 },
  { name: '0', value: 0 },
  { name: '0.5', value: 0.5 },
  { name: '21', value: 21 },
  { name: '1e309', value: beyondDoubles },
  { name: '2^31', value: 2 ** 31 },
  { name: '2^53', value: 2 ** 53 },
  { name: 'NUL', value: 'a\u0000b' },
  { name: 'a lone surrogate', value: 'a\uD800b' },
  { name: 'a script', value: '<script>alert(1)</script>' },
  { name: 'SQL', value: "1'; drop table orders; --" },
];
