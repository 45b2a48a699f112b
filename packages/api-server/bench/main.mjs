import { setTimeout as wait } from 'node:timers/promises';
import { firstOrders, growth, sizes } from './grow.mjs';
import { measure } from './measure.mjs';
import { catalogue, personal } from './scenarios.mjs';
import { startServer } from './server.mjs';

/**
 * Measures the built server on the embedded database and on PostgreSQL, small and grown, and prints a
 * Markdown table. The CPU time is the server's: it includes the embedded database, but not PostgreSQL.
 * @param {{ databases: { postgresUrl: string, redisUrl: string } | undefined, port: number, runs: number, seconds: number }} options
 */
export async function benchApi({ databases, port, runs, seconds }) {
  const rows = [];
  const places = [
    { database: 'PGlite' },
    ...(databases
      ? [{ database: 'PostgreSQL', databaseUrl: databases.postgresUrl, redisUrl: databases.redisUrl }]
      : []),
  ];
  for (const { database, ...urls } of places) {
    const server = await startServer({ port, ...urls });
    const run = async (scenario, size) => {
      const result = await measure(server, scenario, { runs, seconds });
      rows.push({ database, size, name: scenario.name, ...result });
      console.error(`${database}, ${size}: ${scenario.name} ${Math.round(result.perSecond)} req/s`);
    };
    try {
      await server.query(firstOrders);
      const own = await personal(server.url);
      for (const scenario of [...catalogue, ...own]) await run(scenario, sizes.first);
      for (const sql of growth) await server.query(sql);
      // Waits until the menu in memory has been refreshed.
      await wait(11_000);
      for (const scenario of own) await run(scenario, sizes.grown);
    } finally {
      await server.stop();
    }
  }
  console.log(table(rows));
}

const columns = [
  'database',
  'size',
  'call',
  'req/s',
  'p50, ms',
  'p99, ms',
  'CPU, ms/req',
  'wall, ms/req',
  'refused',
];

const table = (rows) =>
  [
    columns,
    columns.map(() => '---'),
    ...rows.map((row) => [
      row.database,
      row.size,
      row.name,
      Math.round(row.perSecond),
      row.p50,
      row.p99,
      row.cpu.toFixed(2),
      row.wall.toFixed(2),
      row.refused,
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
