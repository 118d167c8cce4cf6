import * as z from 'zod/mini'
import { FiltroDeHistorico, PaginaDeHistorico } from '#base/auditoria.ts'
import { permissoesDeChave } from '#base/chave.ts'
import { ComId, Id, Instante, Texto } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Referencia } from '#base/escolha.ts'
import { Pagina } from '#base/pagina.ts'
import type { Permissao } from '#base/permissao.ts'
import { DataIso } from '#valores/data.ts'
import { FaixaDeIp } from '#valores/faixa-de-ip.ts'
import { SenhaAtual } from '#valores/senha.ts'
import { FiltroChaveApi, situacoesDaChave } from './chave-api-filtro.ts'

/** By this scanners of source code recognise a key that was published by mistake. */
export const PREFIXO_DA_CHAVE = 'balcao_'

/** A key that nobody remembers must end by itself. */
export const VALIDADE_MAXIMA_DIAS = 365
export const VALIDADE_PADRAO_DIAS = 90
/** From here on a key is shown as ending, and letters go out. */
export const DIAS_DE_AVISO = 14

export const LIMITE_PADRAO_POR_MINUTO = 120
const LIMITE_MAXIMO_POR_MINUTO = 6_000
export const FAIXAS_MAXIMAS = 50

const semRepetidas = <T>(texto: string) =>
  z.refine<T[]>((lista) => new Set(lista).size === lista.length, texto)

/** What a person fills in. A key is never edited: another need is another key. */
export const DadosChaveApi = z.strictObject({
  nome: Texto(80, 3),
  permissoes: z
    .array(z.enum(permissoesDeChave as [Permissao, ...Permissao[]]))
    .check(z.minLength(1, 'Escolha ao menos uma permissão'), semRepetidas('Permissão repetida')),
  todas_empresas: z.boolean(),
  empresas: z.array(Id).check(z.maxLength(500)),
  /** The last day on which it works, by the provider's clock. */
  expira_no_dia: DataIso,
  /** From where it may be used. Empty: from anywhere. */
  enderecos: z
    .array(FaixaDeIp)
    .check(
      z.maxLength(FAIXAS_MAXIMAS, `São no máximo ${FAIXAS_MAXIMAS} faixas`),
      semRepetidas('Faixa repetida'),
    ),
  limite_por_minuto: z.int().check(z.gte(1), z.lte(LIMITE_MAXIMO_POR_MINUTO)),
})
export type DadosChaveApi = z.infer<typeof DadosChaveApi>

/** It opens the door for months, so whoever makes it proves who they are. */
export const NovaChaveApi = z.extend(DadosChaveApi, { senha_atual: z.optional(SenhaAtual) })
export type NovaChaveApi = z.infer<typeof NovaChaveApi>

const resumo = {
  id: Id,
  nome: z.string(),
  /** Its last letters, to tell which one a program has. */
  final: z.string(),
  situacao: z.enum(situacoesDaChave),
  /** The account that answers for what is done with it. */
  criada_por: Referencia,
  criada_em: Instante,
  expira_em: Instante,
  usada_em: z.nullable(Instante),
}

export const ChaveApiResumo = z.object({ ...resumo, total_permissoes: z.int() })
export type ChaveApiResumo = z.infer<typeof ChaveApiResumo>

export const ChaveApi = z.object({
  ...resumo,
  permissoes: z.array(z.string()),
  /** What was given and does not count now, because whoever made the key has lost it. */
  sem_efeito: z.array(z.string()),
  todas_empresas: z.boolean(),
  empresas: z.array(Referencia),
  enderecos: z.array(z.string()),
  limite_por_minuto: z.int(),
  usada_de: z.nullable(z.string()),
  revogada_em: z.nullable(Instante),
  revogada_por: z.nullable(z.string()),
  /** Why the reader may see it but not revoke it. Null when they may, or when there is nothing left to revoke. */
  impedimento: z.nullable(z.string()),
  /** False when the reader does not reach all of it: its history stays closed. */
  editavel: z.boolean(),
})
export type ChaveApi = z.infer<typeof ChaveApi>

const VER = ['LISTAR.CHAVE_API', 'CRIAR.CHAVE_API', 'EXCLUIR.CHAVE_API'] as const

export const chaveApiApi = {
  listar: endpoint({
    method: 'GET',
    path: '/chave-api',
    permissao: 'LISTAR.CHAVE_API',
    soPessoa: true,
    resumo: 'Listar chaves de API',
    query: FiltroChaveApi,
    resposta: Pagina(ChaveApiResumo),
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/chave-api/exportar',
    permissao: 'LISTAR.CHAVE_API',
    soPessoa: true,
    resumo: 'Exportar chaves de API em CSV, como filtradas',
    query: FiltroChaveApi,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  obter: endpoint({
    method: 'GET',
    path: '/chave-api/:id',
    permissao: VER,
    soPessoa: true,
    resumo: 'Obter uma chave de API, sem o segredo',
    params: ComId,
    resposta: ChaveApi,
  }),
  historico: endpoint({
    method: 'GET',
    path: '/chave-api/:id/historico',
    permissao: VER,
    soPessoa: true,
    resumo: 'Histórico de uma chave de API',
    params: ComId,
    query: FiltroDeHistorico,
    resposta: PaginaDeHistorico,
  }),
  /** The key itself is in this answer and nowhere else. */
  criar: endpoint({
    method: 'POST',
    path: '/chave-api',
    permissao: 'CRIAR.CHAVE_API',
    soPessoa: true,
    resumo: 'Criar uma chave de API; só esta resposta traz a chave',
    body: NovaChaveApi,
    resposta: z.extend(ChaveApi, { chave: z.string() }),
    status: 201,
  }),
  revogar: endpoint({
    method: 'POST',
    path: '/chave-api/:id/revogacao',
    permissao: 'EXCLUIR.CHAVE_API',
    soPessoa: true,
    resumo: 'Revogar uma chave de API: deixa de valer no próximo pedido',
    params: ComId,
    resposta: ChaveApi,
  }),
}
