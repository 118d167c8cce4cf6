import type { DadosGrupo } from '@balcao/contract/grupo-permissao'
import { rotuloDaPermissao } from '@balcao/contract/permissao'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { auditar } from '../auditoria/auditoria.commands.ts'
import type { Db } from '../db/conexao.ts'
import { aoRepetir } from '../db/unico.ts'
import { novaVersao } from '../db/versao.ts'
import type { Contexto, Pessoa } from '../http/contexto.ts'
import { campoInvalido, emUso, naoEncontrado, semPermissao, versaoDesatualizada } from '../http/recusa.ts'
import { enfileirarMudancaDeAcesso, exigirMembrosAlcancados, garantirAdministrador } from './administrador.ts'
import { obterGrupo } from './grupo-permissao.queries.ts'
import { grupoPermissao as grupo } from './grupo-permissao.table.ts'

const ENTIDADE = 'grupo_permissao'

export const criarGrupo = ({ db, ...autor }: Contexto, dados: DadosGrupo) =>
  db.transaction(async (db) => {
    exigirPosse(autor.usuario, [], dados.permissoes)
    const [criado] = await semNomeRepetido(db.insert(grupo).values(ordenado(dados)).returning())
    if (!criado) throw new Error('o grupo não voltou da inserção')
    await auditar(db, autor, ENTIDADE, criado.id, 'CRIAR', {}, criado)
    return obterGrupo(db, criado.id)
  })

export const editarGrupo = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, ...dados }: DadosGrupo & { versao: number },
) =>
  db.transaction(async (db) => {
    await enfileirarMudancaDeAcesso(db, autor.usuario)
    const atual = await travarGrupo(db, id)
    await exigirMembrosAlcancados(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(await obterGrupo(db, id))
    exigirPosse(autor.usuario, atual.permissoes, dados.permissoes)
    const novo = { ...ordenado(dados), ...novaVersao(atual) }
    await semNomeRepetido(db.update(grupo).set(novo).where(eq(grupo.id, id)))
    await garantirAdministrador(db)
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', ordenado(atual), { ...atual, ...novo })
    return obterGrupo(db, id)
  })

export const excluirGrupo = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    await enfileirarMudancaDeAcesso(db, autor.usuario)
    const atual = await travarGrupo(db, id)
    await exigirMembrosAlcancados(db, autor.usuario, id)
    exigirPosse(autor.usuario, atual.permissoes, [])
    const { usuarios } = await obterGrupo(db, id)
    if (usuarios)
      throw emUso(
        `Este grupo não pode ser excluído: ${usuarios === 1 ? '1 usuário está' : `${usuarios} usuários estão`} nele.`,
      )
    await db.update(grupo).set({ excluido_em: sql`now()` }).where(eq(grupo.id, id))
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', atual)
    return {}
  })

/** For who puts a person into a group: it exists, stays until the transaction ends, and is theirs to grant. */
export const exigirGrupoConcedivel = async (db: Db, quem: Pessoa, id: string) => {
  const [escolhido] = await db
    .select()
    .from(grupo)
    .where(and(eq(grupo.id, id), isNull(grupo.excluido_em)))
    .for('share')
  if (!escolhido) throw campoInvalido('grupo_permissao_id', 'Grupo não encontrado')
  exigirPosse(quem, [], escolhido.permissoes)
}

const travarGrupo = async (db: Db, id: string) => {
  const [atual] = await db
    .select()
    .from(grupo)
    .where(and(eq(grupo.id, id), isNull(grupo.excluido_em)))
    .for('update')
  if (!atual) throw naoEncontrado()
  return atual
}

/** Nobody gives or takes away a permission that they do not have themselves. */
const exigirPosse = (quem: Pessoa, antes: readonly string[], depois: readonly string[]) => {
  const mudadas = [
    ...depois.filter((p) => !antes.includes(p)),
    ...antes.filter((p) => !depois.includes(p)),
  ].filter((p) => !quem.permissoes.includes(p))
  const [primeira] = mudadas
  if (primeira)
    throw semPermissao(
      `Você não pode conceder nem retirar uma permissão que não possui: ${rotuloDaPermissao(primeira as Parameters<typeof rotuloDaPermissao>[0])}`,
    )
}

/** One order, so that the history shows what changed and not where it was clicked. */
const ordenado = <T extends { permissoes: readonly string[] }>(dados: T) => ({
  ...dados,
  permissoes: [...dados.permissoes].sort(),
})

const semNomeRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('grupo_permissao_nome', acao, () => campoInvalido('nome', 'Já existe um grupo com este nome'))
