import { executar, node24, noProjeto, rodar } from './comum.mjs'

/** A link with which a person chooses a new password, whether the program is running or not. */
await executar(() => rodar(node24(), [noProjeto('apps', 'api', 'src', 'senha.ts'), ...process.argv.slice(2)]))
