// All of the service in one chunk: every chunk costs the first page a line with its hash.
export { yandexGeocoder } from './yandexGeocoder';
export { YandexMap } from './YandexMap';
export { yandexApi } from './yandexRoot';
