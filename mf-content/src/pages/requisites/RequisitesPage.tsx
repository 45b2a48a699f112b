import { useOrderPhone } from '@storefront/api-client';
import { keepTogether, paths, useBrand } from '@storefront/contracts';
import { DefinitionList, LinkButton } from '@storefront/ui';
import { LandingArticle } from '../../features/landing-article';
import { landingPageData } from '../../shared/landings/landingPageData';
import { TextSections } from '../../shared/text/TextSections';
import { messages } from './messages';

const path = paths.requisites();
const steps = [{ name: messages.about, href: paths.about() }];

export const { prefetch, head, schema } = landingPageData({ path, steps, fallback: messages });

/**
 * The company behind the chain. Without a text of the chain the page shows name, phone and e-mail (spec §3, Settings).
 */
export default function RequisitesPage() {
  const { name, deliveryEmail } = useBrand();
  const call = useOrderPhone();
  const facts = [
    { term: messages.name, value: name },
    { term: messages.phone, value: <a href={call.href}>{call.text}</a> },
    { term: messages.email, value: <a href={`mailto:${deliveryEmail}`}>{deliveryEmail}</a> },
  ];
  return (
    <LandingArticle
      path={path}
      steps={steps}
      fallback={{
        title: messages.title,
        text: (
          <>
            <p>{keepTogether(messages.onRequest)}</p>
            <DefinitionList items={facts} />
            <TextSections sections={messages.text} />
          </>
        ),
      }}
    >
      <div>
        <LinkButton href={paths.legal()}>{messages.legal}</LinkButton>
      </div>
    </LandingArticle>
  );
}
