import { codigosDoEnvio, EnvioComOutroPreco, EnvioIncompleto } from '@balcao/contract/vendas/envio'
import type { Falta } from '@balcao/contract/vendas/faltas'
import * as z from 'zod/mini'
import { ErroHttp } from '#http/erro.ts'

/** Why a sale was not taken, as a screen can answer it. */
export type RecusaDoEnvio =
  | { qual: 'faltam'; faltas: readonly Falta[] }
  | { qual: 'preco'; mudanca: EnvioComOutroPreco }
  | { qual: 'rede' }
  | { qual: 'outra'; erro: unknown }

export const lerRecusa = (erro: unknown): RecusaDoEnvio => {
  if (!(erro instanceof ErroHttp)) return { qual: 'outra', erro }
  if (erro.ehDeRede) return { qual: 'rede' }
  const incompleto = z.safeParse(EnvioIncompleto, erro.atual)
  if (erro.codigo === codigosDoEnvio.faltam && incompleto.success)
    return { qual: 'faltam', faltas: incompleto.data.faltas }
  const preco = z.safeParse(EnvioComOutroPreco, erro.atual)
  if (erro.codigo === codigosDoEnvio.precoMudou && preco.success)
    return { qual: 'preco', mudanca: preco.data }
  return { qual: 'outra', erro }
}
