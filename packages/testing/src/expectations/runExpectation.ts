import { isDeepStrictEqual } from 'node:util';
import type { AnyRemoteManifest } from '@storefront/contracts';
import type { ByRoleOptions } from '@testing-library/dom';
import { screen, waitFor } from '@testing-library/react';
import type { Expectation, Visitor, VisitorState } from './expectations';
import { type ExpectedPage, renderExpected } from './renderExpected';
import type { Found } from './steps';

/** Compares the words of a name: at which spaces a line may end is the provider's own matter. */
const sameWords =
  (name: NonNullable<Found['name']>): ByRoleOptions['name'] =>
  (shown, element) => {
    const words = shown.replaceAll(/\s/g, ' ');
    if (typeof name === 'function') return name(words, element);
    return typeof name === 'string' ? words === name : name.test(words);
  };

const find = ({ role, href, value, name, ...options }: Found) =>
  screen
    .queryAllByRole(role, { ...options, ...(name === undefined ? {} : { name: sameWords(name) }) })
    .filter((element) => href === undefined || element.getAttribute('href') === href)
    .filter((element) => value === undefined || ('value' in element && element.value === value));

const named = ({ role, name }: Found) => `${String(role)} ${String(name ?? '')}`.trim();

/** Whether a payload has every field that the consumer names, with its value; others are ignored. */
const fits = (payload: unknown, expected: object = {}) =>
  Object.entries(expected).every(([name, value]) =>
    isDeepStrictEqual((payload as Record<string, unknown>)[name], value),
  );

/** Does one step. Returns the difference from the expectation. */
async function take(
  step: AnyStep,
  page: ExpectedPage,
  codeFor: Surroundings['codeFor'],
): Promise<string | undefined> {
  const one = (found: Found) =>
    page.settle(() => {
      const { length } = find(found);
      return length === 1 ? undefined : `${length} elements instead of one: ${named(found)}`;
    });
  if ('shows' in step) {
    return page.settle(() => (find(step.shows).length > 0 ? undefined : `no ${named(step.shows)}`));
  }
  if ('hides' in step) {
    return page.settle(() => (find(step.hides).length === 0 ? undefined : `a ${named(step.hides)}`));
  }
  if ('press' in step || 'into' in step) {
    const found = 'press' in step ? step.press : step.into;
    const failure = await one(found);
    const [element] = find(found);
    if (failure !== undefined || !element) return failure;
    if ('press' in step) await page.user.click(element);
    else if ('type' in step) await page.user.type(element, step.type);
    else await page.user.type(element, await waitFor(() => codeFor(step.typeCodeOf)));
    return undefined;
  }
  if ('hears' in step) {
    await page.hears(step.hears, step.with);
    return undefined;
  }
  const isCall = 'calls' in step;
  const [name, recorded] = isCall ? [step.calls, page.calls] : [step.emits, page.events];
  return page.settle(() =>
    recorded.some((record) => record.name === name && fits(record.payload, step.with))
      ? undefined
      : `no ${isCall ? 'call' : 'event'} ${name} with ${JSON.stringify(step.with)}, but ${JSON.stringify(recorded)}`,
  );
}

type AnyStep = Expectation['steps'][number];

/** The built provider, and the back end whose data it shows. */
export interface Surroundings {
  manifest: AnyRemoteManifest;
  baseUrl: string;
  createVisitor: (visitor: Visitor | undefined) => Promise<VisitorState>;
  /** The code that was last sent to a phone by SMS. */
  codeFor: (phone: string) => Promise<string>;
  /**
   * Milliseconds without a request and without a change after which the page counts as final; 2000 by default. A slower
   * timer of a provider would count as a failure.
   */
  restMs?: number;
}

/** Runs an expectation against a built remote. Returns its first step that fails, with the actual result. */
export async function runExpectation(
  expectation: Expectation,
  { manifest, baseUrl, createVisitor, codeFor, restMs = 2000 }: Surroundings,
): Promise<string | undefined> {
  const visitor = await createVisitor(expectation.visitor);
  const page = await renderExpected(manifest, expectation, { baseUrl, visitor, restMs });
  try {
    for (const [index, step] of expectation.steps.entries()) {
      const failure = await take(step, page, codeFor);
      if (failure !== undefined) return `step ${index + 1}: ${failure}`;
    }
    return undefined;
  } finally {
    page.close();
  }
}
