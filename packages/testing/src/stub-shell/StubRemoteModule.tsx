import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react';
import { type RemoteModule, useStubRemote } from './stubRemote';
import { sampleProps } from './sampleProps';

/** Shows the error of a module that throws and leaves the rest of the page alone. */
class ModuleErrorBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return {
      error:
        thrown instanceof Error
          ? thrown
          : new Error('a module threw a value that is not an Error', { cause: thrown }),
    };
  }

  override render() {
    const { error } = this.state;
    return error ? <pre role="alert">{`${error.name}: ${error.message}`}</pre> : this.props.children;
  }
}

function propsOf(remoteModule: RemoteModule): object {
  if (remoteModule.kind === 'page') return { params: remoteModule.params };
  return remoteModule.kind === 'panel'
    ? remoteModule.params
    : { ...sampleProps[remoteModule.id], ...remoteModule.props };
}

interface LoadedModuleProps {
  loading: Promise<ComponentType<object>>;
  remoteModule: RemoteModule;
}

function LoadedModule({ loading, remoteModule }: LoadedModuleProps) {
  const Content = use(loading);
  return <Content {...propsOf(remoteModule)} />;
}

function ForeignModule({ remoteModule }: { remoteModule: RemoteModule }) {
  return (
    <p data-not-ours={remoteModule.id} style={{ border: '1px dashed', borderRadius: 8, padding: 12 }}>
      Another team renders the {remoteModule.kind} “{remoteModule.id}” here:{' '}
      <code>{JSON.stringify(propsOf(remoteModule))}</code>
    </p>
  );
}

/** A page, panel or widget inside an error boundary and Suspense; a labelled box for another team's. */
export function StubRemoteModule({ remoteModule }: { remoteModule: RemoteModule }) {
  const loading = useStubRemote().load(remoteModule);
  if (!loading) return <ForeignModule remoteModule={remoteModule} />;
  const { kind, id } = remoteModule;
  return (
    <ModuleErrorBoundary key={JSON.stringify([kind, id, kind === 'page' && remoteModule.params])}>
      <Suspense fallback={<p>Loading {id}…</p>}>
        <LoadedModule loading={loading} remoteModule={remoteModule} />
      </Suspense>
    </ModuleErrorBoundary>
  );
}
