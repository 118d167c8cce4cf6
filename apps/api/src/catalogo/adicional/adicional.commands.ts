import type { Adicional, DadosAdicional, EdicaoAdicional } from '@balcao/contract/catalogo/adicional'
import { eq, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { exigirForaDeUso, usosEmPalavras } from '#infra/recusa/em-uso.ts'
import { campoInvalido, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { exigirSemAlheios, usosDe } from '#infra/referencia/referencias.ts'
import { exigirIcone } from '#provedor/icone/icone.queries.ts'
import { obterAdicional } from './adicional.queries.ts'
import { adicional } from './adicional.table.ts'
import {
  exigirIncompativeisPossiveis,
  gravarIncompativeis,
  travarAdicionais,
} from './incompatibilidade.commands.ts'
import { exigirNaoObrigatorio } from './ofertas.ts'
import { travarObrigatorios } from './trava.ts'

export const ENTIDADE = 'adicional'

export const criarAdicional = ({ db, ...autor }: Contexto, { incompativel_com, ...dados }: DadosAdicional) =>
  db.transaction(async (db) => {
    await travarObrigatorios(db)
    await exigirIcone('icone', dados.icone)
    const novos = unicos(incompativel_com)
    const travados = (await travarAdicionais(db, novos)).map(({ id }) => id)
    const [criado] = await semNomeRepetido(db.insert(adicional).values(dados).returning())
    if (!criado) throw new Error('o adicional não voltou da inserção')
    await exigirIncompativeisPossiveis(db, autor.usuario, criado.id, { novos, travados })
    await gravarIncompativeis(db, autor, criado.id, novos)
    const salvo = await obterAdicional(db, criado.id)
    await auditar(db, autor, ENTIDADE, criado.id, 'CRIAR', {}, paraHistorico(salvo))
    return salvo
  })

export const editarAdicional = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, incompativel_com, ...dados }: EdicaoAdicional,
) =>
  db.transaction(async (db) => {
    const desejados = unicos(incompativel_com)
    const { atual, travados } = await travarComVizinhos(db, autor.usuario, id, desejados)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    if (atual.ativo && !dados.ativo) await exigirNaoObrigatorio(db, autor.usuario, id)
    if (dados.icone !== atual.icone) await exigirIcone('icone', dados.icone)
    const jaSao = new Set(atual.incompativel_com.map((outro) => outro.id))
    const novos = desejados.filter((outro) => !jaSao.has(outro))
    await exigirIncompativeisPossiveis(db, autor.usuario, atual.id, { novos, travados })

    await semNomeRepetido(
      db
        .update(adicional)
        .set({ ...dados, ...novaVersao(atual) })
        .where(eq(adicional.id, id)),
    )
    await gravarIncompativeis(db, autor, atual.id, desejados)
    const salvo = await obterAdicional(db, id)
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', paraHistorico(atual), paraHistorico(salvo))
    return salvo
  })

export const usoDoAdicional = async (db: Db, quem: Pessoa, id: string) => {
  await obterAdicional(db, id)
  return { onde: usosEmPalavras(await usosDe(db, quem, adicional, id)) }
}

/** Others that could not be sold together with it are no longer restricted. */
export const excluirAdicional = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const { atual } = await travarComVizinhos(db, autor.usuario, id, [])
    exigirForaDeUso('Este adicional não pode ser excluído', await usosDe(db, autor.usuario, adicional, id))
    await gravarIncompativeis(db, autor, atual.id, [])
    await db.update(adicional).set({ excluido_em: sql`now()` }).where(eq(adicional.id, id))
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', paraHistorico(atual))
    return {}
  })

/**
 * Locks the additional and every record that its list affects. 403 when another company's plans use it too.
 */
const travarComVizinhos = async (db: Db, quem: Pessoa, id: string, desejados: readonly string[]) => {
  await travarObrigatorios(db)
  const atual = await obterAdicional(db, id)
  const vizinhos = atual.incompativel_com.map((outro) => outro.id)
  const travados = await travarAdicionais(db, unicos([atual.id, ...vizinhos, ...desejados]))
  await exigirSemAlheios('Este adicional está em planos', db, quem, adicional, id)
  return { atual, travados: travados.map((t) => t.id) }
}

/** A body may contain the same id in capitals. */
const unicos = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))]

/** With names instead of ids, because people read the history. */
const paraHistorico = ({ planos: _, promocoes: __, incompativel_com, ...resto }: Adicional) => ({
  ...resto,
  incompativel_com: incompativel_com.map(({ nome }) => nome),
})

const semNomeRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('adicional_nome', acao, () => campoInvalido('nome', 'Já existe um adicional com este nome'))
