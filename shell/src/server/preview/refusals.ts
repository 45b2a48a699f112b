import type { Preview, PreviewFault } from '@storefront/releases/release';
import { messages } from './messages';
import { withText } from '../lastResort';

/** Why staff get no preview: a fault of the link, or a build that cannot run here. */
export type PreviewRefusal = PreviewFault | 'broken';

/** Ends the preview and opens the same page. */
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
