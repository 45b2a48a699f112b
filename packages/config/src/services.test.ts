import { backEndMetrics } from './services.mjs';

describe('metrics of the back end, beside the storefront', () => {
  afterEach(() => delete process.env['METRICS_PORT']);

  it('have the port after the one of the storefront', () => {
    process.env['METRICS_PORT'] = '9100';
    expect(backEndMetrics()).toEqual({ METRICS_PORT: '9101' });
  });

  it('are off by default', () => {
    expect(backEndMetrics()).toEqual({});
  });
});
