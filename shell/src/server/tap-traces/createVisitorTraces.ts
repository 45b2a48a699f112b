import { pageBuildsOf } from '@storefront/api-contract/page-builds';
import { createWindowCounts, networkOf } from '@storefront/api-contract/server';
import type { Owner } from '@storefront/contracts';
import type { TracedVisitor } from '@storefront/tracing';
import type { FastifyRequest } from 'fastify';
import type { FieldProofs } from '../field-figures/createFieldProofs';
import { tapOwners } from './tapReportSchema';

/** Calls of one network in a minute whose traces a browser may begin: proofs can be collected. */
const callsPerMinute = 300;

const minuteMs = 60_000;

/** The value that `tapState` makes. */
const statePattern = new RegExp(`^storefront=(${tapOwners.join('|')}):([\\w.-]{1,40})$`);

/** Sampled, because no other taps are reported. */
const parentPattern = /^00-[\da-f]{32}-[\da-f]{16}-01$/;

/**
 * Makes the function that says what of a browser's request is believed: the builds of its page, for all to read, and the
 * `traceparent` of a tap, with the proof that a shell has chosen the page. Any other request begins its trace here.
 */
export function createVisitorTraces({ buildsOf }: Pick<FieldProofs, 'buildsOf'>) {
  const count = createWindowCounts();

  function tapOf({ headers, ip }: FastifyRequest): TracedVisitor {
    const { traceparent = '', tracestate = '' } = headers;
    const [, remote, proof] = statePattern.exec(String(tracestate)) ?? [];
    if (!proof || !parentPattern.test(String(traceparent))) return {};
    const builds = buildsOf(proof, ip);
    if (!builds || count(networkOf(ip), minuteMs).current > callsPerMinute) return {};
    const build = builds[remote as Owner] ?? 'unknown';
    return {
      traceParent: String(traceparent),
      attributes: { 'storefront.remote': remote, 'storefront.build': build },
    };
  }

  return (request: FastifyRequest): TracedVisitor => {
    const { traceParent, attributes } = tapOf(request);
    const builds = pageBuildsOf(request.headers);
    return {
      traceParent,
      attributes: { ...attributes, ...(builds && { 'storefront.page_builds': builds }) },
    };
  };
}
