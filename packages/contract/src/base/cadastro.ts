import * as z from 'zod/mini'
import { FiltroDeHistorico, PaginaDeHistorico } from './auditoria.ts'
import { ComId } from './comum.ts'
import { type ExigenciaComLogin, endpoint } from './endpoint.ts'
import { Pagina } from './pagina.ts'

type Esquema = z.ZodMiniType

/**
 * The calls that every record of the administration has: list, CSV, one record, history, create, edit,
 * delete. A noun's other calls are in its own file.
 */
export const cadastro = <
  const C extends string,
  const P extends Record<'listar' | 'obter' | 'criar' | 'editar' | 'excluir', ExigenciaComLogin>,
  Filtro extends Esquema,
  Resumo extends Esquema,
  Registro extends Esquema,
  Dados extends Esquema,
  Edicao extends Esquema,
>({
  caminho,
  um,
  varios,
  permissoes,
  filtro,
  resumo,
  registro,
  dados,
  edicao,
}: {
  caminho: C
  /** "um canal de venda", "canais de venda", for the API's documentation. */
  um: string
  varios: string
  permissoes: P
  filtro: Filtro
  resumo: Resumo
  registro: Registro
  dados: Dados
  edicao: Edicao
}) => ({
  listar: endpoint({
    method: 'GET',
    path: `/${caminho}`,
    permissao: permissoes.listar,
    resumo: `Listar ${varios}`,
    query: filtro,
    resposta: Pagina(resumo),
  }),
  exportar: endpoint({
    method: 'GET',
    path: `/${caminho}/exportar`,
    permissao: permissoes.listar,
    resumo: `Exportar ${varios} em CSV, como filtrados`,
    query: filtro,
    resposta: { arquivo: 'text/csv; charset=utf-8' },
  }),
  obter: endpoint({
    method: 'GET',
    path: `/${caminho}/:id`,
    permissao: permissoes.obter,
    resumo: `Obter ${um}`,
    params: ComId,
    resposta: registro,
  }),
  historico: endpoint({
    method: 'GET',
    path: `/${caminho}/:id/historico`,
    permissao: permissoes.obter,
    resumo: `Histórico de ${um}`,
    params: ComId,
    query: FiltroDeHistorico,
    resposta: PaginaDeHistorico,
  }),
  criar: endpoint({
    method: 'POST',
    path: `/${caminho}`,
    permissao: permissoes.criar,
    resumo: `Criar ${um}`,
    body: dados,
    resposta: registro,
    status: 201,
  }),
  editar: endpoint({
    method: 'PUT',
    path: `/${caminho}/:id`,
    permissao: permissoes.editar,
    resumo: `Editar ${um}`,
    params: ComId,
    body: edicao,
    resposta: registro,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: `/${caminho}/:id`,
    permissao: permissoes.excluir,
    resumo: `Excluir ${um}`,
    params: ComId,
    resposta: z.strictObject({}),
  }),
})
