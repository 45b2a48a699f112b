import type { FieldReport } from './fieldReport';

/** Not every browser has these. */
interface Hints {
  deviceMemory?: number;
  connection?: { effectiveType?: string };
}

/** The classes by which figures are compared: none of them tells visitors apart. */
export function visitorClass(
  { hardwareConcurrency: processors, deviceMemory = processors, connection }: Navigator & Hints,
  savedAddress: string | null,
): Pick<FieldReport, 'connection' | 'device' | 'take'> {
  const weakest = Math.min(processors, deviceMemory);
  return {
    connection: connection?.effectiveType ?? 'unknown',
    device: weakest < 4 ? 'low' : weakest < 8 ? 'middle' : 'high',
    take: /"takeMethod":"(\w+)"/.exec(savedAddress ?? '')?.[1] ?? 'none',
  };
}
