/** Milliseconds for a shell's metrics. */
const timeLimit = 5000;

/** The addresses of the metrics of all shells, from `SHELL_METRICS`: separated by commas. */
export const metricsAddresses = (list = ''): string[] => list.split(',').filter(Boolean);

/** The text of a shell's metrics. @throws Error that names the address */
export async function readShellMetrics(address: string): Promise<string> {
  const answerOf = async () => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
    return { answer, text: await answer.text() };
  };
  const { answer, text } = await answerOf().catch((cause: unknown) => {
    throw new Error(`${address} does not answer.`, { cause });
  });
  if (!answer.ok) throw new Error(`${address} answers with ${answer.status}.`);
  return text;
}
