import PlaywrightReporter, { type TestCase } from './PlaywrightReporter.mjs';
import type { StageMessage } from './sendToStage.mjs';

const testCase = (
  title: string,
  outcome: ReturnType<TestCase['outcome']>,
  ...durations: number[]
): TestCase => ({
  titlePath: () => ['', '', 'cart.spec.ts', title],
  outcome: () => outcome,
  results: durations.map((duration) => ({ duration })),
});

const send = process.send;
afterEach(() => {
  process.send = send;
});

test('a run of Playwright reports its progress, its counts, its slowest tests and its second tries', async () => {
  const messages: StageMessage[] = [];
  process.send = (message: StageMessage, ...others: unknown[]) => {
    messages.push(message);
    const sent = others.at(-1);
    if (typeof sent === 'function') sent();
    return true;
  };
  const [later, never] = [testCase('later', 'flaky', 700, 4000), testCase('never', 'unexpected', 300, 200)];
  const reporter = new PlaywrightReporter();
  const others = [testCase('at once', 'expected', 5), testCase('skipped', 'skipped')];
  reporter.onBegin({}, { allTests: () => [later, never, ...others] });
  for (const run of [later, later, never]) reporter.onTestEnd(run);
  expect(messages.at(-1)).toEqual({ progress: '2 of 4 tests' });
  reporter.onError();
  await reporter.onEnd();
  const { report } = messages.at(-1) ?? {};
  expect(report).toMatchObject({ passed: 2, failed: 2, skipped: 1, secondTries: ['cart.spec.ts › later'] });
  expect(report?.slowest.map(({ milliseconds }) => milliseconds)).toEqual([4000, 300, 5, 0]);
});
