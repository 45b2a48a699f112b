import { endProcesses, startProcess } from './processes.mjs';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a command ends its processes together with their descendants', async () => {
  const child = startProcess('sh', ['-c', 'sleep 60 & echo $!; wait'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const grandchild = await new Promise<number>((resolve) => {
    child.stdout?.once('data', (chunk) => resolve(Number(chunk)));
  });
  expect(isAlive(grandchild)).toBe(true);
  await endProcesses();
  expect([isAlive(grandchild), isAlive(child.pid ?? 0)]).toEqual([false, false]);
});
