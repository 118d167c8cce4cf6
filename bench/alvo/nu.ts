import path from 'node:path'
import { type Banco, enderecoDoBanco } from '../banco/postgres.ts'
import { ligarServidor } from './processo.ts'

/** The bare server over one of the databases. */
export const ligarNu = (banco: Banco, pasta: string) =>
  ligarServidor(
    new URL('../servidor-nu.ts', import.meta.url),
    '/saude',
    path.join(pasta, 'servidor-nu.log'),
    { DATABASE_URL: enderecoDoBanco(banco) },
  )
