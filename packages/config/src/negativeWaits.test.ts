import { findBareAbsences, findNegativeWaits } from './negativeWaits.mjs';

describe('findNegativeWaits', () => {
  it.each([
    "await waitFor(() => expect(screen.queryByText('a')).not.toBeInTheDocument());",
    "await waitFor(() => expect(screen.queryByText('a (b)')).toBeNull());",
    "await waitFor(() => {\n  expect(screen.getByRole('alert')).toBeVisible();\n  expect(calls).toHaveLength(0);\n});",
    'await waitFor(() => expect(onClose).not.toHaveBeenCalled(), { timeout: 100 });',
  ])('finds a wait for an absence: %s', (call) => {
    const found = findNegativeWaits(`const a = 1;\n${call}\n`);
    expect(found).toEqual([{ line: 2, call: call.slice('await '.length, -1) }]);
  });

  it.each([
    "await waitFor(() => expect(screen.getByText('a')).toBeVisible());",
    "await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));",
    'await waitFor(() => expect(waiting).not.toHaveLength(0));',
    "await waitFor(() => expect(document.querySelector('script')).not.toBeNull());",
    'await waitFor(() => expect(button).toBeVisible());\nexpect(onClose).not.toHaveBeenCalled();',
    "expect(screen.queryByText('a')).not.toBeInTheDocument();",
    "await waitForElementToBeRemoved(() => screen.queryByText('a'));",
  ])('allows %s', (call) => {
    expect(findNegativeWaits(call)).toEqual([]);
  });
});

describe('findBareAbsences', () => {
  it.each([
    ["  await page.getByRole('button').click();", '  await expect(cart).toBeHidden();'],
    ["  await page.keyboard.press('Escape');", '  await expect(dialogs(page)).toHaveCount(0);'],
    ["  await page\n    .getByText('a')\n    .click();", '  await expect(\n    cart,\n  ).toBeHidden();'],
    ['  await page.goBack();', '  await expect(cart).not.toBeVisible();'],
  ])('finds an absence right after %s', (action, call) => {
    const found = findBareAbsences(`const a = 1;\n${action}\n${call}\n`);
    expect(found).toEqual([{ line: 2 + action.split('\n').length, call: call.trim() }]);
  });

  it.each([
    'await page.goBack();\nawait expect(menu).toBeVisible();\nawait expect(cart).toBeHidden();',
    'await page.goBack();\nawait expect(cart).toHaveCount(1);',
    'await expectGone(cart, () => page.goBack());\nawait expect(toast).toBeHidden();',
    'await visit(page, path);\nawait expect(cart).toBeHidden();',
  ])('allows %s', (text) => {
    expect(findBareAbsences(text)).toEqual([]);
  });
});
