import * as z from 'zod/mini'
import { ComId, Id, Instante, Texto } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { filtroDeLista, PaginaSemTotal } from '#base/pagina.ts'
import { DataIso } from '#valores/data.ts'
import { ContaDosArquivos } from './remessa-api.ts'
import { eventosDoRetorno } from './retorno-eventos.ts'
import { SituacaoRetorno } from './retorno-opcoes.ts'
import { ResultadoLinha } from './retorno-resultados.ts'

const permissao = 'EDITAR.BOLETO'
/** Two hundred thousand titles of CNAB 240. */
export const RETORNO_MAXIMO = 200 * 1024 * 1024

export const NOME_MAXIMO_DO_RETORNO = 150

export const Retorno = z.object({
  id: Id,
  conta: ContaDosArquivos,
  nome: z.string(),
  /** The bank's own number and day of the file. */
  sequencial: z.nullable(z.int()),
  gerado_em: z.nullable(DataIso),
  situacao: SituacaoRetorno,
  linhas: z.int(),
  lidas: z.int(),
  /** How many lines had each result. */
  resultados: z.partialRecord(ResultadoLinha, z.int()),
  valor_pago: z.int(),
  tarifas: z.int(),
  /** Null: it lay in the watched folder. */
  criado_por: z.nullable(z.string()),
  criado_em: Instante,
  concluido_em: z.nullable(Instante),
  /** True: the same file was read before, and this is that one. */
  repetido: z.optional(z.boolean()),
})
export type Retorno = z.infer<typeof Retorno>

export const LinhaDoRetorno = z.object({
  linha: z.int(),
  nosso_numero: z.string(),
  ocorrencia: z.string(),
  evento: z.enum(eventosDoRetorno),
  motivos: z.nullable(z.string()),
  boleto: z.nullable(z.object({ id: Id, numero: z.int(), cliente: z.nullable(z.string()) })),
  valor_titulo: z.int(),
  valor_pago: z.int(),
  tarifa: z.int(),
  vencimento: z.nullable(DataIso),
  data_ocorrencia: z.nullable(DataIso),
  data_credito: z.nullable(DataIso),
  /** Null: not yet looked at. */
  resultado: z.nullable(ResultadoLinha),
  texto: z.nullable(z.string()),
})
export type LinhaDoRetorno = z.infer<typeof LinhaDoRetorno>

const { cursor, limite } = filtroDeLista(['linha'])
export const FiltroRetorno = z.strictObject({ cursor, limite, conta_bancaria_id: z.optional(Id) })
export type FiltroRetorno = z.infer<typeof FiltroRetorno>
export const FiltroLinhaDoRetorno = z.strictObject({ cursor, limite, resultado: z.optional(ResultadoLinha) })
export type FiltroLinhaDoRetorno = z.infer<typeof FiltroLinhaDoRetorno>

export const retornoApi = {
  /** The account is the one that the file names. 422 with the reason when it cannot be read; nothing is changed then. */
  enviar: endpoint({
    method: 'POST',
    path: '/retorno',
    permissao,
    resumo: 'Enviar um retorno do banco; lido duas vezes, não muda nada',
    query: z.strictObject({ nome: Texto(NOME_MAXIMO_DO_RETORNO) }),
    binario: { tipos: ['application/octet-stream'], maximo: RETORNO_MAXIMO, fluxo: true },
    resposta: Retorno,
    status: 202,
  }),
  listar: endpoint({
    method: 'GET',
    path: '/retorno',
    permissao,
    resumo: 'Os retornos, o último primeiro',
    query: FiltroRetorno,
    resposta: PaginaSemTotal(Retorno),
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/retorno/exportar',
    permissao,
    resumo: 'Exportar os retornos em CSV, como filtrados',
    query: FiltroRetorno,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  obter: endpoint({
    method: 'GET',
    path: '/retorno/:id',
    permissao,
    resumo: 'Um retorno e o que foi feito dele',
    params: ComId,
    resposta: Retorno,
  }),
  linhas: endpoint({
    method: 'GET',
    path: '/retorno/:id/linha',
    permissao,
    resumo: 'As linhas de um retorno, cada uma com o que aconteceu',
    params: ComId,
    query: FiltroLinhaDoRetorno,
    resposta: PaginaSemTotal(LinhaDoRetorno),
  }),
  exportarLinhas: endpoint({
    method: 'GET',
    path: '/retorno/:id/linha/exportar',
    permissao,
    resumo: 'Exportar as linhas de um retorno em CSV, como filtradas',
    params: ComId,
    query: FiltroLinhaDoRetorno,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  baixar: endpoint({
    method: 'GET',
    path: '/retorno/:id/arquivo',
    permissao,
    resumo: 'O arquivo como veio do banco',
    params: ComId,
    resposta: { arquivo: 'application/octet-stream' },
  }),
}
