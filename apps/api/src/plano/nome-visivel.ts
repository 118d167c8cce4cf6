import { sql } from 'drizzle-orm'
import { nomeVisivel } from '../empresa/nome-visivel.ts'
import type { Pessoa } from '../http/contexto.ts'
import { planoVendidoPor } from './plano-escopo.ts'

/** Of a select with `plano` in it. */
export const nomeVisivelDoPlano = (quem: Pessoa) => nomeVisivel(quem, sql`plano.nome`, planoVendidoPor)
