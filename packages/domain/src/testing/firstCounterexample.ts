import fc from 'fast-check';

// Set up by stryker.config.mjs: the first counterexample kills a mutant, and looking for the smallest takes seconds.
fc.configureGlobal({ endOnFailure: true });
