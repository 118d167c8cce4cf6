import * as z from 'zod/mini'
import { formatarDinheiro } from './dinheiro.ts'
import { mensagem } from './mensagens.ts'

const PRECO_MAXIMO = 1_000_000_00

/** A price in centavos, from 0 to R$ 1.000.000,00. */
export const Preco = z
  .int()
  .check(
    z.gte(0, mensagem('valorMinimo', formatarDinheiro(0))),
    z.lte(PRECO_MAXIMO, mensagem('valorMaximo', formatarDinheiro(PRECO_MAXIMO))),
  )
