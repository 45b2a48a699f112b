import { loadDeferredCalls, useApi } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import { validateEmail, validateRequired } from '@storefront/domain';
import { useZodForm, validatedText } from '@storefront/forms';
import { EmailField } from '@storefront/ui';
import * as z from 'zod/mini';
import { CustomerPanel, PersonalForm } from '../../features/personal-form';
import { messages } from './messages';

const schema = z.object({
  email: validatedText((value) => validateRequired(value) ?? validateEmail(value)),
});

/** The e-mail: required and valid; Cyrillic is stripped while it is typed (spec §5). */
export default function EditEmailPanel() {
  return <CustomerPanel title={messages.title}>{(user) => <EmailForm user={user} />}</CustomerPanel>;
}

function EmailForm({ user }: { user: User }) {
  const api = useApi();
  const form = useZodForm({ schema, defaultValues: { email: user.email ?? '' } });
  return (
    <PersonalForm
      panel="edit-email"
      title={messages.title}
      form={form}
      toUser={(values) => values}
      save={async (values) => {
        const { profileCalls } = await loadDeferredCalls();
        return api.call(profileCalls.editEmail, { body: values });
      }}
    >
      <EmailField
        label={messages.label}
        error={form.formState.errors.email?.message}
        autoFocus
        {...form.register('email')}
      />
    </PersonalForm>
  );
}
