import type { RemoteName } from '@storefront/contracts';

/** The container that a remote's entry defines when it runs. */
interface Container {
  init: () => void;
  get: (module: string) => Promise<() => unknown>;
}

/** A script element that requests a remote's entry. */
export interface RequestedScript {
  remote: RemoteName;
  /** The file did not arrive, or its hash differs. */
  fail: () => void;
  /** The script ran: with a container, or without one because it threw. */
  run: (container?: Container) => void;
}

/** Answers the entries of remotes, which jsdom does not fetch. Returns a function that stops it. */
export function answerScripts(answer: (script: RequestedScript) => void): () => void {
  const append = jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    Element.prototype.append.apply(document.head, nodes);
    const [node] = nodes;
    if (!(node instanceof HTMLScriptElement)) return;
    const [, remote] = /\/mf\/(\w+)\//.exec(node.src) ?? [];
    if (!remote) return;
    const tell = (event: string) => node.dispatchEvent(new Event(event));
    answer({
      remote: remote as RemoteName,
      fail: () => queueMicrotask(() => tell('error')),
      run: (container) =>
        queueMicrotask(() => {
          if (container) Object.assign(globalThis, { [`mf_${remote}`]: container });
          tell('load');
        }),
    });
  });
  return () => append.mockRestore();
}
