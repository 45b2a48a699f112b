import type {
  PageParams,
  PanelId,
  PanelParams,
  PlainPanelId,
  RouteId,
  TakeMethodState,
  WidgetId,
  WidgetProps,
} from '@storefront/contracts';
import type { CallbackName, CallStep, Step } from './steps';

/** A visitor of the demo chain of the reference back end. */
export interface Visitor {
  /** A guest when left out; a new customer with a saved address; the demo customer, who has past orders. */
  kind?: 'customer' | 'regular';
  /** Portions by the id of a dish. */
  cart?: Readonly<Record<number, number>>;
  /** The new customer has placed an order, which runs. */
  hasOrder?: true;
  /** The customer has booked a table. */
  hasBooking?: true;
  /** The restaurant on Pokrovka is chosen for pickup. */
  isAtRestaurant?: true;
  /** No address has been chosen yet. */
  isWithoutAddress?: true;
}

/** The state with which a visitor's page begins. */
export interface VisitorState {
  token: string | undefined;
  takeMethod: Partial<TakeMethodState>;
}

interface ExpectationBase<Steps> {
  /** The behaviour that the consumer relies on: the rest of a sentence that begins with the page, panel or widget. */
  it: string;
  visitor?: Visitor;
  steps: readonly Steps[];
}

/** Left out when every field may be. */
type Passed<Key extends string, Value> =
  Record<never, never> extends Value ? { [Name in Key]?: Value } : { [Name in Key]: Value };

type WidgetExpectation<Id extends WidgetId> = ExpectationBase<Step | CallStep<WidgetProps<Id>>> &
  // Functions are not data: the runner passes one for each name of `callbacks` and records its calls.
  Passed<'props', Omit<WidgetProps<Id>, CallbackName<WidgetProps<Id>>>> & {
    widget: Id;
    callbacks?: readonly CallbackName<WidgetProps<Id>>[];
  };

type PanelExpectation<Id extends PanelId> = ExpectationBase<Step> & { panel: Id } & Passed<
    'params',
    PanelParams<Id>
  >;

interface PlainPanelExpectation extends ExpectationBase<Step> {
  panel: PlainPanelId;
  params?: undefined;
}

interface PageExpectation extends ExpectationBase<Step> {
  page: RouteId;
  params?: PageParams;
}

/**
 * Behaviour of another team's page, panel or widget that one consumer relies on and that schemas do not show. Each app
 * keeps its own in `src/testing/expectations.ts`; the contract stage runs them against the built provider (decision 0101).
 */
export type Expectation =
  | { [Id in WidgetId]: WidgetExpectation<Id> }[WidgetId]
  | { [Id in PanelId]: PanelExpectation<Id> }[PanelId]
  | PlainPanelExpectation
  | PageExpectation;
