import { expect, test, visit } from './test';

test.describe('a page with faults', () => {
  test.use({ expectedFaults: /planted|style-src-elem|require-trusted-types-for/ });

  test('has each reported, and its Trusted Types are enforced', async ({ driver, entrance }) => {
    await visit(driver, '/legal');
    expect(entrance.faults).toEqual([]);
    await driver.evaluate(`console.error('planted')`);
    await driver.evaluate(`void setTimeout(() => { throw new Error('planted error'); })`);
    await driver.evaluate(`void Promise.reject(new Error('planted rejection'))`);
    await driver.evaluate(
      `void document.head.append(document.createElement('style').appendChild(new Text('p {}')).parentNode)`,
    );
    const written = await driver.evaluate(`(() => {
      try { document.createElement('script').text = 'planted'; } catch (error) { return error.name; }
      return 'written';
    })()`);
    expect(written).toBe('TypeError');
    for (const fault of [
      /console: planted/,
      /uncaught: .*planted error/,
      /unhandled: .*planted rejection/,
      /policy: style-src-elem/,
      /policy: require-trusted-types-for/,
    ]) {
      await expect.poll(() => entrance.faults).toContainEqual(expect.stringMatching(fault));
    }
  });
});
