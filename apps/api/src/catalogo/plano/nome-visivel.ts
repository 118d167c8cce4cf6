import { sql } from 'drizzle-orm'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'
import { planoVendidoPor } from './plano-escopo.ts'

/** For a select that includes `plano`. */
export const nomeVisivelDoPlano = (quem: Pessoa) => nomeVisivel(quem, sql`plano.nome`, planoVendidoPor)
