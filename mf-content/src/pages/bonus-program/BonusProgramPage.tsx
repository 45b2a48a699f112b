import styled from '@emotion/styled';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
  openPanel,
  useSession,
} from '@storefront/contracts';
import { settingsQuery } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { Button } from '@storefront/ui';
import { LandingArticle } from '../../features/landing-article';
import { landingHead } from '../../shared/landings/landingHead';
import { landingQuery } from '../../shared/landings/landingQueries';
import { messages } from './messages';

// Without scripts no panel opens.
const Scripted = styled.div({ '@media (scripting: none)': { display: 'none' } });

const path = paths.bonusProgram();
const steps = [{ name: messages.about, href: paths.about() }];

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(landingQuery(path));
}

export function head({ queryClient, brand }: HeadContext): PageHead {
  return landingHead({
    landing: queryClient.getQueryData(landingQuery(path).queryKey),
    path,
    brand,
    fallback: { title: messages.title, description: messages.description(brand.name) },
  });
}

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { landingSchema } = await import('../../shared/landings/landingSchema');
  const landing = context.queryClient.getQueryData(landingQuery(path).queryKey);
  return landingSchema({ context, landing, path, name: landing?.name || messages.title, steps });
}

/** The rules of the bonus program, and the way to one's own bonuses; a guest logs in first (spec §6). */
export default function BonusProgramPage() {
  const { status } = useSession();
  const { data: settings } = useQuery(settingsQuery());
  const percent = settings?.percentOfBonusesToOrder ?? undefined;
  return (
    <LandingArticle
      path={path}
      steps={steps}
      fallback={{ title: messages.title, text: <p>{messages.rules(percent)}</p> }}
    >
      <Scripted>
        <Button kind="primary" size={56} onClick={() => openPanel('bonuses')}>
          {status === 'user' ? messages.balance : messages.logIn}
        </Button>
      </Scripted>
    </LandingArticle>
  );
}
