import type { EmbeddedWidget } from '@storefront/contracts';
import type { LandingSubject } from '../../shared/landings/landingSubject';

/** The blocks of the catalogue that fit a landing, in their order on the page. */
export function landingWidgets(subject: LandingSubject, recommendationsTitle: string): EmbeddedWidget[] {
  if (subject.kind === 'menu') return [{ id: 'catalog:menu-groups', props: {} }];
  const { group } = subject;
  const products = (ids: { firstId?: number; exceptId?: number }): EmbeddedWidget[] =>
    group ? [{ id: 'catalog:products-slider', props: { title: group.name, groupId: group.id, ...ids } }] : [];
  if (subject.kind === 'group') return products({});
  const { id, slug, isCombo } = subject;
  return [
    ...(isCombo ? [{ id: 'catalog:combo-slider', props: { slug } } satisfies EmbeddedWidget] : []),
    ...products(isCombo ? { exceptId: id } : { firstId: id }),
    { id: 'catalog:recommendations', props: { title: recommendationsTitle, productId: id } },
  ];
}
