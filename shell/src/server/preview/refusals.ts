import type { Preview, PreviewFault } from '@storefront/federation/server';
import { messages } from './messages';
import { withText } from '../lastResort';

/** Why staff get a page without a preview: its link, or that the build cannot be run here. */
export type PreviewRefusal = PreviewFault | 'broken';

/** Ends a preview, on the page that is open. */
export const leaveAddress = '?mf.preview=off';

const refusals: Record<PreviewRefusal, { status: number; title: string; text: string }> = {
  'no-key': { status: 403, ...messages.noKey },
  invalid: { status: 403, ...messages.invalid },
  expired: { status: 410, ...messages.expired },
  unknown: { status: 404, ...messages.unknown },
  broken: { status: 503, ...messages.broken },
};

/** The static page in place of a preview, with the build if its link is valid. It shows nothing of the live site. */
export function refusalPage(
  refusal: PreviewRefusal,
  lastResortHtml: string,
  preview?: Preview,
): { status: number; html: string } {
  const { status, title, text } = refusals[refusal];
  const build = preview ? messages.build(preview.remote, preview.build) : '';
  const html = withText(lastResortHtml, title, text + build);
  return {
    status,
    html: html.replace(/<a href="\/">[^<]*/, `<a href="${leaveAddress}">${messages.close}`),
  };
}
