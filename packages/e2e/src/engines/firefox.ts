import { firefox, type Locator, type Page } from '@playwright/test';
import type { Driver, Engine, Target } from './driver';

/** Debian's Firefox, driven by Playwright over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    // BiDi has no command for it.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    async open(origin) {
      const context = await browser.newContext({
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        viewport: { width: 1440, height: 900 },
      });
      return new Firefox(await context.newPage(), origin);
    },
    stop: () => browser.close(),
  };
}

class Firefox implements Driver {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  #all({ role, name, text, within }: Target): Locator {
    const root = within ? this.#all(within).first() : this.page.locator('body');
    return role
      ? root.getByRole(role, { ...(name !== undefined && { name }), exact: true })
      : root.getByText(text ?? '', { exact: true });
  }

  #find(target: Target): Locator {
    return this.#all(target).filter({ visible: true }).first();
  }

  async open(path: string) {
    await this.page.goto(this.origin + path);
  }

  async reload() {
    await this.page.reload();
  }

  async back() {
    await this.evaluate('void history.back()');
  }

  async forward() {
    await this.evaluate('void history.forward()');
  }

  resize(width: number, height: number) {
    return this.page.setViewportSize({ width, height });
  }

  press(target: Target) {
    return this.#find(target).click({ force: target.role === 'radio' });
  }

  /** For a letter that is not on its keyboard, Playwright sets the field's value, and React does not see that. */
  async type(text: string) {
    for (const char of text) {
      if (/[ -~]/.test(char)) await this.page.keyboard.type(char);
      else await this.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(char)})`);
    }
  }

  key(name: string) {
    return this.page.keyboard.press(name);
  }

  chooseFile(file: string) {
    return this.page.locator('[role=dialog] input[type=file]').setInputFiles(file);
  }

  isVisible(target: Target) {
    return this.#find(target).isVisible();
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async screenshot(file: string) {
    await this.page.screenshot({ path: file });
  }

  close() {
    return this.page.context().close();
  }
}
