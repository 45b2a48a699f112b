import { createJobLog } from './jobLog';

function openLog() {
  const lines: object[] = [];
  const clock = { time: 0 };
  const write = (fields: object, msg: string) => void lines.push({ ...fields, msg });
  const open = (job: string) => createJobLog({ error: write, info: write }, job, () => clock.time);
  return { open, lines, clock };
}

const refused = new Error('connect ECONNREFUSED');
const failed = (job: string, suppressed: number) => ({
  err: refused,
  job,
  suppressed,
  msg: 'a background job failed',
});

test('an outage of ten minutes writes ten lines for each job, and one when it is over', () => {
  const { open, lines, clock } = openLog();
  const [kitchen, events] = [open('kitchen'), open('events')];
  kitchen.succeeded();
  for (let second = 0; second < 600; second += 1) {
    kitchen.failed(refused);
    events.failed(refused);
    clock.time += 1000;
  }
  for (const job of [kitchen, events, kitchen]) job.succeeded();
  expect(lines).toHaveLength(22);
  expect(lines.slice(0, 4)).toEqual([
    failed('kitchen', 0),
    failed('events', 0),
    failed('kitchen', 59),
    failed('events', 59),
  ]);
  expect(lines.slice(-2)).toEqual([
    { job: 'kitchen', failures: 600, msg: 'a background job works again' },
    { job: 'events', failures: 600, msg: 'a background job works again' },
  ]);
});

test('a job that fails every other time writes two lines a minute', () => {
  const { open, lines, clock } = openLog();
  const kitchen = open('kitchen');
  for (let second = 0; second < 60; second += 1) {
    kitchen.failed(refused);
    kitchen.succeeded();
    clock.time += 1000;
  }
  kitchen.failed(refused);
  expect(lines).toEqual([
    failed('kitchen', 0),
    { job: 'kitchen', failures: 1, msg: 'a background job works again' },
    failed('kitchen', 59),
  ]);
});
