import { executar, node24, noProjeto, rodar } from './comum.mjs'

/** Copies database and files, whether the program is running or not. */
await executar(() =>
  rodar(node24(), [noProjeto('apps', 'api', 'src', 'backup.ts'), ...process.argv.slice(2)]),
)
