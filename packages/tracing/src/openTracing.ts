import type { Attributes, Context, Span } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';

interface SpanOptions {
  /** With few values: a pattern, never a path. */
  name: string;
  kind: 'server' | 'client';
  attributes?: Attributes;
}

/** A span of a browser, which sends it to no collector. */
interface BrowserSpan {
  name: string;
  /** The browser has chosen them: its calls are below the span, which begins the trace. */
  traceId: string;
  spanId: string;
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
  attributes: Attributes;
}

/** A span that is open. */
interface OpenSpan {
  /** The value of the header `traceparent` for the spans below it. */
  traceParent: string;
  /** Whether the sampler has chosen its trace. */
  isSampled: boolean;
  /** Runs the work with this span as the current one. */
  run<Result>(work: () => Result): Result;
  describe(attributes: Attributes): void;
  end(attributes: Attributes, isFailed: boolean): void;
}

/** The traces of one process. The current span follows asynchronous calls. */
export interface Tracing {
  /** Begins a trace, or continues the trace of the caller's `traceparent`. */
  startRequest(options: SpanOptions, traceParent: string | undefined): OpenSpan;
  /**
   * Runs the work in a span below the current one; without a current one, as for a background job, there is no span.
   * `describe` makes attributes of the result.
   */
  trace<Result>(
    options: SpanOptions,
    work: (traceParent: string | undefined) => Promise<Result>,
    describe?: (result: Result) => Attributes,
  ): Promise<Result>;
  /** Sends a browser's span, of the service `storefront-browser`. */
  addBrowserSpan(span: BrowserSpan): void;
  /** Sends the last spans. A collector that does not answer is no failure. */
  stop(): Promise<void>;
}

interface TracingOptions {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: the collector, which takes OTLP over HTTP at `/v1/traces`. */
  endpoint: string | undefined;
  /** When `OTEL_SERVICE_NAME` names none. */
  serviceName: string;
}

const stopTimeoutMs = 1500;

/** Undefined, with nothing of OpenTelemetry loaded, when no collector is configured. */
export async function openTracing({ endpoint, serviceName }: TracingOptions): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const [api, core, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } = api;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const named = (name: string) => resources.resourceFromAttributes({ 'service.name': name });
  const resource = named(serviceName).merge(
    resources.detectResources({ detectors: [resources.envDetector] }),
  );
  const processor = new sdk.BatchSpanProcessor(exporter);
  const provider = new sdk.NodeTracerProvider({ resource, spanProcessors: [processor] });
  const tracer = provider.getTracer('storefront');
  /** The ids of the next span of a browser, which has chosen them. */
  let browserIds = { traceId: '', spanId: '' };
  const ofBrowsers = new sdk.NodeTracerProvider({
    resource: resource.merge(named('storefront-browser')),
    spanProcessors: [processor],
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => browserIds.traceId,
      generateSpanId: () => browserIds.spanId,
    },
  }).getTracer('storefront');
  const current = new AsyncLocalStorage<Context>();

  function open({ name, kind, attributes = {} }: SpanOptions, parent: Context): OpenSpan {
    const span: Span = tracer.startSpan(
      name,
      { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT, attributes },
      parent,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceParent: `00-${traceId}-${spanId}-0${traceFlags}`,
      isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
      run: (work) => current.run(trace.setSpan(parent, span), work),
      describe: (attributes) => void span.setAttributes(attributes),
      end(ends, isFailed) {
        span.setAttributes(ends);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    startRequest(options, traceParent) {
      const caller = core.parseTraceParent(traceParent ?? '');
      const parent = caller
        ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true })
        : ROOT_CONTEXT;
      return open(options, parent);
    },
    async trace(options, work, describe = () => ({})) {
      const parent = current.getStore();
      if (!parent) return work(undefined);
      const span = open(options, parent);
      try {
        const result = await span.run(() => work(span.traceParent));
        span.end(describe(result), false);
        return result;
      } catch (error) {
        // The name only: a message may contain a customer's input.
        span.end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, true);
        throw error;
      }
    },
    addBrowserSpan({ name, traceId, spanId, startTime, endTime, attributes }) {
      browserIds = { traceId, spanId };
      ofBrowsers.startSpan(name, { startTime, attributes }, ROOT_CONTEXT).end(endTime);
    },
    async stop() {
      // The exporter would try again for eight seconds, and a process has to end within ten.
      const late = wait(stopTimeoutMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
