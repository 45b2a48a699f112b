/** What was tapped. `opener`: a control that opens a panel, which may be a link. */
export const controls = ['opener', 'link', 'button', 'other'] as const;

/** The body of `POST /tap-traces`: one tap and what it led to. It has no path, text or id of a visitor (docs/security.md). */
export interface TapReport {
  /** Proves that the shell served this page and chose it: that of the field figures. */
  proof: string;
  /** The ids of the trace and of its first span, which the calls of the tap have carried. */
  traceId: string;
  spanId: string;
  control: (typeof controls)[number];
  /** The module in which it lies, such as `page:menu`, or `none`. */
  module: string;
  /** Whose part of the page that is: a remote or `shell`. */
  remote: string;
  /** The id of the page's route, or `unknown`. */
  route: string;
  /** What it has shown: a panel such as `panel:product`, `badge` for a new count of the cart, or `none`. */
  shown: string;
  /** Calls that belong to it. */
  calls: number;
  /** How long ago it was, ms: clocks of visitors are not used. */
  ago: number;
  /** From the tap to the last answer, or to the frame with what it has shown, ms. */
  duration: number;
}

/** The value of `tracestate` for a call of a tap, which a shell believes by the proof. */
export const tapState = ({ remote, proof }: Pick<TapReport, 'remote' | 'proof'>): string =>
  `storefront=${remote}:${proof}`;
