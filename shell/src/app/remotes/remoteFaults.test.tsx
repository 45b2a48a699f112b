/** @jest-environment jsdom */
import { setImmediate } from 'node:timers';
import { type AnyRemoteManifest, panels, type RemoteName, remoteNames, widgets } from '@storefront/contracts';
import { createRemoteLoader, provideShared, timeLimits } from '@storefront/federation/browser';
import { act, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RemoteModuleFailed } from '../../features/remote-module';
import { answerScripts, type RequestedScript } from '../../testing/fakeScripts';
import { testManifest } from '../../testing/testManifest';
import { createFailureReports } from './failureReports';
import { RemoteModule } from './RemoteModule';
import { createRemoteModules, type LoadedModule, type RemoteModuleKey } from './remoteModules';
import { RemoteModulesProvider } from './RemoteModulesContext';

/** A module of a remote: a widget, or a panel of one without widgets for everyone. */
function moduleOf(remote: RemoteName): RemoteModuleKey {
  const isOwn = ([, contract]: [string, { owner: string; access?: unknown; isStatic?: true }]) =>
    contract.owner === remote && !contract.access && !contract.isStatic;
  const [widget] = Object.entries(widgets).find(isOwn) ?? [];
  const [panel] = Object.entries(panels).find(([, { owner }]) => owner === remote) ?? [];
  return (widget ? `widget:${widget}` : `panel:${panel}`) as RemoteModuleKey;
}

type LoadModule = () => Promise<LoadedModule>;

function manifestWith(remote: RemoteName, load: LoadModule): AnyRemoteManifest {
  const [kind = '', ...id] = moduleOf(remote).split(':');
  return { ...testManifest({}), name: remote, [`${kind}s`]: { [id.join(':')]: load } };
}

/** The container of a remote's entry that returns this manifest. */
const containerWith = (exported: unknown) => ({
  init: () => undefined,
  get: async () => () => exported,
});

const wholeModule =
  (remote: RemoteName): LoadModule =>
  async () => ({
    default: () => <h2>{`${remote} из скрипта`}</h2>,
  });
const whole = (remote: RemoteName) => containerWith({ default: manifestWith(remote, wholeModule(remote)) });
const withModule = (load: LoadModule) => (script: RequestedScript) =>
  script.run(containerWith({ default: manifestWith(script.remote, load) }));

/** A module that loads, but whose component throws until the fault is over. */
const throwingModule =
  (render: () => ReactNode): Fault['answer'] =>
  (script, isBack) =>
    withModule(async () => ({
      default: () => (isBack() ? <h2>{`${script.remote} из скрипта`}</h2> : render()),
    }))(script);

interface Fault {
  phase: 'start' | 'module' | 'render';
  answer: (script: RequestedScript, isBack: () => boolean) => void;
  /** «Повторить» does not request the entry again. */
  staysLoaded?: true;
  /** The time until the place shows the failure. An answer that is not a remote fails at once. */
  waitMs?: number;
  /** A file did not arrive, which may be the fault of the visitor's network: it is not reported to the server. */
  isLost?: true;
}

/** Each fault as a browser reports it. Because of integrity, a browser reports an altered file as not loaded. */
const faults: Record<string, Fault> = {
  'gone, answered with an error, half a file or a wrong hash': {
    phase: 'start',
    answer: (script) => script.fail(),
    isLost: true,
  },
  hangs: { phase: 'start', answer: () => undefined, waitMs: timeLimits.ofPage, isLost: true },
  'HTML instead of a script, without a hash': { phase: 'start', answer: (script) => script.run() },
  'throws at start': { phase: 'start', answer: (script) => script.run() },
  'throws when its manifest loads': {
    phase: 'start',
    answer: (script) =>
      script.run({
        init: () => undefined,
        get: async () => () => {
          throw new Error('no start');
        },
      }),
  },
  'a React that the page does not have': {
    phase: 'start',
    answer: (script) =>
      script.run({
        init() {
          throw new Error('Unsatisfied version 19 of shared singleton module react (required ^18)');
        },
        get: async () => () => undefined,
      }),
  },
  'a manifest of code': {
    phase: 'start',
    answer: (script) => script.run(containerWith('return "//evil.example/"')),
  },
  'the manifest of another remote': {
    phase: 'start',
    answer: (script) => script.run(containerWith({ default: { ...testManifest({}), name: 'other' } })),
  },
  'a manifest without the module': {
    phase: 'module',
    answer: ({ remote, run }) => run(containerWith({ default: { ...testManifest({}), name: remote } })),
  },
  'a chunk that is altered': {
    phase: 'module',
    isLost: true,
    staysLoaded: true,
    answer: (script, isBack) =>
      withModule(() =>
        isBack()
          ? wholeModule(script.remote)()
          : Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })),
      )(script),
  },
  'throws when a module loads': {
    phase: 'module',
    answer: withModule(() => Promise.reject(new Error('no module'))),
  },
  'throws while rendering': {
    phase: 'render',
    staysLoaded: true,
    answer: throwingModule(() => {
      throw new Error('no HTML');
    }),
  },
  // A React of its own has no dispatcher while the shell's React renders.
  'hooks of a foreign React': {
    phase: 'render',
    staysLoaded: true,
    answer: throwingModule(() => [null].map((own) => (own as unknown as { useId: () => string }).useId())),
  },
};

let pages = 0;
/** The failures that were sent to the server. */
let sent: object[] = [];

/** A page with a module of a remote and a module of its neighbour, started as the browser starts it. */
function makePage(remote: RemoteName, neighbour: RemoteName, isRendered: boolean) {
  pages += 1;
  const build = `build-${pages}`;
  const releases = Object.fromEntries(
    remoteNames.map((name) => [
      name,
      { build, base: `/mf/${name}/${build}/`, entry: 'remoteEntry.js', integrity: 'sha384-x' },
    ]),
  );
  const loader = createRemoteLoader({ releases });
  const [key, other] = [moduleOf(remote), moduleOf(neighbour)];
  const remoteModules = createRemoteModules({
    loadRemote: (name, isPartOfPage) =>
      loader.load(name, isPartOfPage ? timeLimits.ofPage : timeLimits.ofPress),
    forgetRemote: loader.forget,
    isPartOfPage: () => true,
    isOnPage: (one) => isRendered && one === key,
    reports: createFailureReports({ builds: releases, send: (failure) => sent.push(failure) }),
  });
  const place = (one: RemoteModuleKey) => (
    <RemoteModulesProvider value={remoteModules}>
      <RemoteModule
        moduleKey={one}
        props={{}}
        fallback={null}
        renderError={(retry) => <RemoteModuleFailed onRetry={retry} />}
      />
    </RemoteModulesProvider>
  );
  const main = document.createElement('main');
  main.innerHTML = isRendered ? `<div data-module="${key}"><h2>${remote} с сервера</h2></div>` : '';
  const beside = document.createElement('aside');
  document.body.append(main, beside);
  const options = { onRecoverableError: () => undefined, onCaughtError: () => undefined };
  const roots: Root[] = [];
  return {
    build,
    page: within(document.body),
    /** Starts the page. A module that the server rendered is loaded before the page is hydrated. */
    async start() {
      if (isRendered) await Promise.allSettled([remoteModules.load(key)]);
      const root = isRendered ? hydrateRoot(main, place(key), options) : createRoot(main, options);
      if (!isRendered) root.render(place(key));
      const next = createRoot(beside, options);
      next.render(place(other));
      roots.push(root, next);
    },
    async close() {
      await act(async () => roots.forEach((root) => root.unmount()));
      main.remove();
      beside.remove();
    },
  };
}

/**
 * Runs pending callbacks; loading and hydrating a remote take many turns of the event loop. Real turns of Node are
 * used, because a turn of the fake timers takes milliseconds.
 */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      jest.advanceTimersByTime(0);
      await new Promise((done) => setImmediate(done));
    }
  });

/** Runs `action`, advances the time, and runs pending callbacks. */
async function pass(milliseconds: number, action: () => unknown) {
  await act(async () => void action());
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  for (const _ of ['hydration', 'its modules', 'what they show']) await settle();
}

const failed = /Не удалось загрузить/;

let stopScripts = () => undefined as void;
let close = async () => undefined as void;
let errors: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  document.documentElement.lang = 'ru';
  sent = [];
  jest.useFakeTimers();
  provideShared({});
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await close();
  stopScripts();
  errors.mockRestore();
  jest.useRealTimers();
  for (const name of remoteNames) Reflect.deleteProperty(globalThis, `mf_${name}`);
  for (const script of document.querySelectorAll('script')) script.remove();
});

const reportsOf = (remote: RemoteName) =>
  errors.mock.calls
    .map(([text]) => String(text))
    .filter((text) => text.startsWith('a part of the page failed') && text.includes(remote));

// The faults go round the remotes: the shell treats them alike, and a fault does not depend on the kind of module.
const cases = Object.entries(faults).flatMap(([title, fault], index) =>
  [true, false].map((isRendered, place) => {
    const remote = remoteNames[(index * 2 + place) % remoteNames.length] ?? 'catalog';
    return {
      title,
      ...fault,
      remote,
      isRendered,
      where: isRendered ? 'rendered by the server' : 'left to the browser',
    };
  }),
);

test.each(cases)(
  '$remote, $where: $title',
  async ({ remote, isRendered, phase, answer, waitMs = 0, isLost, staysLoaded }) => {
    const neighbour = remoteNames.find((name) => name !== remote) ?? 'catalog';
    let isBack = false;
    let entries = 0;
    stopScripts = answerScripts((script) => {
      if (script.remote === remote) entries += 1;
      if (script.remote === remote && !isBack) answer(script, () => isBack);
      else script.run(whole(script.remote));
    });
    const { build, page, start, ...made } = makePage(remote, neighbour, isRendered);
    close = made.close;
    await pass(waitMs, start);
    expect(page.getByText(failed)).toBeVisible();
    // The server's HTML stays readable, unless the remote's own code replaces it.
    const htmlOfServer = page.queryByText(`${remote} с сервера`);
    expect(Boolean(htmlOfServer)).toBe(isRendered && phase !== 'render');
    expect(page.getByText(`${neighbour} из скрипта`)).toBeVisible();

    const retry = () => page.getByText('Повторить').click();
    await pass(timeLimits.ofPress, retry);
    expect(page.getByText(failed)).toBeVisible();
    expect(page.queryByText(`${remote} с сервера`)).toBe(htmlOfServer);
    expect(reportsOf(remote)).toEqual([
      `a part of the page failed: ${moduleOf(remote)} of ${remote}@${build}, phase ${phase}`,
    ]);
    expect(sent).toEqual(isLost ? [] : [{ remote, build, phase }]);

    isBack = true;
    await pass(0, retry);
    expect(page.getByText(`${remote} из скрипта`)).toBeVisible();
    expect(page.queryByText(failed)).not.toBeInTheDocument();
    expect(entries).toBe(staysLoaded ? 1 : 3);
  },
);
