import type { ComponentType } from 'react';

/** A module of `*.examples.tsx`: each export `<Component>Examples` shows one component of the kit. */
export type ExamplesModule = Readonly<Record<string, ComponentType>>;

const suffix = 'Examples';

/** The examples of every module by the name of their component. @throws Error on an export with another name. */
export function examplesByComponent(modules: readonly ExamplesModule[]): Map<string, ComponentType> {
  const exports = modules.flatMap((module) => Object.entries(module));
  return new Map(
    exports.map(([name, examples]) => {
      if (!name.endsWith(suffix)) throw new Error(`${name} must be called <Component>${suffix}`);
      return [name.slice(0, -suffix.length), examples];
    }),
  );
}

/** The components among the kit's exports that have no examples. */
export function componentsWithoutExamples(kit: object, examples: ReadonlyMap<string, unknown>): string[] {
  return Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !examples.has(name));
}
