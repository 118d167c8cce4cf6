import type { Grupo } from '@balcao/contract/acesso/grupo-permissao'
import type { FiltroGrupo } from '@balcao/contract/acesso/grupo-permissao-filtro'
import { and, eq, isNull } from 'drizzle-orm'
import { contemPalavras } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarAte, paginar, porInstante, porNumero, porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { grupoPermissao as grupo } from './grupo-permissao.table.ts'
import { pessoasDosGrupos } from './pessoas.ts'
import { contidas, impedimentoDe } from './posse.ts'

const existente = isNull(grupo.excluido_em)

const quantosUsuarios = () => pessoasDosGrupos().quantas.as('usuarios')

const ordens = () => ({
  nome: porTexto(grupo.nome),
  usuarios: porNumero(pessoasDosGrupos().quantas),
  atualizado_em: porInstante(grupo.atualizado_em),
})

export const listarGrupos = async (db: Db, quem: Pessoa, filtro: FiltroGrupo) => {
  const alcance = await pessoasDosGrupos().permissoesAoAlcance(db, quem)
  const onde = and(existente, contemPalavras(grupo.busca, filtro.busca))
  return paginar(filtro, {
    ordens: ordens(),
    padrao: 'nome',
    id: grupo.id,
    linhas: async ({ chave, alem, ordem, limite }) => {
      const lidos = await db
        .select({
          id: grupo.id,
          nome: grupo.nome,
          descricao: grupo.descricao,
          permissoes: grupo.permissoes,
          de_fora: pessoasDosGrupos().temGenteDeFora(quem),
          usuarios: quantosUsuarios(),
          atualizado_em: grupo.atualizado_em,
          chave,
        })
        .from(grupo)
        .where(and(onde, alem))
        .orderBy(ordem)
        .limit(limite)
      return lidos.map(({ permissoes, de_fora, ...resto }) => ({
        ...resto,
        total_permissoes: permissoes.length,
        impedimento: impedimentoDe({ permissoes, de_fora }, alcance),
      }))
    },
    contar: (ate) => contarAte(db, db.select({ id: grupo.id }).from(grupo).where(onde).limit(ate).as('t')),
  })
}

export const obterGrupo = async (db: Db, quem: Pessoa, id: string): Promise<Grupo> => {
  const [encontrado] = await db
    .select({
      id: grupo.id,
      nome: grupo.nome,
      descricao: grupo.descricao,
      permissoes: grupo.permissoes,
      de_fora: pessoasDosGrupos().temGenteDeFora(quem),
      usuarios: quantosUsuarios(),
      criado_em: grupo.criado_em,
      atualizado_em: grupo.atualizado_em,
      versao: grupo.versao,
    })
    .from(grupo)
    .where(and(existente, eq(grupo.id, id)))
  if (!encontrado) throw naoEncontrado()
  const { de_fora, ...lido } = encontrado
  const alcance = await pessoasDosGrupos().permissoesAoAlcance(db, quem)
  return { ...lido, impedimento: impedimentoDe({ ...lido, de_fora }, alcance) }
}

/** Every group by name, and whether this person could put someone into it. Nobody grants what they lack. */
export const opcoesDeGrupo = async (db: Db, quem: Pessoa) => {
  const alcance = await pessoasDosGrupos().permissoesAoAlcance(db, quem)
  const grupos = await db.select().from(grupo).where(existente).orderBy(porTexto(grupo.nome).por)
  return grupos.map(({ id, nome, permissoes }) => ({
    id,
    nome,
    concedivel: contidas(permissoes, alcance),
    vende: permissoes.includes('REALIZAR_VENDA'),
  }))
}
