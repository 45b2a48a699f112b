import { loadDeferredCalls, useApi } from '@storefront/api-client';
import type { User } from '@storefront/api-contract';
import { validateName } from '@storefront/domain';
import { useZodForm, validatedText } from '@storefront/forms';
import { TextField } from '@storefront/ui';
import * as z from 'zod/mini';
import { CustomerPanel, PersonalForm } from '../../features/personal-form';
import { messages } from './messages';

const schema = z.object({ name: validatedText((name) => validateName(name, 'people')) });

/** The name: required, 2–20 letters of people's names (spec §5, readings 26). */
export default function EditNamePanel() {
  return <CustomerPanel title={messages.title}>{(user) => <NameForm user={user} />}</CustomerPanel>;
}

function NameForm({ user }: { user: User }) {
  const api = useApi();
  const form = useZodForm({ schema, defaultValues: { name: user.name ?? '' } });
  return (
    <PersonalForm
      panel="edit-name"
      title={messages.title}
      form={form}
      toUser={(values) => values}
      save={async (values) => {
        const { profileCalls } = await loadDeferredCalls();
        return api.call(profileCalls.editName, { body: values });
      }}
    >
      <TextField
        label={messages.label}
        hint={messages.hint}
        error={form.formState.errors.name?.message}
        autoComplete="given-name"
        autoFocus
        {...form.register('name')}
      />
    </PersonalForm>
  );
}
