import { settingsQuery } from '@storefront/api-client';
import type { HeadContext, PageContext, PageHead } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { Container } from '@storefront/ui';
import { LoginSteps, useLogin } from '../../features/login';
import { messages } from './messages';

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(settingsQuery());
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.title(brand.name),
  description: messages.description,
});

const boxClass = css({
  display: 'grid',
  gap: 24,
  maxWidth: 480,
  margin: '0 auto',
  padding: '24px 0 72px',
});
const titleClass = css({ ...textStyles.h2, textAlign: 'center' });

/**
 * The page to which a guarded route redirects a guest; after the login the shell returns to that route (spec
 * §2, guards).
 */
export default function AuthPage() {
  const login = useLogin();
  return (
    <Container>
      <div className={boxClass}>
        <h1 className={titleClass}>{login.title}</h1>
        <LoginSteps login={login} />
      </div>
    </Container>
  );
}
