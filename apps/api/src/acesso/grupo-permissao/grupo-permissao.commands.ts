import type { DadosGrupo, EdicaoGrupo, Grupo } from '@balcao/contract/acesso/grupo-permissao'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import {
  campoInvalido,
  emUso,
  naoEncontrado,
  semPermissao,
  versaoDesatualizada,
} from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { obterGrupo } from './grupo-permissao.queries.ts'
import { grupoPermissao as grupo } from './grupo-permissao.table.ts'
import { pessoasDosGrupos } from './pessoas.ts'
import { exigirConcediveis } from './posse.ts'

const ENTIDADE = 'grupo_permissao'

export const criarGrupo = ({ db, ...autor }: Contexto, dados: DadosGrupo) =>
  db.transaction(async (db) => {
    exigirConcediveis(dados.permissoes, await pessoasDosGrupos().permissoesAoAlcance(db, autor.usuario))
    const [criado] = await semNomeRepetido(db.insert(grupo).values(ordenado(dados)).returning())
    if (!criado) throw new Error('o grupo não voltou da inserção')
    await auditar(db, autor, ENTIDADE, criado.id, 'CRIAR', {}, criado)
    return obterGrupo(db, autor.usuario, criado.id)
  })

export const editarGrupo = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, aceita_sem_titular, ...dados }: EdicaoGrupo,
) =>
  db.transaction(async (db) => {
    await pessoasDosGrupos().travarMudancaDeAcesso(db, autor.usuario)
    const antes = await pessoasDosGrupos().lerTitulares(db)
    const atual = await travarGrupo(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    exigirConcediveis(dados.permissoes, await pessoasDosGrupos().permissoesAoAlcance(db, autor.usuario))
    const novo = { ...ordenado(dados), ...novaVersao(atual) }
    await semNomeRepetido(db.update(grupo).set(novo).where(eq(grupo.id, id)))
    await pessoasDosGrupos().conferirTitulares(db, antes, aceita_sem_titular)
    publicar(db, 'direitos', [id])
    const salvo = await obterGrupo(db, autor.usuario, id)
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', paraHistorico(atual), paraHistorico(salvo))
    return salvo
  })

export const excluirGrupo = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    await pessoasDosGrupos().travarMudancaDeAcesso(db, autor.usuario)
    const atual = await travarGrupo(db, autor.usuario, id)
    const { usuarios } = atual
    if (usuarios)
      throw emUso(
        `Este grupo não pode ser excluído: ${usuarios === 1 ? '1 usuário está' : `${usuarios} usuários estão`} nele.`,
      )
    await db.update(grupo).set({ excluido_em: sql`now()` }).where(eq(grupo.id, id))
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', paraHistorico(atual))
    return {}
  })

/**
 * For putting a person into a group: the group exists, stays until the transaction ends, and the author may
 * grant it.
 */
export const exigirGrupoConcedivel = async (db: Db, quem: Pessoa, id: string) => {
  const [escolhido] = await db
    .select()
    .from(grupo)
    .where(and(eq(grupo.id, id), isNull(grupo.excluido_em)))
    .for('share')
  if (!escolhido) throw campoInvalido('grupo_permissao_id', 'Grupo não encontrado')
  exigirConcediveis(escolhido.permissoes, await pessoasDosGrupos().permissoesAoAlcance(db, quem))
}

/** Locks the row. 403 for people who lack any of its permissions. */
const travarGrupo = async (db: Db, quem: Pessoa, id: string): Promise<Grupo> => {
  const [linha] = await db.select({ id: grupo.id }).from(grupo).where(eq(grupo.id, id)).for('update')
  if (!linha) throw naoEncontrado()
  const atual = await obterGrupo(db, quem, id)
  if (atual.impedimento) throw semPermissao(atual.impedimento)
  return atual
}

/** A fixed order, so that the history shows real changes and not the click order. */
const ordenado = <T extends { permissoes: readonly string[] }>(dados: T) => ({
  ...dados,
  permissoes: [...dados.permissoes].sort(),
})

/** Counts and what concerns only the reader are not part of the record. */
const paraHistorico = ({ usuarios: _, impedimento: __, ...resto }: Grupo) => ordenado(resto)

const semNomeRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('grupo_permissao_nome', acao, () => campoInvalido('nome', 'Já existe um grupo com este nome'))
