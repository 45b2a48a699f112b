import { leftOut, runStages, type Stage } from './stages.mjs';

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
});
