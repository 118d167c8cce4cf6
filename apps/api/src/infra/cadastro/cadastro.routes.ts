import type { cadastro } from '@balcao/contract/base/cadastro'
import type { Endpoint, ExigenciaComLogin, Pedido, Retorno } from '@balcao/contract/base/endpoint'
import type * as z from 'zod/mini'
import { historicoDoRegistro } from '#infra/auditoria/auditoria.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { type Coluna, csv } from '#infra/db/csv.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'

type Esquema = z.ZodMiniType
type Lido = { id: string; editavel?: boolean }
type Acoes = Record<'listar' | 'obter' | 'criar' | 'editar' | 'excluir', ExigenciaComLogin>
type Descrito = ReturnType<
  typeof cadastro<string, Acoes, Esquema, Esquema, z.ZodMiniType<Lido, Lido>, Esquema, Esquema>
>
/** In words of its own where it likes. */
type Cadastro = {
  [C in keyof Descrito]: Omit<Descrito[C], 'resumo' | 'permissao'> & {
    readonly resumo: string
    readonly permissao: ExigenciaComLogin
  }
}
type Registro = Pick<Cadastro, 'obter' | 'historico' | 'criar' | 'editar' | 'excluir'>

type Volta<E extends Endpoint> = Promise<Retorno<E>>
type Item<A extends Cadastro> = Retorno<A['listar']> extends { itens: (infer I)[] } ? I : never

/** The noun's own queries and commands. What the contract's calls carry and give back is what these must take and return. */
type PartesDoRegistro<A extends Registro> = {
  /** As the audit trail knows it. */
  entidade: string
  obter: (db: Db, quem: Pessoa, id: string) => Volta<A['obter']>
  criar: (contexto: Contexto, dados: Pedido<A['criar']>['body']) => Volta<A['criar']>
  editar: (contexto: Contexto, id: string, edicao: Pedido<A['editar']>['body']) => Volta<A['editar']>
  excluir: (contexto: Contexto, id: string) => Volta<A['excluir']>
}
type Partes<A extends Cadastro> = PartesDoRegistro<A> & {
  listar: (db: Db, quem: Pessoa, filtro: Pedido<A['listar']>['query']) => Volta<A['listar']>
  /** Asked of the database where a setting decides how they are written. */
  colunas: Coluna<Item<A>>[] | ((db: Db) => Promise<Coluna<Item<A>>[]>)
}

/** What `cadastro()` describes, answered: list, CSV, one, history, create, edit, delete. */
export const rotasDeCadastro = <A extends Cadastro>(app: Servidor, api: A, partes: Partes<A>) => {
  const { listar, colunas } = partes as unknown as Partes<Cadastro>
  rota(app, api.listar as Cadastro['listar'], ({ query }, { db, usuario }) => listar(db, usuario, query))
  rota(app, api.exportar as Cadastro['exportar'], ({ query }, { db, usuario }) =>
    csv(
      (pagina) => listar(db, usuario, { ...(query as object), ...pagina }),
      typeof colunas === 'function' ? () => colunas(db) : colunas,
    ),
  )
  rotasDeRegistro(app, api, partes)
}

/** The same without list and CSV, for a noun that lists in a way of its own. */
export const rotasDeRegistro = <A extends Registro>(app: Servidor, api: A, partes: PartesDoRegistro<A>) => {
  const { obter, historico, criar, editar, excluir }: Registro = api
  const acoes = partes as unknown as PartesDoRegistro<Registro>
  rota(app, obter, ({ params }, { db, usuario }) => acoes.obter(db, usuario, params.id))
  rota(app, historico, async ({ params, query }, { db, usuario }) => {
    const registro = await acoes.obter(db, usuario, params.id)
    return historicoDoRegistro(db, usuario, partes.entidade, registro, query)
  })
  rota(app, criar, ({ body }, contexto) => acoes.criar(contexto, body))
  rota(app, editar, ({ params, body }, contexto) => acoes.editar(contexto, params.id, body))
  rota(app, excluir, ({ params }, contexto) => acoes.excluir(contexto, params.id))
}
