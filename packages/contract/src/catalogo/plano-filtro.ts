import * as z from 'zod/mini'
import { Id, SimNaoDaUrl } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { Tecnologia } from './tecnologia.ts'

export const situacoesPlano = ['A_VENDA', 'FUTURO', 'ENCERRADO', 'RETIRADO'] as const
export type SituacaoPlano = (typeof situacoesPlano)[number]

export const FiltroPlano = z.strictObject({
  ...filtroDeLista(['nome', 'codigo', 'download_mbps', 'valor_mensal', 'atualizado_em']),
  tecnologia: z.optional(Tecnologia),
  tipo_pessoa: z.optional(TipoPessoa),
  situacao: z.optional(z.enum(situacoesPlano)),
  empresa_id: z.optional(Id),
  restrito: z.optional(SimNaoDaUrl),
})
export type FiltroPlano = z.infer<typeof FiltroPlano>
