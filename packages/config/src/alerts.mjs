import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPrograms } from './debianPrograms.mjs';
import { collectOutput } from './processes.mjs';
import { root } from './workspace.mjs';

const promtool = '/usr/bin/promtool';
const folder = join(root, 'packages/config/production');
const reports = join(root, 'node_modules/.reports');

export const checkPromtool = () =>
  checkPrograms({ name: 'promtool', packages: ['prometheus'], isInstalled: () => existsSync(promtool) });

/**
 * Writes the queries of Grafana's dashboard as rules that promtool can check.
 * @returns {string} the file, in JSON, which is YAML too
 */
function writeQueries() {
  /** @type {{ panels: { targets?: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8'));
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = queries.map((query, index) => ({
    record: `dashboard:query${index}`,
    expr: query.replaceAll('$__rate_interval', '5m'),
  }));
  const file = join(reports, 'dashboard-queries.yml');
  mkdirSync(reports, { recursive: true });
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  return file;
}

/**
 * Checks what a chain's Prometheus and Grafana read: the settings, the alerts with their unit tests, and the dashboard's
 * queries.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function checkAlerts() {
  const checks = [
    ['check', 'config', join(folder, 'prometheus.yml')],
    ['test', 'rules', ...['alerts.test.yml', 'alerts.week.test.yml'].map((file) => join(folder, file))],
    ['check', 'rules', writeQueries()],
  ];
  const results = await Promise.all(checks.map((parameters) => collectOutput(promtool, parameters)));
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(''),
  };
}
