import { comparisonMetric, limitsOf, comparedFigures } from '@storefront/releases/compare';
import { Gauge, type Registry } from 'prom-client';
import type { BuildWatch } from '../automatic-rollback/createBuildWatch';

/** What visitors had of each canary and of the live build beside it, for `pnpm releases --compare`. */
export function addCanaryVisitors(registry: Registry, { compared }: Pick<BuildWatch, 'compared'>): void {
  registry.registerMetric(
    new Gauge({
      name: comparisonMetric,
      help: 'Visitors by subnet of a canary and of the live build beside it, by figure and bucket',
      labelNames: ['remote', 'build', 'role', 'figure', 'le'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const { remote, build, role, counts } of compared()) {
          for (const figure of comparedFigures) {
            for (const [index, count] of counts[figure].entries()) {
              const le = limitsOf(figure)[index] ?? '+Inf';
              this.set({ remote, build, role, figure, le }, count);
            }
          }
        }
      },
    }),
  );
}
