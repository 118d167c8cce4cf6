import { sql } from 'drizzle-orm'
import { nomeVisivel } from '../empresa/nome-visivel.ts'
import type { Pessoa } from '../http/contexto.ts'
import { promocaoAlcanca } from './promocao-escopo.ts'

/** Of a select with `promocao` in it. */
export const nomeVisivelDaPromocao = (quem: Pessoa) => nomeVisivel(quem, sql`promocao.nome`, promocaoAlcanca)
