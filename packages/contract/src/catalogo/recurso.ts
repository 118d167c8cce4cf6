import * as z from 'zod/mini'
import { FiltroDeHistorico, PaginaDeHistorico } from '#base/auditoria.ts'
import { ComId, Id, Instante, Texto, TextoOpcional, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Ids } from '#base/escolha.ts'
import { NomeDeIcone } from '#provedor/icone.ts'
import { Cor } from '#valores/cor.ts'
import { FiltroRecurso } from './recurso-filtro.ts'

/** Something that a plan includes, shown as a bullet on its card: "Wi-Fi 6", "Instalação grátis". */
export const DadosRecurso = z.strictObject({
  nome: Texto(60, 2),
  descricao: TextoOpcional(300),
  // Two steps, so that an empty choice is reported as a missing field and not as a malformed name.
  icone: z.pipe(z.string().check(z.minLength(1)), NomeDeIcone),
  cor: z.nullable(Cor),
})
export type DadosRecurso = z.infer<typeof DadosRecurso>

export const EdicaoRecurso = z.extend(DadosRecurso, { versao: Versao })
export type EdicaoRecurso = z.infer<typeof EdicaoRecurso>

export const Recurso = z.object({
  id: Id,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  icone: z.string(),
  cor: z.nullable(z.string()),
  ordem: z.int(),
  /** How many plans show this feature. */
  planos: z.int(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Recurso = z.infer<typeof Recurso>

/** The whole new order, and the order that the person was looking at. */
export const OrdemDosRecursos = z.strictObject({ vistos: Ids, ids: Ids })
export type OrdemDosRecursos = z.infer<typeof OrdemDosRecursos>

/** The most that one call can order. */
export const MAXIMO_DE_RECURSOS = 1_000

const VER = ['CRIAR.RECURSO', 'EDITAR.RECURSO', 'EXCLUIR.RECURSO', 'EDITAR.PLANO'] as const

export const recursoApi = {
  /** All of them in their order: there are only dozens, and people drag them into place. */
  listar: endpoint({
    method: 'GET',
    path: '/recurso',
    permissao: VER,
    resumo: 'Listar recursos, em ordem',
    query: FiltroRecurso,
    resposta: z.array(Recurso),
  }),
  exportar: endpoint({
    method: 'GET',
    path: '/recurso/exportar',
    permissao: VER,
    resumo: 'Exportar recursos em CSV, como filtrados',
    query: FiltroRecurso,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  /**
   * Refused when the order has changed since it was read, so that nobody undoes another's move unknowingly.
   */
  ordenar: endpoint({
    method: 'PUT',
    path: '/recurso/ordem',
    permissao: 'EDITAR.RECURSO',
    resumo: 'Ordenar os recursos',
    body: OrdemDosRecursos,
    resposta: z.array(Recurso),
  }),
  obter: endpoint({
    method: 'GET',
    path: '/recurso/:id',
    permissao: VER,
    resumo: 'Obter um recurso',
    params: ComId,
    resposta: Recurso,
  }),
  historico: endpoint({
    method: 'GET',
    path: '/recurso/:id/historico',
    permissao: VER,
    resumo: 'Histórico de um recurso',
    params: ComId,
    query: FiltroDeHistorico,
    resposta: PaginaDeHistorico,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/recurso',
    permissao: 'CRIAR.RECURSO',
    resumo: 'Criar um recurso, no fim da ordem',
    body: DadosRecurso,
    resposta: Recurso,
    status: 201,
  }),
  editar: endpoint({
    method: 'PUT',
    path: '/recurso/:id',
    permissao: 'EDITAR.RECURSO',
    resumo: 'Editar um recurso',
    params: ComId,
    body: EdicaoRecurso,
    resposta: Recurso,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/recurso/:id',
    permissao: 'EXCLUIR.RECURSO',
    resumo: 'Excluir um recurso que nenhum plano mostra',
    params: ComId,
    resposta: z.strictObject({}),
  }),
}
