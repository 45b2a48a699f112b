/** A fault of a chain's folder, for whoever edits it. */
export interface Fault {
  /** Its path in the folder. */
  file: string;
  /** From 1; a fault of the whole file has none. */
  line?: number;
  /** The column of a table. */
  field?: string;
  /** Completes «field: …». */
  reason: string;
}

/** `dishes.csv:12 price: must be …` */
export function faultText({ file, line, field, reason }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}${field === undefined ? '' : ` ${field}`}: ${reason}`;
}
