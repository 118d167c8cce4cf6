import type { CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'
import type {
  ContaBancaria,
  DadosContaBancaria,
  EdicaoContaBancaria,
} from '@balcao/contract/cobranca/conta-bancaria'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { contaBancaria } from './conta-bancaria.table.ts'
import { contaUnica } from './contas-dos-bancos.fabrica.ts'

/** The body of an account of this bank that no other test has. */
export const dadosDeConta = ({
  banco = '341',
  ...dados
}: Partial<DadosContaBancaria> & { empresa_id: string }): DadosContaBancaria => ({
  nome: `Conta ${banco}`,
  ...contaUnica(banco),
  especie: 'DS',
  chave_pix: null,
  multa_percentual: 200,
  juros_percentual_mes: 100,
  desconto: null,
  instrucoes: null,
  dias_para_baixa: null,
  proximo_nosso_numero: null,
  padrao: false,
  ativo: true,
  ...dados,
})

type Colunas = typeof contaBancaria.$inferInsert

const temPadrao = (db: Db, empresaId: string) =>
  db.$count(
    contaBancaria,
    and(
      eq(contaBancaria.empresa_id, empresaId),
      eq(contaBancaria.padrao, true),
      isNull(contaBancaria.excluido_em),
    ),
  )

/** An account directly in the database, for tests about something else. The first of a company is its default. */
export const umaConta = async (
  db: Db,
  { banco = '341', ...dados }: Partial<Colunas> & { empresa_id: string; banco?: CodigoDoBanco },
) => {
  const padrao = (await temPadrao(db, dados.empresa_id)) === 0
  const [criada] = await db
    .insert(contaBancaria)
    .values({ nome: `Conta ${banco}`, padrao, ...contaUnica(banco), ...dados })
    .returning()
  if (!criada) throw new Error('sem conta')
  return criada
}

/** The body that saves an account as it is, but for what the test changes. */
export const edicaoDeConta = (
  atual: ContaBancaria,
  mudancas: Partial<EdicaoContaBancaria> = {},
): EdicaoContaBancaria => {
  const { id: _, empresa_id: __, criado_em: ___, atualizado_em: ____, usada, tem_segredo, ...dados } = atual
  return { ...dados, proximo_nosso_numero: null, ...mudancas }
}
