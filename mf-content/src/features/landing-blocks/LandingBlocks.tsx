import { useSettings } from '@storefront/api-client';
import type { Landing } from '@storefront/api-contract';
import { type EmbeddedWidget, paths, Widget } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import { LinkButton, LoadFailure, SectionHeading, toLoadFailure } from '@storefront/ui';
import { type LandingSubject, landingSubjectQuery } from '../../shared/landings/landingSubject';
import { landingWidgets } from './landingWidgets';
import { messages } from './messages';

const rootClass = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40, marginTop: 40 });
// The widget is a list of rows; a page has room for several rows side by side.
const groupsClass = css({
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '0 24px',
  },
  // The row's own style omits the line of the first row only. The doubled attribute outweighs that style.
  '& ul > li > [data-look=line][data-look=line]': { boxShadow: `0 1px 0 ${colour.line}` },
});

/** The catalogue's blocks with the subject of the landing: a product, a group or the menu (readings 7). */
export function LandingBlocks({ landing }: { landing: Landing }) {
  const subject = useQuery(landingSubjectQuery(landing));
  const { recommendationsTitle } = useSettings();
  const failure = toLoadFailure(subject);
  if (failure) {
    return (
      <div className={rootClass}>
        <LoadFailure look="note" title={messages.failed} retry={messages.retry} {...failure} />
      </div>
    );
  }
  if (!subject.data) return null;
  return (
    <div className={rootClass}>
      {landingWidgets(subject.data, recommendationsTitle).map((widget) => (
        <Block key={widget.id} widget={widget} subject={subject.data} />
      ))}
    </div>
  );
}

function Block({ widget, subject }: { widget: EmbeddedWidget; subject: LandingSubject }) {
  if (widget.id === 'catalog:menu-groups') {
    return (
      <section className={groupsClass}>
        <SectionHeading
          title={messages.menu}
          action={
            <LinkButton size={44} href={paths.menu()}>
              {messages.toMenu}
            </LinkButton>
          }
        />
        <Widget id={widget.id} />
      </section>
    );
  }
  if (widget.id === 'catalog:combo-slider') {
    return (
      <section>
        {subject.kind === 'product' && <SectionHeading title={subject.name} />}
        <Widget id={widget.id} {...widget.props} />
      </section>
    );
  }
  if (widget.id === 'catalog:products-slider') return <Widget id={widget.id} {...widget.props} />;
  return widget.id === 'catalog:recommendations' ? <Widget id={widget.id} {...widget.props} /> : null;
}
