/** @jest-environment jsdom */
import { browserStorage } from './browserStorage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['local', 'session'] as const)('the %s area reads back what was written', (area) => {
  const storage = browserStorage(area);
  storage.setItem('key', 'value');
  expect((area === 'local' ? localStorage : sessionStorage).getItem('key')).toBe('value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

test('blocked storage reads as empty and loses writes', () => {
  jest.spyOn(console, 'debug').mockReturnValue();
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const storage = browserStorage('local');
  expect(storage.getItem('key')).toBeNull();
  expect(() => storage.setItem('key', 'value')).not.toThrow();
  expect(() => storage.removeItem('key')).not.toThrow();
});

test('an area that throws on access reads as empty', () => {
  jest.spyOn(console, 'debug').mockReturnValue();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(browserStorage('local').getItem('key')).toBeNull();
});

test('clearing removes every entry of one area', () => {
  sessionStorage.setItem('draft', 'x');
  localStorage.setItem('address', 'y');
  browserStorage('session').clear();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('address')).toBe('y');
});

test('clearing leaves the entries that are kept', () => {
  sessionStorage.setItem('draft', 'x');
  sessionStorage.setItem('attempt', 'y');
  sessionStorage.setItem('inquiry', 'z');
  browserStorage('session').clear(['draft', 'attempt', 'absent']);
  expect({ ...sessionStorage }).toEqual({ draft: 'x', attempt: 'y' });
});
