// One chunk for the whole service: every chunk adds a line with its hash to the first page.
export { yandexGeocoder } from './yandexGeocoder';
export { YandexMap } from './YandexMap';
export { retryYandex, yandexApi } from './yandexRoot';
