import { browserFlags, findBrowser } from '@storefront/config/chromium';

/** The browser of a test, as a customer in Moscow has it. With motion each panel would slide in and out first. */
export const visitorOfTests = {
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  screenshot: 'only-on-failure',
  launchOptions: { executablePath: findBrowser(), args: browserFlags },
} as const;
