/** @jest-environment jsdom */
import { browserStorage, isStorageAvailable } from './browserStorage';

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

test('an area that throws on access is unavailable', () => {
  expect(isStorageAvailable('local')).toBe(true);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isStorageAvailable('local')).toBe(false);
});
