import type { AnyRemoteManifest, Brand, PageModule } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { Component, type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';
import { sampleProps } from './sampleProps';
import type { StubLocation } from './stubUrl';

/** A page, panel or widget with its parameters or props. */
type RemoteModule = Exclude<StubLocation, { kind: 'not-found' }>;

/** Loads a module once per address; undefined when another team owns it. */
type Load = (shown: RemoteModule) => Promise<ComponentType<object>> | undefined;

export const LoadContext = createContext<Load>(() => undefined);

const keyOf = (shown: RemoteModule) =>
  JSON.stringify([shown.kind, shown.id, shown.kind === 'page' && shown.params]);

/** Loads the remote's modules; a page with its data, as in the shell. Only a reload retries a failed module. */
export function createLoad(manifest: AnyRemoteManifest, queryClient: QueryClient, brand: Brand): Load {
  const loading = new Map<string, ReturnType<Load>>();

  async function loadPage(load: () => Promise<PageModule>, params: Record<string, string | undefined>) {
    const module = await load();
    const context = { params, search: new URLSearchParams(window.location.search), queryClient, brand };
    await module.prefetch?.(context);
    const { title } = module.head?.(context) ?? {};
    if (title) document.title = title;
    return module.default as ComponentType<object>;
  }

  function start(shown: RemoteModule): ReturnType<Load> {
    if (shown.kind === 'page') {
      const load = manifest.pages[shown.id];
      return load && loadPage(load, shown.params);
    }
    const load = shown.kind === 'panel' ? manifest.panels[shown.id] : manifest.widgets[shown.id];
    return load?.().then((module) => module.default as ComponentType<object>);
  }

  return (shown) => {
    const key = keyOf(shown);
    if (!loading.has(key)) loading.set(key, start(shown));
    return loading.get(key);
  };
}

/** Shows the error of a module that throws and leaves the rest of the page alone. */
class ModuleErrorBoundary extends Component<{ children: ReactNode }, { failure?: string }> {
  override state: { failure?: string } = {};

  static getDerivedStateFromError = (thrown: unknown) => ({ failure: String(thrown) });

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <pre role="alert">{failure}</pre>;
  }
}

function propsOf(shown: RemoteModule): object {
  if (shown.kind === 'page') return { params: shown.params };
  return shown.kind === 'panel' ? shown.params : { ...sampleProps[shown.id], ...shown.props };
}

function LoadedModule({ loading, props }: { loading: Promise<ComponentType<object>>; props: object }) {
  const Content = use(loading);
  return <Content {...props} />;
}

/** A page, panel or widget inside an error boundary and Suspense; a labelled box for another team's. */
export function StubModule({ shown }: { shown: RemoteModule }) {
  const loading = use(LoadContext)(shown);
  if (!loading)
    return (
      <p data-not-ours={shown.id} style={{ border: '1px dashed', borderRadius: 8, padding: 12 }}>
        Another team renders the {shown.kind} “{shown.id}” here: <code>{JSON.stringify(propsOf(shown))}</code>
      </p>
    );
  return (
    <ModuleErrorBoundary key={keyOf(shown)}>
      <Suspense fallback={<p>Loading {shown.id}…</p>}>
        <LoadedModule loading={loading} props={propsOf(shown)} />
      </Suspense>
    </ModuleErrorBoundary>
  );
}
