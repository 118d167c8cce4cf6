import { executar, node24, noProjeto, rodar } from './comum.mjs'

/** Brings a backup back, into an empty folder or database. */
await executar(() =>
  rodar(node24(), [noProjeto('apps', 'api', 'src', 'restore.ts'), ...process.argv.slice(2)]),
)
