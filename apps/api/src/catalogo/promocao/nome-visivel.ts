import { sql } from 'drizzle-orm'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'
import { promocaoAlcanca } from './promocao-escopo.ts'

/** For a select that includes `promocao`. */
export const nomeVisivelDaPromocao = (quem: Pessoa) => nomeVisivel(quem, sql`promocao.nome`, promocaoAlcanca)
