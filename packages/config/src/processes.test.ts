import { endProcesses, runProcess, startProcess } from './processes.mjs';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('processes', () => {
  it('report their exit code and output', async () => {
    let output = '';
    const code = await runProcess(process.execPath, ['-e', 'console.log("hello"); process.exit(3)'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      onOutput: (text) => {
        output += text;
      },
    });
    expect({ code, output }).toEqual({ code: 3, output: 'hello\n' });
  });

  it('reject when the command does not exist', async () => {
    await expect(runProcess('no-such-command', [], { stdio: 'ignore' })).rejects.toThrow('ENOENT');
  });

  it('end together with their descendants', async () => {
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
});
