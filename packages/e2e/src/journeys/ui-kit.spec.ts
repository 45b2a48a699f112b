import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildKit } from '@storefront/federation/build';
import { atEachWidth, expectAccessible, phoneAndDesktop } from '../shopper/expectAccessible';
import { expect, test } from '../shopper/test';
import { stack } from '../stack/stack';

const root = join(import.meta.dirname, '../../../..');
const origin = 'http://ui-kit.test';
const outDir = join(stack().folder, 'ui-kit');

// One worker, because every worker would build the page again.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => buildKit({ folder: join(root, 'packages/ui'), outDir }));

/** Opens the built page. Returns the errors and warnings that it logs from then on. */
async function openKit(page: Page, address = '/'): Promise<string[]> {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logged.push(message.text());
  });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(outDir, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(origin + address);
  await expect(page.getByRole('heading', { level: 1, name: 'UI kit' })).toBeVisible();
  return logged;
}

test('the page of the kit has no accessibility violation in either theme and logs nothing', async ({
  page,
}) => {
  const logged = await openKit(page);
  await expectAccessible(page, [
    [360, 'light'],
    [360, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ]);
  expect(logged).toEqual([]);
});

/** Content that leaves its example or touches the edge of its button, and controls that are hard to hit. */
const layoutFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const example of document.querySelectorAll<HTMLElement>('figure')) {
      const report = (fault: string, element: Element) =>
        faults.push(
          `${example.closest('section')?.id}, ${example.firstChild?.textContent}: ${fault} (${element.tagName})`,
        );
      const content = example.querySelector(':scope > div > div');
      const { left, right } = content?.getBoundingClientRect() ?? new DOMRect();
      const end = example.dataset['width'] === 'narrow' ? left + 160 : right;
      const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
      const isClipped = (element: Element): boolean => {
        const parent = element.parentElement;
        return parent !== null && parent !== content && (clips(parent) || isClipped(parent));
      };
      for (const element of content?.querySelectorAll(':not([role=tooltip], svg, svg *)') ?? []) {
        const box = element.getBoundingClientRect();
        // An element outside a box that scrolls or clips is not on the screen.
        if (box.width <= 1 || isClipped(element)) continue;
        // A box that scrolls has room for the focus ring of its content.
        const room = clips(element) ? Number.parseFloat(getComputedStyle(element).paddingLeft) : 0;
        if (box.left + room < left - 1 || box.right - room > end + 1) report('overflows', element);
        if (clips(element)) continue;
        for (const text of element.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
          const range = document.createRange();
          range.selectNode(text);
          const line = range.getBoundingClientRect();
          if (line.left < box.left - 1 || line.right > box.right + 1) report('has text outside', element);
        }
      }
      for (const face of example.querySelectorAll('[data-part=face]')) {
        const [inner, outer] = [face.getBoundingClientRect(), face.parentElement?.getBoundingClientRect()];
        if (outer && inner.top - outer.top < 4) report('touches the edge', face);
      }
      for (const control of example.querySelectorAll<HTMLElement>('button, input, textarea, a')) {
        // A link inside a sentence is as high as the sentence, and the skip link waits outside the window.
        if (control.matches('label a, [data-kind] a, [href="#content"]')) continue;
        control.scrollIntoView({ block: 'center' });
        const target = control.closest('label') ?? control;
        const box = target.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const edges = [
          [x - 21, y],
          [x + 21, y],
          [x, y - 21],
          [x, y + 21],
        ] as const;
        const isHit = edges.every(([left, top]) => {
          const hit = document.elementFromPoint(left, top);
          return hit && (target.contains(hit) || target.parentElement?.contains(hit));
        });
        if (!isHit) report('is smaller than 44 px', control);
      }
    }
    return faults;
  });

test('the components hold long texts and can be hit with a finger', async ({ page }) => {
  await openKit(page);
  await atEachWidth(
    page,
    async (width) => expect.soft({ width, faults: await layoutFaults(page) }).toEqual({ width, faults: [] }),
    phoneAndDesktop,
  );
});

/** Floating labels that intercept a press on their field. */
const coveringLabels = (page: Page) =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLElement>('input ~ label, textarea ~ label')];
    const faults = labels.filter((label) => {
      label.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = label.getBoundingClientRect();
      const points = [top + 2, top + height / 2, top + height - 2];
      const field = label.parentElement?.querySelector('input, textarea');
      return points.some((y) => document.elementFromPoint(left + Math.min(width / 2, 20), y) !== field);
    });
    return { count: labels.length, faults: faults.map((label) => label.closest('figure')?.textContent) };
  });

test('floating labels let the pointer through to their fields', async ({ page }) => {
  await openKit(page);
  await atEachWidth(
    page,
    async () => {
      const { count, faults } = await coveringLabels(page);
      expect(count).toBeGreaterThan(20);
      expect(faults).toEqual([]);
    },
    phoneAndDesktop,
  );
  // The caret goes where the label was pressed, below which the text ends.
  const field = page.locator('#TextArea').getByRole('textbox').nth(1);
  const label = page.locator('#TextArea').getByText('Комментарий курьеру', { exact: true }).nth(1);
  await label.click({ force: true, position: { x: 1, y: 10 } });
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLTextAreaElement) => input.selectionStart)).toBe(0);
});
