import {
  type DadosRecurso,
  type EdicaoRecurso,
  MAXIMO_DE_RECURSOS,
  type Recurso,
} from '@balcao/contract/catalogo/recurso'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { exigirForaDeUso } from '#infra/recusa/em-uso.ts'
import { campoInvalido, naoEncontrado, Recusa, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { exigirSemAlheios, usosDe } from '#infra/referencia/referencias.ts'
import { exigirIcone } from '#provedor/icone/icone.queries.ts'
import { fecharLacuna, travarOrdem, travarTodos, ultimaPosicao } from './ordem.commands.ts'
import { obterRecurso } from './recurso.queries.ts'
import { recurso } from './recurso.table.ts'

export const ENTIDADE = 'recurso'

export const criarRecurso = ({ db, ...autor }: Contexto, dados: DadosRecurso) =>
  db.transaction(async (db) => {
    await exigirIcone('icone', dados.icone)
    await travarOrdem(db)
    const ultima = await ultimaPosicao(db)
    if (ultima >= MAXIMO_DE_RECURSOS)
      throw new Recusa(409, 'RECURSOS_DEMAIS', `Há ${ultima} recursos, e não cabem mais. Exclua os sem uso.`)
    const [criado] = await semNomeRepetido(
      db
        .insert(recurso)
        .values({ ...dados, ordem: ultima + 1 })
        .returning(),
    )
    if (!criado) throw new Error('o recurso não voltou da inserção')
    await auditar(db, autor, ENTIDADE, criado.id, 'CRIAR', {}, criado)
    return obterRecurso(db, criado.id)
  })

export const editarRecurso = ({ db, ...autor }: Contexto, id: string, { versao, ...dados }: EdicaoRecurso) =>
  db.transaction(async (db) => {
    const atual = await travarRecurso(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    if (dados.icone !== atual.icone) await exigirIcone('icone', dados.icone)
    await semNomeRepetido(
      db
        .update(recurso)
        .set({ ...dados, ...novaVersao(atual) })
        .where(eq(recurso.id, id)),
    )
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', atual, { ...atual, ...dados })
    return obterRecurso(db, id)
  })

export const excluirRecurso = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    await travarOrdem(db)
    await travarTodos(db)
    const { planos: _, ...atual } = await travarRecurso(db, autor.usuario, id)
    exigirForaDeUso('Este recurso não pode ser excluído', await usosDe(db, autor.usuario, recurso, id))
    await db.update(recurso).set({ excluido_em: sql`now()` }).where(eq(recurso.id, id))
    await fecharLacuna(db, atual.ordem)
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', atual)
    return {}
  })

/** Locks the row. 403 when another company's plans use it too. */
const travarRecurso = async (db: Db, quem: Pessoa, id: string): Promise<Recurso> => {
  const [linha] = await db
    .select({ id: recurso.id })
    .from(recurso)
    .where(and(eq(recurso.id, id), isNull(recurso.excluido_em)))
    .for('update')
  if (!linha) throw naoEncontrado()
  await exigirSemAlheios('Este recurso está em planos', db, quem, recurso, id)
  return obterRecurso(db, id)
}

const semNomeRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('recurso_nome', acao, () => campoInvalido('nome', 'Já existe um recurso com este nome'))
