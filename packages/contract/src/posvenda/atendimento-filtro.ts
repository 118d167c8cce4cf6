import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { filtroDeLista } from '#base/pagina.ts'
import { DataIso } from '#valores/data.ts'
import { CanalAtendimento, Prioridade, SituacaoAtendimento, TipoAtendimento } from './atendimento-opcoes.ts'

/** `em_aberto`: not yet resolved. `atrasados`: of those, the late ones. `encerrados`: resolved or closed. */
export const visoesDeAtendimento = {
  em_aberto: 'Em aberto',
  atrasados: 'Atrasados',
  encerrados: 'Encerrados',
} as const
export type VisaoDeAtendimento = keyof typeof visoesDeAtendimento
const visoes = Object.keys(visoesDeAtendimento) as [VisaoDeAtendimento, ...VisaoDeAtendimento[]]

const criterios = {
  visao: z.optional(z.enum(visoes)),
  situacao: z.optional(SituacaoAtendimento),
  prioridade: z.optional(Prioridade),
  tipo: z.optional(TipoAtendimento),
  canal: z.optional(CanalAtendimento),
  /** Who has it: the person who asks, nobody yet, or this person. */
  responsavel: z.optional(z.union([z.literal('eu'), z.literal('ninguem'), Id])),
  empresa_id: z.optional(Id),
  cliente_id: z.optional(Id),
  cliente_plano_id: z.optional(Id),
  criado_de: z.optional(DataIso),
  criado_ate: z.optional(DataIso),
}

const lista = filtroDeLista(['prazo', 'criado_em', 'situacao_em'])

export const FiltroAtendimento = z.strictObject({ ...lista, ...criterios })
export type FiltroAtendimento = z.infer<typeof FiltroAtendimento>

/** The total is a separate call, so that the page never waits for it. */
export const FiltroTotalDeAtendimentos = z.strictObject({ busca: lista.busca, ...criterios })
export type FiltroTotalDeAtendimentos = z.infer<typeof FiltroTotalDeAtendimentos>

const ENCERRAM = ['RESOLVIDO', 'FECHADO']

/**
 * What is late first, then what is due next, then what waits for the client, then what is over. Of what is over alone,
 * the last is first.
 */
export const ordemDosAtendimentos = ({ ordem, visao, situacao }: Partial<FiltroAtendimento>) => {
  if (ordem) return ordem
  return visao === 'encerrados' || (situacao && ENCERRAM.includes(situacao)) ? '-situacao_em' : 'prazo'
}
