import { type ChaveApi, DIAS_DE_AVISO } from '@balcao/contract/acesso/chave-api'
import type { FiltroChaveApi, SituacaoDaChave } from '@balcao/contract/acesso/chave-api-filtro'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { grupoPermissao } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import { contidas } from '#acesso/grupo-permissao/posse.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { alcancaEmpresas, temEmpresa } from '#provedor/empresa/alcance.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { chaveApi, chaveApiEmpresa } from './chave-api.table.ts'

const situacao = sql<SituacaoDaChave>`case
  when ${chaveApi.revogada_em} is not null then 'REVOGADA'
  when ${chaveApi.expira_em} <= now() then 'VENCIDA'
  when not ${usuario.ativo} or ${usuario.excluido_em} is not null then 'PARADA'
  when ${chaveApi.expira_em} <= now() + make_interval(days => ${sql.raw(String(DIAS_DE_AVISO))}) then 'EXPIRA_EM_BREVE'
  else 'ATIVA' end`

/** People see the keys that they made, and those of a company that is theirs. */
const visivel = (quem: Pessoa): SQL | undefined =>
  quem.empresas === null
    ? undefined
    : sql`(${chaveApi.criada_por} = ${quem.id} or exists (
        select from chave_api_empresa l where l.chave_id = ${chaveApi.id}
          and l.empresa_id = any(${sql.param(quem.empresas)}::uuid[])))`

const ordens = {
  nome: porTexto(chaveApi.nome),
  expira_em: porInstante(chaveApi.expira_em),
  usada_em: porInstante(sql`coalesce(${chaveApi.usada_em}, '-infinity')`),
  criada_em: porInstante(chaveApi.criada_em),
}

const deQuem = eq(usuario.id, chaveApi.criada_por)

const resumo = {
  id: chaveApi.id,
  nome: chaveApi.nome,
  final: chaveApi.final,
  situacao,
  criador: usuario.nome,
  criada_por: chaveApi.criada_por,
  criada_em: chaveApi.criada_em,
  expira_em: chaveApi.expira_em,
  usada_em: chaveApi.usada_em,
  permissoes: chaveApi.permissoes,
}

export const listarChaves = (db: Db, quem: Pessoa, filtro: FiltroChaveApi) => {
  const onde = and(
    visivel(quem),
    contemPalavras(chaveApi.busca, filtro.busca),
    filtro.situacao && eq(situacao, filtro.situacao),
  )
  return paginar(filtro, {
    ordens,
    padrao: '-criada_em',
    id: chaveApi.id,
    linhas: async ({ chave, alem, ordem, limite }) => {
      const lidas = await db
        .select({ ...resumo, chave })
        .from(chaveApi)
        .innerJoin(usuario, deQuem)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite)
      return lidas.map(({ criador, criada_por, permissoes, ...lida }) => ({
        ...lida,
        criada_por: { id: criada_por, nome: criador },
        total_permissoes: permissoes.length,
      }))
    },
    contar: (ate) =>
      contarAte(
        db,
        db
          .select({ id: chaveApi.id })
          .from(chaveApi)
          .innerJoin(usuario, deQuem)
          .where(onde)
          .limit(ate)
          .as('t'),
      ),
  })
}

const revogador = alias(usuario, 'revogador')

export const obterChave = async (db: Db, quem: Pessoa, id: string): Promise<ChaveApi> => {
  const [lida] = await db
    .select({
      ...resumo,
      doCriador: grupoPermissao.permissoes,
      todas_empresas: chaveApi.todas_empresas,
      enderecos: chaveApi.enderecos,
      limite_por_minuto: chaveApi.limite_por_minuto,
      usada_de: chaveApi.usada_de,
      revogada_em: chaveApi.revogada_em,
      revogada_por: revogador.nome,
    })
    .from(chaveApi)
    .innerJoin(usuario, deQuem)
    .innerJoin(grupoPermissao, eq(grupoPermissao.id, usuario.grupo_permissao_id))
    .leftJoin(revogador, eq(revogador.id, chaveApi.revogada_por))
    .where(and(visivel(quem), eq(chaveApi.id, id)))
  if (!lida) throw naoEncontrado()
  const { criador, criada_por, doCriador, ...dados } = lida
  const empresas = await empresasDaChave(db, id)
  const editavel = criada_por === quem.id || alcanca(quem, { ...dados, empresas })
  return {
    ...dados,
    criada_por: { id: criada_por, nome: criador },
    sem_efeito: dados.permissoes.filter((permissao) => !doCriador.includes(permissao)),
    empresas: empresas.filter((e) => temEmpresa(quem, e.id)),
    editavel,
    impedimento: editavel || dados.revogada_em ? null : ALHEIA,
  }
}

const ALHEIA = 'Só revoga esta chave quem a criou, ou quem tem todas as empresas e permissões dela.'

const empresasDaChave = (db: Db, id: string) =>
  db
    .select({ id: empresa.id, nome: empresa.nome_fantasia })
    .from(chaveApiEmpresa)
    .innerJoin(empresa, eq(empresa.id, chaveApiEmpresa.empresa_id))
    .where(eq(chaveApiEmpresa.chave_id, id))
    .orderBy(porTexto(empresa.nome_fantasia).por)

type Alvo = { permissoes: readonly string[]; todas_empresas: boolean; empresas: readonly { id: string }[] }

/** Who takes away what they do not have themselves could disarm the people above them. */
const alcanca = (quem: Pessoa, { permissoes, todas_empresas, empresas }: Alvo) =>
  alcancaEmpresas(quem, { todas_empresas, empresas: empresas.map((e) => e.id) }) &&
  contidas(permissoes, quem.permissoes)
