import { executar, node24, noProjeto, rodar } from './comum.mjs'

/** Encrypts the stored files with the current key, whether the program is running or not. */
await executar(() => rodar(node24(), [noProjeto('apps', 'api', 'src', 'recifrar.ts')]))
