import { visitorClass } from './visitorClass';

const classOf = (device: object, savedAddress: string | null = null) =>
  visitorClass(device as Navigator, savedAddress);

test.each([
  [2, 8, 'low'],
  [8, 2, 'low'],
  [4, 4, 'middle'],
  [8, 4, 'middle'],
  [8, 8, 'high'],
  [2, undefined, 'low'],
  [6, undefined, 'middle'],
  [12, undefined, 'high'],
])('a device with %d processors and %s GB is of the class %s', (hardwareConcurrency, memory, expected) => {
  const device = memory ? { hardwareConcurrency, deviceMemory: memory } : { hardwareConcurrency };
  expect(classOf(device).device).toBe(expected);
});

test.each([
  [{ connection: { effectiveType: '3g' } }, '3g'],
  [{ connection: {} }, 'unknown'],
  [{}, 'unknown'],
])('the connection of %j is %s', (device, expected) => {
  expect(classOf(device).connection).toBe(expected);
});

test.each([
  ['{"takeMethod":"pickup","pickup":{"id":1,"name":"Кафе"}}', 'pickup'],
  ['{"takeMethod":"delivery","delivery":{"comment":"\\"takeMethod\\":\\"pickup\\""}}', 'delivery'],
  ['{}', 'none'],
  [null, 'none'],
])('of the saved address %s the class is the take method: %s', (saved, expected) => {
  expect(classOf({}, saved).take).toBe(expected);
});
