import { leftOut, runStages, type Stage, type StageResult } from './stages.mjs';
import { until } from './until.mjs';
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
    ]);
    expect(outcomes(results)).toEqual([
      ['types', 'failed'],
      ['build', 'failed'],
      ['unit', 'passed'],
      ['journeys', 'leftOut'],
      ['after journeys', 'leftOut'],
    ]);
    expect(results[3]?.reason).toBe('it needs the stage "build"');
  });

  it('stops at the first failure when asked to', async () => {
    const stages = [stage('types', 'passed'), stage('lint', 'failed'), stage('unit', 'passed')];
    const results = await runStages(stages, { stopAtFailure: true });
    expect(outcomes(results)).toEqual([
      ['types', 'passed'],
      ['lint', 'failed'],
    ]);
  });

  it('runs the stages of an inner list at once, after those before it and before those after it', async () => {
    const events: string[] = [];
    const after = (stageNames: string[], name: string): Stage => ({
      name,
      async run() {
        events.push(`${name} starts`);
        await until(() => stageNames.every((other) => events.includes(`${other} ends`)));
        events.push(`${name} ends`);
        return { outcome: 'passed' };
      },
    });
    const results = await runStages([
      after([], 'build'),
      [after(['production'], 'unit'), after([], 'production')],
      after([], 'journeys'),
    ]);
    expect(events).toEqual([
      'build starts',
      'build ends',
      'unit starts',
      'production starts',
      'production ends',
      'unit ends',
      'journeys starts',
      'journeys ends',
    ]);
    expect(results.map(({ name }) => name)).toEqual(['build', 'unit', 'production', 'journeys']);
  });

  it('lets the stages that run beside a failing stage end', async () => {
    const list = [[stage('types', 'failed'), stage('lint', 'passed')], stage('unit', 'passed')];
    expect(outcomes(await runStages(list, { stopAtFailure: true }))).toEqual([
      ['types', 'failed'],
      ['lint', 'passed'],
    ]);
  });

  it('refuses a stage that would run at once with one that it needs', async () => {
    const list = [[stage('build', 'passed'), stage('contract', 'passed', ['build'])]];
    await expect(runStages(list)).rejects.toThrow('"contract" needs "build"');
  });

  it('does not stop at a stage that is left out', async () => {
    const databases = { name: 'databases', run: () => Promise.resolve(leftOut('Redis is missing')) };
    const results = await runStages([databases, stage('journeys', 'passed')], { stopAtFailure: true });
    expect(outcomes(results)).toEqual([
      ['databases', 'leftOut'],
      ['journeys', 'passed'],
    ]);
  });

  it('reports an error as the reason of a failure, with its stack unless a user can fix it', async () => {
    const failing = (reason: Error) => [{ name: 'journeys', run: () => Promise.reject(reason) }];
    expect(await runStages(failing(new UserError('Chromium is missing')))).toEqual([
      {
        name: 'journeys',
        outcome: 'failed',
        reason: 'Chromium is missing',
        milliseconds: expect.any(Number),
      },
    ]);
    expect(await runStages(failing(new Error('a bug')))).toEqual([
      expect.objectContaining({
        outcome: 'failed',
        reason: expect.stringMatching(/^Error: a bug\n.*stages\.test/s),
      }),
    ]);
  });

  it('measures each stage and reports it when it ends', async () => {
    const times = [0, 1200, 2000, 2500];
    const ended: StageResult[] = [];
    await runStages([stage('types', 'passed'), stage('lint', 'passed')], {
      now: () => times.shift() ?? 0,
      onEnd: (result) => ended.push(result),
    });
    expect(ended.map(({ name, milliseconds }) => [name, milliseconds])).toEqual([
      ['types', 1200],
      ['lint', 500],
    ]);
  });
});
