import { keepTogether, openPanel, paths, useSession } from '@storefront/contracts';
import { useAfterLogin, useSettings } from '@storefront/api-client';
import { css } from '@storefront/styles';
import { Button } from '@storefront/ui';
import { LandingArticle } from '../../features/landing-article';
import { landingPageData } from '../../shared/landings/landingPageData';
import { TextSections } from '../../shared/text/TextSections';
import { messages } from './messages';

// Without scripts no panel opens.
const scriptedClass = css({ '@media (scripting: none)': { display: 'none' } });

const path = paths.bonusProgram();
const steps = [{ name: messages.about, href: paths.about() }];

export const { prefetch, head, schema } = landingPageData({ path, steps, fallback: messages });

/** The rules of the bonus program, with a button that opens the customer's bonuses; a guest logs in first (spec §6). */
export default function BonusProgramPage() {
  const { status } = useSession();
  const openBonuses = () => openPanel('bonuses');
  const logInAndOpen = useAfterLogin({ onLoggedIn: openBonuses });
  const percent = useSettings().percentOfBonusesToOrder ?? undefined;
  return (
    <LandingArticle
      path={path}
      steps={steps}
      fallback={{
        title: messages.title,
        text: (
          <>
            <p>{keepTogether(messages.rules(percent))}</p>
            <TextSections sections={messages.text} />
          </>
        ),
      }}
    >
      <div className={scriptedClass}>
        <Button kind="primary" size={56} onClick={status === 'user' ? openBonuses : logInAndOpen}>
          {status === 'user' ? messages.balance : messages.logIn}
        </Button>
      </div>
    </LandingArticle>
  );
}
