import type { Usuario } from '@balcao/contract/acesso/usuario'
import type { FiltroUsuario } from '@balcao/contract/acesso/usuario-filtro'
import type { Permissao } from '@balcao/contract/base/permissao'
import { and, arrayContains, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { grupoPermissao as grupo } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import { contidas } from '#acesso/grupo-permissao/posse.ts'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { nomeVisivelDoCanal } from '#provedor/canal-venda/canal-venda.queries.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { alcancaEmpresas, temEmpresa } from '#provedor/empresa/alcance.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { permissoesAoAlcance } from './titulares.ts'
import { usuario, usuarioEmpresa } from './usuario.table.ts'

// In plain SQL, because the query builder omits the table's name when it selects from a single table.

const usuarioDasEmpresas = (empresas: readonly string[]) => sql`exists (
  select 1 from usuario_empresa l where l.usuario_id = usuario.id
    and l.empresa_id = any(${sql.param(empresas)}::uuid[]))`

/** Linked to the company by name, or to all of them. */
const alcancaEmpresa = (empresa: string) => sql`(usuario.todas_empresas or ${usuarioDasEmpresas([empresa])})`

/** People see themselves and everybody who shares a company with them. */
const divideEmpresa = ({ id }: Pessoa, empresas: readonly string[]) =>
  sql`(usuario.id = ${id} or ${usuarioDasEmpresas(empresas)})`

/** For a select that includes `usuario`. */
export const nomeVisivelDoUsuario = (quem: Pessoa) =>
  nomeVisivel(quem, sql`usuario.nome`, (empresas) => divideEmpresa(quem, empresas))

const doGrupo = eq(grupo.id, usuario.grupo_permissao_id)

/** People who have every company see everyone. */
const visivel = (quem: Pessoa) =>
  and(isNull(usuario.excluido_em), quem.empresas === null ? undefined : divideEmpresa(quem, quem.empresas))

const situacao = sql<'ATIVO' | 'CONVIDADO' | 'INATIVO'>`case
  when not ${usuario.ativo} then 'INATIVO'
  when ${usuario.convite_aceito_em} is null then 'CONVIDADO'
  else 'ATIVO' end`

const ordens = {
  nome: porTexto(usuario.nome),
  email: porTexto(usuario.email),
  grupo: porTexto(grupo.nome),
  ultimo_acesso: porInstante(sql`coalesce(${usuario.ultimo_acesso}, '-infinity')`),
}

/** A company out of reach is answered like one that does not exist. */
const naEmpresa = (quem: Pessoa, id: string | undefined) => {
  if (!id) return
  return temEmpresa(quem, id) ? alcancaEmpresa(id) : sql`false`
}

const filtros = (quem: Pessoa, f: FiltroUsuario): SQL | undefined =>
  and(
    contemPalavras(usuario.busca, f.busca),
    f.situacao && eq(situacao, f.situacao),
    f.grupo_permissao_id ? eq(usuario.grupo_permissao_id, f.grupo_permissao_id) : undefined,
    naEmpresa(quem, f.empresa_id),
    f.provedor && eq(usuario.provedor, f.provedor),
  )

export const listarUsuarios = (db: Db, quem: Pessoa, filtro: FiltroUsuario) => {
  const onde = and(visivel(quem), filtros(quem, filtro))
  return paginar(filtro, {
    ordens,
    padrao: 'nome',
    id: usuario.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: usuario.id,
          nome: usuario.nome,
          email: usuario.email,
          grupo: grupo.nome,
          provedor: usuario.provedor,
          situacao,
          ultimo_acesso: usuario.ultimo_acesso,
          chave,
        })
        .from(usuario)
        .innerJoin(grupo, doGrupo)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) =>
      contarAte(db, db.select({ id: usuario.id }).from(usuario).where(onde).limit(ate).as('t')),
  })
}

export const obterUsuario = async (db: Db, quem: Pessoa, id: string): Promise<Usuario> => {
  const [encontrado] = await db
    .select({
      id: usuario.id,
      nome: usuario.nome,
      email: usuario.email,
      telefone: usuario.telefone,
      grupo_permissao_id: usuario.grupo_permissao_id,
      grupo: grupo.nome,
      permissoes: grupo.permissoes,
      todas_empresas: usuario.todas_empresas,
      canal_venda_id: usuario.canal_venda_id,
      canal_venda: sql<
        string | null
      >`case when ${canalVenda.id} is not null then ${nomeVisivelDoCanal(quem)} end`,
      provedor: usuario.provedor,
      ativo: usuario.ativo,
      situacao,
      ultimo_acesso: usuario.ultimo_acesso,
      criado_em: usuario.criado_em,
      atualizado_em: usuario.atualizado_em,
      versao: usuario.versao,
    })
    .from(usuario)
    .innerJoin(grupo, doGrupo)
    .leftJoin(canalVenda, eq(canalVenda.id, usuario.canal_venda_id))
    .where(and(visivel(quem), eq(usuario.id, id)))
  if (!encontrado) throw naoEncontrado()
  const { permissoes, ...dados } = encontrado
  const todas = await empresasDoUsuario(db, id)
  return {
    ...dados,
    empresas: todas.filter((e) => temEmpresa(quem, e.id)),
    editavel: await alcanca(db, quem, { ...dados, permissoes, empresas: todas }),
  }
}

const empresasDoUsuario = (db: Db, id: string) =>
  db
    .select({ id: empresa.id, nome: empresa.nome_fantasia })
    .from(usuarioEmpresa)
    .innerJoin(empresa, eq(empresa.id, usuarioEmpresa.empresa_id))
    .where(eq(usuarioEmpresa.usuario_id, id))
    .orderBy(porTexto(empresa.nome_fantasia).por)

type Alvo = { permissoes: readonly string[]; todas_empresas: boolean; empresas: readonly { id: string }[] }

/**
 * People with rights or companies that I lack are above me: I may look but not change anything. (Changing an
 * e-mail would mean taking over the account.)
 */
const alcanca = async (db: Db, quem: Pessoa, { permissoes, todas_empresas, empresas }: Alvo) =>
  alcancaEmpresas(quem, { todas_empresas, empresas: empresas.map(({ id }) => id) }) &&
  (contidas(permissoes, quem.permissoes) || contidas(permissoes, await permissoesAoAlcance(db, quem)))

const PESSOAS_MOSTRADAS = 100

/** The groups with a permission, and the people in them that this person may see. */
export const quemTem = async (db: Db, quem: Pessoa, permissao: Permissao) => {
  const comEla = and(isNull(grupo.excluido_em), arrayContains(grupo.permissoes, [permissao]))
  const [grupos, usuarios] = await Promise.all([
    db.select({ id: grupo.id, nome: grupo.nome }).from(grupo).where(comEla).orderBy(ordens.grupo.por),
    db
      .select({ id: usuario.id, nome: usuario.nome, grupo: grupo.nome })
      .from(usuario)
      .innerJoin(grupo, doGrupo)
      .where(and(comEla, visivel(quem), eq(usuario.ativo, true)))
      .orderBy(ordens.nome.por)
      .limit(PESSOAS_MOSTRADAS + 1),
  ])
  return {
    grupos,
    usuarios: usuarios.slice(0, PESSOAS_MOSTRADAS),
    ha_mais: usuarios.length > PESSOAS_MOSTRADAS,
  }
}
