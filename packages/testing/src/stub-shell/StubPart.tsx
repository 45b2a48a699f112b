import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react';
import { type Part, useStubRemote } from './remoteLoading';
import { sampleProps } from './sampleProps';

/** Shows what a part threw, and the rest of the page with it. */
class PartErrors extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return {
      error: thrown instanceof Error ? thrown : new Error('a part threw no Error', { cause: thrown }),
    };
  }

  override render() {
    const { error } = this.state;
    return error ? <pre role="alert">{`${error.name}: ${error.message}`}</pre> : this.props.children;
  }
}

function propsOf(part: Part): object {
  if (part.kind === 'page') return { params: part.params };
  return part.kind === 'panel' ? part.params : { ...sampleProps[part.id], ...part.props };
}

function Drawn({ loading, part }: { loading: Promise<ComponentType<object>>; part: Part }) {
  const Content = use(loading);
  return <Content {...propsOf(part)} />;
}

function NotOurs({ part }: { part: Part }) {
  return (
    <p data-not-ours={part.id} style={{ border: '1px dashed', borderRadius: 8, padding: 12 }}>
      Another team draws the {part.kind} “{part.id}” here: <code>{JSON.stringify(propsOf(part))}</code>
    </p>
  );
}

/** A page, panel or widget in its own boundaries; one of another team is a named box. */
export function StubPart({ part }: { part: Part }) {
  const loading = useStubRemote().load(part);
  if (!loading) return <NotOurs part={part} />;
  return (
    <PartErrors key={JSON.stringify([part.kind, part.id, part.kind === 'page' && part.params])}>
      <Suspense fallback={<p>Loading {part.id}…</p>}>
        <Drawn loading={loading} part={part} />
      </Suspense>
    </PartErrors>
  );
}
