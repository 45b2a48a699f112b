import { stageLine } from './summary.mjs';

/** @param {number} milliseconds */
const inMinutes = (milliseconds) => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * Shows the running stages with the tests that they have done and their time: on a terminal in one line that is
 * rewritten each second, elsewhere in a line each half minute. Each stage that ends gets a line of its own.
 * @returns {Required<import('./stages.mjs').Listeners>}
 */
export function showProgress() {
  const output = process.stdout;
  /** @type {Map<string, { started: number, progress: string }>} */
  const running = new Map();
  const clear = () => output.isTTY && output.write('\r\x1b[K');
  const show = () => {
    const parts = [...running].map(([name, { started, progress }]) =>
      [name, progress, inMinutes(Date.now() - started)].filter(Boolean).join('  '),
    );
    if (parts.length === 0) return;
    const line = `… ${parts.join(' | ')}`;
    clear();
    output.write(output.isTTY ? line.slice(0, output.columns - 1) : `${line}\n`);
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return {
    onStart(name) {
      timer ??= setInterval(show, output.isTTY ? 1000 : 30_000).unref();
      running.set(name, { started: Date.now(), progress: '' });
      if (output.isTTY) show();
    },
    onProgress(name, progress) {
      const stage = running.get(name);
      if (stage) stage.progress = progress;
    },
    onEnd(result) {
      running.delete(result.name);
      clear();
      if (result.outcome === 'failed' && result.output) output.write(`${result.output.trimEnd()}\n`);
      output.write(`${stageLine(result)}\n`);
    },
  };
}
