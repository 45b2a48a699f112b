import type { SpanContext } from '@opentelemetry/api';

/** Version, trace, span and flags of W3C Trace Context. Neither id may be all zeros. */
const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Undefined when the header is missing or malformed: the request begins a trace then. */
export function parseTraceParent(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = header?.match(pattern) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

export function formatTraceParent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
