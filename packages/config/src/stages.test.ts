import { leftOut, runStages, type Stage } from './stages.mjs';
import { UserError } from './userError.mjs';

const stage = (name: string, outcome: 'passed' | 'failed', needs: string[] = []): Stage => ({
  name,
  needs,
  run: () => Promise.resolve({ outcome }),
});

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
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
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
    const started: string[] = [];
    const counts: number[] = [];
    const counted = (name: string): Stage => ({
      name,
      run: async () => {
        started.push(name);
        await Promise.resolve();
        counts.push(started.length);
        return { outcome: 'passed' };
      },
    });
    await runStages([counted('build'), [counted('unit'), counted('production')], counted('journeys')]);
    expect(counts).toEqual([1, 3, 3, 4]);
  });

  it('reports an error as the reason of a failure, with its stack unless a user can fix it', async () => {
    const failing = (reason: Error) => [{ name: 'journeys', run: () => Promise.reject(reason) }];
    const [missing] = await runStages(failing(new UserError('Chromium is missing')));
    expect(missing).toMatchObject({ outcome: 'failed', reason: 'Chromium is missing' });
    const [broken] = await runStages(failing(new Error('a bug')));
    expect(broken?.reason).toMatch(/^Error: a bug\n.*stages\.test/s);
  });
});
