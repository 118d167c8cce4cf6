import type { CanalVenda } from '@balcao/contract/provedor/canal-venda'
import type { FiltroCanalVenda } from '@balcao/contract/provedor/canal-venda-filtro'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomeVisivel } from '#infra/http/nome-visivel.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { alcancaEmpresas, temEmpresa } from '#provedor/empresa/alcance.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { canalVenda as canal, canalVendaEmpresa as ligacao } from './canal-venda.table.ts'

// In plain SQL, because the query builder omits the table's name when it selects from a single table.

/** For a query that includes `canal_venda`: channels of every company, or of at least one of these. */
export const canalAtende = (empresas: readonly string[]) => sql`(canal_venda.todas_empresas or exists (
  select 1 from canal_venda_empresa l where l.canal_venda_id = canal_venda.id
    and l.empresa_id = any(${sql.param(empresas)}::uuid[])))`

export const nomeVisivelDoCanal = (quem: Pessoa) => nomeVisivel(quem, sql`canal_venda.nome`, canalAtende)

const visivel = ({ empresas }: Pessoa) =>
  and(isNull(canal.excluido_em), empresas === null ? undefined : canalAtende(empresas))

const ordens = {
  nome: porTexto(canal.nome),
  tipo: porTexto(canal.tipo),
  atualizado_em: porInstante(canal.atualizado_em),
}

const filtros = (quem: Pessoa, f: FiltroCanalVenda) =>
  and(
    contemPalavras(canal.busca, f.busca),
    f.tipo && eq(canal.tipo, f.tipo),
    f.empresa_id ? canalAtende([f.empresa_id].filter((id) => temEmpresa(quem, id))) : undefined,
    f.ativo === undefined ? undefined : eq(canal.ativo, f.ativo),
  )

export const listarCanais = (db: Db, quem: Pessoa, filtro: FiltroCanalVenda) => {
  const onde = and(visivel(quem), filtros(quem, filtro))
  return paginar(filtro, {
    ordens,
    padrao: 'nome',
    id: canal.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: canal.id,
          nome: canal.nome,
          tipo: canal.tipo,
          anexos_obrigatorios: canal.anexos_obrigatorios,
          exige_aceite_digital: canal.exige_aceite_digital,
          fora_do_estabelecimento: canal.fora_do_estabelecimento,
          ativo: canal.ativo,
          atualizado_em: canal.atualizado_em,
          chave,
        })
        .from(canal)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) => contarAte(db, db.select({ id: canal.id }).from(canal).where(onde).limit(ate).as('t')),
  })
}

export const obterCanal = async (db: Db, quem: Pessoa, id: string): Promise<CanalVenda> => {
  const [encontrado] = await db
    .select()
    .from(canal)
    .where(and(visivel(quem), eq(canal.id, id)))
  if (!encontrado) throw naoEncontrado()
  const { excluido_em: _, busca: __, ...dados } = encontrado
  const todas = await empresasDoCanal(db, encontrado.id)
  return {
    ...dados,
    empresas: todas.filter((e) => temEmpresa(quem, e.id)),
    editavel: alcancaEmpresas(quem, { ...dados, empresas: todas.map((e) => e.id) }),
  }
}

const empresasDoCanal = (db: Db, id: string) =>
  db
    .select({ id: empresa.id, nome: empresa.nome_fantasia })
    .from(ligacao)
    .innerJoin(empresa, eq(empresa.id, ligacao.empresa_id))
    .where(eq(ligacao.canal_venda_id, id))
    .orderBy(porTexto(empresa.nome_fantasia).por)

/** The active channels that this person reaches. */
export const opcoesDeCanal = (db: Db, quem: Pessoa) =>
  db
    .select({ id: canal.id, nome: canal.nome, tipo: canal.tipo })
    .from(canal)
    .where(and(visivel(quem), eq(canal.ativo, true)))
    .orderBy(ordens.nome.por)

/**
 * For giving a person a channel: as the author sees it, and locked against deletion until the transaction
 * ends.
 */
export const canalParaPessoa = async (db: Db, quem: Pessoa, id: string, empresas: readonly string[]) => {
  const [encontrado] = await db
    .select({ ativo: canal.ativo })
    .from(canal)
    .where(and(visivel(quem), eq(canal.id, id)))
    .for('share')
  if (!encontrado) return null
  const [servido] = await db
    .select({ id: canal.id })
    .from(canal)
    .where(and(eq(canal.id, id), canalAtende(empresas)))
  return { ...encontrado, atende: servido !== undefined }
}
