import { leftOut, runStages, type Stage, type StageResult } from './stages.mjs';
import { UserError } from './userError.mjs';

const stage = (name: string, outcome: 'passed' | 'failed', needs: string[] = []): Stage => ({
  name,
  needs,
  run: () => Promise.resolve({ outcome }),
});

const outcomes = (results: StageResult[]) => results.map(({ name, outcome }) => [name, outcome]);

describe('runStages', () => {
  it('runs the stages after a failure, except those that need it', async () => {
    const results = await runStages([
      stage('types', 'failed'),
      stage('build', 'failed'),
      stage('unit', 'passed'),
      stage('journeys', 'passed', ['build']),
      stage('after journeys', 'passed', ['journeys']),
      { name: 'databases', run: () => Promise.resolve(leftOut('Redis is missing')) },
    ]);
    expect(outcomes(results)).toEqual([
      ['types', 'failed'],
      ['build', 'failed'],
      ['unit', 'passed'],
      ['journeys', 'leftOut'],
      ['after journeys', 'leftOut'],
      ['databases', 'leftOut'],
    ]);
    expect(results[3]?.reason).toBe('it needs the stage "build"');
  });

  it('runs the stages of an inner list at once, after those before it and before those after it', async () => {
    const events: string[] = [];
    let start: () => void = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const waiting: Stage = { name: 'unit', run: () => started.then(() => ({ outcome: 'passed' })) };
    const awaited: Stage = {
      name: 'production',
      run: async () => {
        start();
        return { outcome: 'passed' };
      },
    };
    await runStages([stage('build', 'passed'), [waiting, awaited], stage('journeys', 'passed')], {
      onStart: (name) => events.push(`${name} starts`),
      onEnd: ({ name }) => events.push(`${name} ends`),
    });
    expect(events.map((event) => event.replace(/^(unit|production)/, 'one'))).toEqual([
      'build starts',
      'build ends',
      'one starts',
      'one starts',
      'one ends',
      'one ends',
      'journeys starts',
      'journeys ends',
    ]);
  });

  it('reports an error as the reason of a failure, with its stack unless a user can fix it', async () => {
    const failing = (reason: Error) => [{ name: 'journeys', run: () => Promise.reject(reason) }];
    const [missing] = await runStages(failing(new UserError('Chromium is missing')));
    expect(missing).toMatchObject({ outcome: 'failed', reason: 'Chromium is missing' });
    const [broken] = await runStages(failing(new Error('a bug')));
    expect(broken?.reason).toMatch(/^Error: a bug\n.*stages\.test/s);
  });
});
