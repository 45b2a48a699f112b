/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { createRemoteLoader, provideShared } from '@storefront/federation/browser';
import { QueryClient, QueryClientProvider, useQuery } from '@storefront/query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteModuleFailed } from '../../features/remote-module';
import { answerScripts } from '../../testing/fakeScripts';
import { testManifest } from '../../testing/testManifest';
import { RemoteModule } from './RemoteModule';
import { createRemoteModules } from './remoteModules';
import { RemoteModulesProvider } from './RemoteModulesContext';

/** Two modules of one remote; the second module fails until the page is open. */
const keys = ['widget:catalog:recommendations', 'widget:catalog:sauces'] as const;

/** A page with both modules. They show the state that they share: each run of their entry creates a new state. */
async function openPage(failure: Error, phase: 'module' | 'render' | 'data' = 'module') {
  let runs = 0;
  let isBack = false;
  answerScripts((script) => {
    runs += 1;
    const state = `состояние ${runs}`;
    const whole = async () => ({ default: () => <p>{state}</p> });
    const answer = async () => {
      if (!isBack) throw failure;
      return state;
    };
    const Throwing = () => {
      if (!isBack) throw failure;
      return <p>{state}</p>;
    };
    const Reading = () => {
      const { data, error } = useQuery({ queryKey: ['state'], queryFn: answer, retry: false });
      if (error) throw error;
      return <p>{data}</p>;
    };
    const second = {
      module: () => (isBack ? whole() : Promise.reject(failure)),
      render: async () => ({ default: Throwing }),
      data: async () => ({ default: Reading }),
    };
    const widgets = {
      'catalog:recommendations': whole,
      'catalog:sauces': second[phase],
    };
    const manifest = { default: { ...testManifest({}), widgets } };
    script.run({ init: () => undefined, get: async () => () => manifest });
  });
  const release = { build: '1', base: '/mf/catalog/1/', entry: 'remoteEntry.js', integrity: 'sha384-x' };
  const loader = createRemoteLoader({ releases: { catalog: release } });
  const remoteModules = createRemoteModules({
    loadRemote: (name) => loader.load(name),
    forgetRemote: loader.forget,
  });
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <RemoteModulesProvider value={remoteModules}>
        {keys.map((key) => (
          <RemoteModule
            key={key}
            moduleKey={key}
            props={{}}
            fallback={null}
            renderError={(retry) => <RemoteModuleFailed onRetry={retry} />}
          />
        ))}
      </RemoteModulesProvider>
    </QueryClientProvider>
  );
  await act(async () => render(page));
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  isBack = true;
  return retry;
}

beforeEach(() => {
  provideShared({});
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'mf_catalog');
});

test.each([
  ['did not arrive, modules of a remote have one state', 'ChunkLoadError', ['состояние 1', 'состояние 1']],
  ['threw, its remote starts again', 'TypeError', ['состояние 1', 'состояние 2']],
])('after «Повторить» of a module that %s', async (_, name, states) => {
  const retry = await openPage(Object.assign(new Error('no module'), { name }));
  await act(async () => userEvent.setup().click(retry));
  const shown = () => screen.getAllByText(/^состояние/).map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(states));
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

test.each([
  ['threw while it was rendered', new Error('no price'), 'render'],
  ['threw a failed answer', new ApiError({ kind: 'refused', status: 500 }), 'data'],
] as const)('after «Повторить» of a module that %s, its remote has one state', async (_, error, phase) => {
  const retry = await openPage(error, phase);
  await act(async () => userEvent.setup().click(retry));
  await waitFor(() => expect(screen.getAllByText('состояние 1')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

test('«Повторить» pressed twice at once keeps the remote, too', async () => {
  const retry = await openPage(Object.assign(new Error('no module'), { name: 'ChunkLoadError' }));
  await act(async () => {
    fireEvent.click(retry);
    fireEvent.click(retry);
  });
  await waitFor(() => expect(screen.getAllByText('состояние 1')).toHaveLength(2));
});
