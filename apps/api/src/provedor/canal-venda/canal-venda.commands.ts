import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import type { CanalVenda, DadosCanalVenda, EdicaoCanalVenda } from '@balcao/contract/provedor/canal-venda'
import { eq, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { exigirForaDeUso } from '#infra/recusa/em-uso.ts'
import { campoInvalido, naoEncontrado, semPermissao, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { usosDe } from '#infra/referencia/referencias.ts'
import { exigirEmpresasAlcancadas } from '#provedor/empresa/alcance.ts'
import { obterCanal } from './canal-venda.queries.ts'
import { canalVenda as canal, canalVendaEmpresa } from './canal-venda.table.ts'

const ENTIDADE = 'canal_venda'

export const criarCanal = ({ db, ...autor }: Contexto, dados: DadosCanalVenda) =>
  db.transaction(async (db) => {
    await exigirEmpresasAlcancadas(db, autor.usuario, dados)
    const [criado] = await semNomeRepetido(
      db.insert(canal).values(colunas(dados)).returning({ id: canal.id }),
    )
    if (!criado) throw new Error('o canal não voltou da inserção')
    await ligarEmpresas(db, criado.id, dados.empresas)
    const salvo = await obterCanal(db, autor.usuario, criado.id)
    await auditar(db, autor, ENTIDADE, salvo.id, 'CRIAR', {}, paraHistorico(salvo))
    return salvo
  })

export const editarCanal = ({ db, ...autor }: Contexto, id: string, { versao, ...dados }: EdicaoCanalVenda) =>
  db.transaction(async (db) => {
    const atual = await travarCanal(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    await exigirEmpresasAlcancadas(db, autor.usuario, dados)
    const novo = { ...colunas(dados), ...novaVersao(atual) }
    await semNomeRepetido(db.update(canal).set(novo).where(eq(canal.id, id)))
    await db.delete(canalVendaEmpresa).where(eq(canalVendaEmpresa.canal_venda_id, id))
    await ligarEmpresas(db, id, dados.empresas)
    const salvo = await obterCanal(db, autor.usuario, id)
    await auditar(db, autor, ENTIDADE, atual.id, 'EDITAR', paraHistorico(atual), paraHistorico(salvo))
    return salvo
  })

export const excluirCanal = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const atual = await travarCanal(db, autor.usuario, id)
    exigirForaDeUso('Este canal não pode ser excluído', await usosDe(db, autor.usuario, canal, id))
    await db.update(canal).set({ excluido_em: sql`now()` }).where(eq(canal.id, id))
    await auditar(db, autor, ENTIDADE, atual.id, 'EXCLUIR', paraHistorico(atual))
    return {}
  })

/** Locks the row. 404 when it is out of sight, 403 for people who do not have all of its companies. */
const travarCanal = async (db: Db, quem: Pessoa, id: string) => {
  const [linha] = await db.select({ id: canal.id }).from(canal).where(eq(canal.id, id)).for('update')
  if (!linha) throw naoEncontrado()
  const atual = await obterCanal(db, quem, id)
  if (!atual.editavel) throw semPermissao('Você não pode alterar um canal que também é de outras empresas')
  return atual
}

const ligarEmpresas = async (db: Db, id: string, empresas: readonly string[]) => {
  if (empresas.length)
    await db
      .insert(canalVendaEmpresa)
      .values(empresas.map((empresa_id) => ({ canal_venda_id: id, empresa_id })))
}

/** Attachments in a fixed order, so that the history shows real changes and not the click order. */
const colunas = ({ empresas: _, ...dados }: DadosCanalVenda) => ({
  ...dados,
  anexos_obrigatorios: tiposDeAnexo.filter((tipo) => dados.anexos_obrigatorios.includes(tipo)),
})

/** With names instead of ids, because people read the history. */
const paraHistorico = ({ empresas, editavel: _, ...resto }: CanalVenda) => ({
  ...resto,
  empresas: empresas.map((e) => e.nome),
})

const semNomeRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('canal_venda_nome', acao, () => campoInvalido('nome', 'Já existe um canal com este nome'))
