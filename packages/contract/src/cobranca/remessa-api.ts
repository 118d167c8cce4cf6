import * as z from 'zod/mini'
import { ComId, Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Referencia } from '#base/escolha.ts'
import { filtroDeLista, PaginaSemTotal } from '#base/pagina.ts'
import { codigosDosBancos } from './banco/banco.ts'

const permissao = 'EDITAR.BOLETO'

export const ContaDosArquivos = z.object({
  id: Id,
  nome: z.string(),
  banco: z.enum(codigosDosBancos),
  empresa: Referencia,
})

export const situacoesDeRemessa = ['GERANDO', 'PRONTA', 'FALHOU'] as const

export const nomesDasSituacoesDeRemessa: Record<(typeof situacoesDeRemessa)[number], string> = {
  GERANDO: 'Gerando',
  PRONTA: 'Pronta',
  FALHOU: 'Falhou',
}

export const Remessa = z.object({
  id: Id,
  /** Grows by one for each file of the account. */
  numero: z.int(),
  conta: ContaDosArquivos,
  situacao: z.enum(situacoesDeRemessa),
  /** Why the bank could not be given this file. */
  falha: z.nullable(z.string()),
  titulos: z.int(),
  valor: z.int(),
  criado_em: Instante,
  criado_por: z.string(),
  /** When somebody first took the file, to hand it to the bank. */
  baixada_em: z.nullable(Instante),
  /** As the bank expects it. */
  nome_do_arquivo: z.string(),
})
export type Remessa = z.infer<typeof Remessa>

/** What waits for the next file of an account. */
export const ARemeter = z.object({
  conta: ContaDosArquivos,
  entradas: z.int(),
  baixas: z.int(),
  mudancas: z.int(),
  valor: z.int(),
  /** To be registered though their due date is over: most banks refuse them. */
  vencidas: z.int(),
  /** What the bank would refuse the account for. Null: a file can be made. */
  impedimento: z.nullable(z.string()),
})
export type ARemeter = z.infer<typeof ARemeter>

const { cursor, limite } = filtroDeLista(['numero'])
export const FiltroRemessa = z.strictObject({ cursor, limite, conta_bancaria_id: z.optional(Id) })
export type FiltroRemessa = z.infer<typeof FiltroRemessa>

export const remessaApi = {
  aRemeter: endpoint({
    method: 'GET',
    path: '/remessa/a-remeter',
    permissao,
    resumo: 'O que espera pela próxima remessa de cada conta bancária',
    resposta: z.object({ itens: z.array(ARemeter) }),
  }),
  gerar: endpoint({
    method: 'POST',
    path: '/conta-bancaria/:id/remessa',
    permissao,
    resumo: 'Gerar a próxima remessa de uma conta, com tudo o que espera por ela',
    params: ComId,
    resposta: Remessa,
    status: 202,
  }),
  listar: endpoint({
    method: 'GET',
    path: '/remessa',
    permissao,
    resumo: 'As remessas, a última primeiro',
    query: FiltroRemessa,
    resposta: PaginaSemTotal(Remessa),
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/remessa/exportar',
    permissao,
    resumo: 'Exportar as remessas em CSV, como filtradas',
    query: FiltroRemessa,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  obter: endpoint({
    method: 'GET',
    path: '/remessa/:id',
    permissao,
    resumo: 'Uma remessa',
    params: ComId,
    resposta: Remessa,
  }),
  baixar: endpoint({
    method: 'GET',
    path: '/remessa/:id/arquivo',
    permissao,
    resumo: 'O arquivo de uma remessa, sempre com os mesmos bytes',
    params: ComId,
    resposta: { arquivo: 'text/plain; charset=us-ascii' },
  }),
}
