import { readSettings, settingsQuery } from '@storefront/api-client';
import type { EmbeddedWidget, PageContext } from '@storefront/contracts';
import { landingQuery } from '../../shared/landings/landingQueries';
import { landingSubjectQuery } from '../../shared/landings/landingSubject';
import { landingWidgets } from './landingWidgets';

/** The widgets of a landing whose data is loaded, for `PageModule.widgets`. */
export function embeddedWidgets({ queryClient }: PageContext, path: string): readonly EmbeddedWidget[] {
  const landing = queryClient.getQueryData(landingQuery(path).queryKey);
  const subject = landing && queryClient.getQueryData(landingSubjectQuery(landing).queryKey);
  const settings = queryClient.getQueryData(settingsQuery().queryKey) ?? readSettings([]);
  return subject ? landingWidgets(subject, settings.recommendationsTitle) : [];
}
