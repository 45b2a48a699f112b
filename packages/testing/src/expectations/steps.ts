import type { EventName, EventPayload } from '@storefront/contracts';
import type { ByRoleMatcher, ByRoleOptions } from '@testing-library/dom';

/** An element as a visitor finds it. */
export interface Found extends Pick<ByRoleOptions, 'name' | 'checked' | 'level'> {
  role: ByRoleMatcher;
  /** Where a link leads. */
  href?: string;
  /** The content of a field. */
  value?: string;
}

type EmittedStep = {
  [Name in EventName]: { emits: Name; with?: Partial<EventPayload<Name>> };
}[EventName];

type HeardStep = { [Name in EventName]: { hears: Name; with: EventPayload<Name> } }[EventName];

/** The functions among the props of a widget. */
export type CallbackName<Props> = {
  [Name in keyof Props]-?: NonNullable<Props[Name]> extends (payload: never) => void ? Name : never;
}[keyof Props] &
  string;

type PayloadOf<Callback> =
  NonNullable<Callback> extends (payload: infer Payload) => void ? Partial<Payload> : never;

/** The provider has called a callback. */
export type CallStep<Props> = {
  [Name in CallbackName<Props>]: { calls: Name; with: PayloadOf<Props[Name]> };
}[CallbackName<Props>];

/**
 * One thing that is done or expected, in the order of a visit. A payload may have more fields than `with`: a provider may
 * add some.
 */
export type Step =
  | { shows: Found }
  /** Follows a step that shows the content, or nothing has been loaded yet. */
  | { hides: Found }
  | { press: Found }
  | { type: string; into: Found }
  /** Types the code that was sent to this phone by SMS. */
  | { typeCodeOf: string; into: Found }
  /** The provider has emitted the event. */
  | EmittedStep
  /** The consumer emits the event, and the provider hears it. */
  | HeardStep;
