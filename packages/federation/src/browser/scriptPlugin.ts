import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

interface ScriptRules {
  /** Hash of a container's entry; undefined in development. */
  integrityOf: (container: string) => string | undefined;
  /** Milliseconds. */
  timeLimit: number;
}

/** Creates the script element of a remote's entry: with a hash, a time limit, and a URL that Trusted Types has checked. */
export function scriptPlugin({ integrityOf, timeLimit }: ScriptRules): ModuleFederationRuntimePlugin {
  return {
    name: 'storefront-script',
    createScript({ url, remoteInfo }) {
      const container = remoteInfo?.name ?? '';
      const integrity = integrityOf(container);
      if (!integrity && process.env.NODE_ENV === 'production') {
        throw new Error(`the entry of ${container} has no hash`);
      }
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      script.src = url;
      return { script, timeout: timeLimit };
    },
  };
}
