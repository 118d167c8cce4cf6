import { executar, node24, noProjeto, rodar } from './comum.mjs'

/** Counts the panel's figures anew, whether the program is running or not. */
await executar(() => rodar(node24(), [noProjeto('apps', 'api', 'src', 'recontar.ts')]))
