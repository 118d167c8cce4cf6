import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { lerChavePix } from '@balcao/contract/cobranca/chave-pix'
import type { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import type { FiltroContaBancaria } from '@balcao/contract/cobranca/conta-bancaria-filtro'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { contaBancaria as conta } from './conta-bancaria.table.ts'

/** As the audit trail knows it. */
export const ENTIDADE = 'conta_bancaria'

type LinhaDaConta = typeof conta.$inferSelect

/** Accounts are seen by people who have their company. */
const visivel = ({ empresas }: Pessoa) =>
  and(isNull(conta.excluido_em), empresas === null ? undefined : inArray(conta.empresa_id, [...empresas]))

/** What the bank, or Pix, would not take. Only accounts from before it was checked have any. */
const incompleta = (linha: LinhaDaConta) =>
  bancos[linha.banco].conferir(linha, 'remessa').length > 0 ||
  (linha.chave_pix !== null && lerChavePix(linha.chave_pix) !== linha.chave_pix)

/** The default first. */
const contasDa = (db: Db, { empresa_id }: FiltroContaBancaria) =>
  db
    .select()
    .from(conta)
    .where(and(eq(conta.empresa_id, empresa_id), isNull(conta.excluido_em)))
    .orderBy(desc(conta.padrao), desc(conta.ativo), porTexto(conta.nome).por, conta.id)

const exigirEmpresa = async (db: Db, quem: Pessoa, id: string) => {
  const existe = await db.$count(empresa, and(eq(empresa.id, id), isNull(empresa.excluido_em)))
  if (!existe || !temEmpresa(quem, id)) throw naoEncontrado()
}

export const listarContas = async (db: Db, quem: Pessoa, filtro: FiltroContaBancaria) => {
  await exigirEmpresa(db, quem, filtro.empresa_id)
  const linhas = await contasDa(db, filtro)
  return linhas.map((linha) => ({
    id: linha.id,
    nome: linha.nome,
    banco: linha.banco,
    agencia: linha.agencia,
    agencia_dv: linha.agencia_dv,
    conta: linha.conta,
    conta_dv: linha.conta_dv,
    convenio: linha.convenio,
    carteira: linha.carteira,
    padrao: linha.padrao,
    ativo: linha.ativo,
    incompleta: incompleta(linha),
  }))
}

export const opcoesDeConta = async (db: Db, quem: Pessoa, filtro: FiltroContaBancaria) => {
  await exigirEmpresa(db, quem, filtro.empresa_id)
  const linhas = await contasDa(db, filtro)
  return linhas
    .filter(({ ativo }) => ativo)
    .map(({ id, nome, banco, padrao }) => ({ id, nome, banco, padrao }))
}

/** What leaves: the secret, even encrypted, does not. */
const paraFora = ({
  desconto_valor,
  desconto_dias,
  segredo_dos_avisos,
  proxima_remessa: _,
  excluido_em: __,
  identificacao: ___,
  ...linha
}: LinhaDaConta): ContaBancaria => ({
  ...linha,
  desconto:
    desconto_valor === null || desconto_dias === null
      ? null
      : { valor: desconto_valor, dias_antes: desconto_dias },
  tem_segredo: segredo_dos_avisos !== null,
})

export const obterConta = async (db: Db, quem: Pessoa, id: string): Promise<ContaBancaria> => {
  const [encontrada] = await db
    .select()
    .from(conta)
    .where(and(visivel(quem), eq(conta.id, id)))
  if (!encontrada) throw naoEncontrado()
  return paraFora(encontrada)
}
