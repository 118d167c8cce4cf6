import type { Empresa } from '@balcao/contract/provedor/empresa'
import type { FiltroEmpresa } from '@balcao/contract/provedor/empresa-filtro'
import { type Endereco, enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import { empresa } from './empresa.table.ts'

/** People see the companies that they have. People who have every company see all. */
const visivel = ({ empresas }: Pick<Pessoa, 'empresas'>) =>
  and(isNull(empresa.excluido_em), empresas === null ? undefined : inArray(empresa.id, [...empresas]))

const ordens = {
  nome_fantasia: porTexto(empresa.nome_fantasia),
  razao_social: porTexto(empresa.razao_social),
  atualizado_em: porInstante(empresa.atualizado_em),
}

export const listarEmpresas = (db: Db, quem: Pessoa, filtro: FiltroEmpresa) => {
  const onde = and(
    visivel(quem),
    contemPalavras(empresa.busca, filtro.busca),
    filtro.ativo === undefined ? undefined : eq(empresa.ativo, filtro.ativo),
  )
  return paginar(filtro, {
    ordens,
    padrao: 'nome_fantasia',
    id: empresa.id,
    linhas: ({ chave, alem, ordem, limite }) =>
      db
        .select({
          id: empresa.id,
          cnpj: empresa.cnpj,
          razao_social: empresa.razao_social,
          nome_fantasia: empresa.nome_fantasia,
          logo: empresa.logo,
          ativo: empresa.ativo,
          atualizado_em: empresa.atualizado_em,
          chave,
        })
        .from(empresa)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite),
    contar: (ate) =>
      contarAte(db, db.select({ id: empresa.id }).from(empresa).where(onde).limit(ate).as('t')),
  })
}

/**
 * The same people as in the list filtered by this company. People with every company are only visible to each
 * other.
 */
const quantosUsuarios = ({ empresas }: Pessoa) => sql<number>`(
  select count(*)::integer from usuario u where u.excluido_em is null and (
    (u.todas_empresas and ${empresas === null})
    or exists (select 1 from usuario_empresa l where l.usuario_id = u.id and l.empresa_id = empresa.id))
)`

export const obterEmpresa = async (db: Db, quem: Pessoa, id: string): Promise<Empresa> => {
  const [encontrada] = await db
    .select({
      id: empresa.id,
      cnpj: empresa.cnpj,
      razao_social: empresa.razao_social,
      nome_fantasia: empresa.nome_fantasia,
      inscricao_estadual: empresa.inscricao_estadual,
      email: empresa.email,
      telefone: empresa.telefone,
      endereco: empresa.endereco,
      logo: empresa.logo,
      ativo: empresa.ativo,
      usuarios: quantosUsuarios(quem),
      criado_em: empresa.criado_em,
      atualizado_em: empresa.atualizado_em,
      versao: empresa.versao,
    })
    .from(empresa)
    .where(and(visivel(quem), eq(empresa.id, id)))
  if (!encontrada) throw naoEncontrado()
  return encontrada
}

/** The active companies that this person reaches, or the one with this id if it is among them. */
export const opcoesDeEmpresa = (db: Db, quem: Pick<Pessoa, 'empresas'>, id?: string) =>
  db
    .select({ id: empresa.id, nome: empresa.nome_fantasia })
    .from(empresa)
    .where(and(visivel(quem), eq(empresa.ativo, true), id ? eq(empresa.id, id) : undefined))
    .orderBy(porTexto(empresa.nome_fantasia).por)

const enderecoEscrito = async (db: Db, endereco: Endereco) => {
  const [cidade] = await municipiosPorCodigo(db, [endereco.codigo_ibge])
  return enderecoEmLinha(endereco, cidade ? nomeComUf(cidade) : String(endereco.codigo_ibge))
}

/** The record as the history shows it: the address on one line. */
export const empresaParaHistorico = async (db: Db, { endereco, usuarios: _, ...resto }: Empresa) => ({
  ...resto,
  endereco: endereco && (await enderecoEscrito(db, endereco)),
})
