import type {
  ContaBancaria,
  DadosContaBancaria,
  EdicaoContaBancaria,
} from '@balcao/contract/cobranca/conta-bancaria'
import { eq, sql } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { exigirForaDeUso } from '#infra/recusa/em-uso.ts'
import { emUso, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { usosDe } from '#infra/referencia/referencias.ts'
import { ENTIDADE, obterConta } from './conta-bancaria.queries.ts'
import { contaBancaria as conta } from './conta-bancaria.table.ts'
import { exigirIdentificacaoIntacta, exigirNumeroQueCabe, semContaRepetida } from './identificacao.ts'
import { outrasContas, tomarPadrao } from './padrao.ts'
import { travarConta, travarEmpresa } from './travar.ts'

export const criarConta = ({ db, ...autor }: Contexto, dados: DadosContaBancaria) =>
  db.transaction(async (db) => {
    await travarEmpresa(db, autor.usuario, dados.empresa_id)
    exigirNumeroQueCabe(dados)
    const outras = await outrasContas(db, dados.empresa_id)
    const padrao = outras.exigirPadrao({ ...dados, padrao: dados.padrao || !outras.padraoAtiva })
    if (padrao) await tomarPadrao(db, autor, dados.empresa_id)
    const [criada] = await semContaRepetida(
      dados,
      db
        .insert(conta)
        .values({ ...colunas(dados), empresa_id: dados.empresa_id, padrao })
        .returning({ id: conta.id }),
    )
    if (!criada) throw new Error('a conta não voltou da inserção')
    const salva = await obterConta(db, autor.usuario, criada.id)
    await auditar(db, autor, ENTIDADE, salva.id, 'CRIAR', {}, paraHistorico(salva))
    return salva
  })

export const editarConta = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, ...dados }: EdicaoContaBancaria,
) =>
  db.transaction(async (db) => {
    const atual = await travarConta(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    exigirIdentificacaoIntacta(atual, dados)
    exigirNumeroQueCabe(dados, atual)
    const outras = await outrasContas(db, atual.empresa_id, id)
    const padrao = outras.exigirPadrao(dados, atual)
    if (padrao && !atual.padrao) await tomarPadrao(db, autor, atual.empresa_id)
    const nova = { ...colunas(dados), padrao, ...novaVersao(atual) }
    await semContaRepetida(dados, db.update(conta).set(nova).where(eq(conta.id, id)))
    const salva = await obterConta(db, autor.usuario, id)
    await auditar(db, autor, ENTIDADE, id, 'EDITAR', paraHistorico(atual), paraHistorico(salva))
    return salva
  })

export const excluirConta = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const atual = await travarConta(db, autor.usuario, id)
    exigirForaDeUso('Esta conta não pode ser excluída', await usosDe(db, autor.usuario, conta, id))
    if (atual.usada) throw emUso('Esta conta já emitiu boletos. Em vez de excluir, deixe-a inativa.')
    const outras = await outrasContas(db, atual.empresa_id, id)
    if (atual.padrao && outras.quantas > 0)
      throw emUso('Esta é a conta padrão da empresa. Antes de excluir, marque outra como padrão.')
    // Nothing of it may sign a notice any more.
    await db.update(conta).set({ excluido_em: sql`now()`, segredo_dos_avisos: null }).where(eq(conta.id, id))
    await auditar(db, autor, ENTIDADE, id, 'EXCLUIR', paraHistorico(atual))
    return {}
  })

const colunas = ({ desconto, proximo_nosso_numero, ...dados }: Omit<EdicaoContaBancaria, 'versao'>) => ({
  ...dados,
  desconto_valor: desconto?.valor ?? null,
  desconto_dias: desconto?.dias_antes ?? null,
  ...(proximo_nosso_numero !== null && { proximo_nosso_numero }),
})

const paraHistorico = ({ empresa_id: _, usada: __, tem_segredo: ___, ...resto }: ContaBancaria) => resto
