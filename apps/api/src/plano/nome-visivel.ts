import { type SQL, sql } from 'drizzle-orm'
import type { Pessoa } from '../http/contexto.ts'
import { plano } from './plano.table.ts'
import { planoEmpresa } from './plano-ligacoes.table.ts'

/**
 * The plan's name for a refusal that says where something is in use. A plan of companies that the person lacks
 * still counts, but its name is not theirs to read.
 */
export const nomeVisivelDoPlano = ({ empresas }: Pessoa): SQL<string> =>
  empresas === null
    ? sql<string>`${plano.nome}`
    : sql<string>`case when ${plano.todas_empresas} or exists (
        select 1 from ${planoEmpresa} where ${planoEmpresa.plano_id} = ${plano.id}
          and ${planoEmpresa.empresa_id} = any(${sql.param([...empresas])}::uuid[])
      ) then ${plano.nome} else 'de outra empresa' end`
