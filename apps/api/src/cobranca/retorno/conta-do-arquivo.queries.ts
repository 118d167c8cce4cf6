import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { pertenceAConta } from '#cobranca/cnab/retorno/pertence-a-conta.ts'
import type { CabecalhoDoRetorno } from '#cobranca/cnab/retorno/retorno.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'

/** An account that does not issue any more is still paid into. */
const candidatas = (db: Db, empresas: readonly string[] | null, { banco }: CabecalhoDoRetorno) =>
  db
    .select({ conta: contaBancaria, cnpj: empresa.cnpj })
    .from(contaBancaria)
    .innerJoin(empresa, eq(empresa.id, contaBancaria.empresa_id))
    .where(
      and(
        isNull(contaBancaria.excluido_em),
        eq(contaBancaria.banco, banco),
        empresas === null ? undefined : inArray(contaBancaria.empresa_id, [...empresas]),
      ),
    )
    .orderBy(desc(contaBancaria.padrao), contaBancaria.id)

const semZeros = (numero: string) => numero.replace(/^0+/, '')

const quemEh = ({ nome, documento, agencia, conta, convenio }: CabecalhoDoRetorno) =>
  [
    [nome, documento && formatarDocumento(documento)].filter(Boolean).join(', '),
    agencia && `agência ${semZeros(agencia)}`,
    conta && `conta ${semZeros(conta)}`,
    convenio && `convênio ${semZeros(convenio)}`,
  ]
    .filter(Boolean)
    .join(', ')

/**
 * The account that a file is for, among those of these companies (`null`: of all). One of another company is answered
 * like one that nobody has.
 */
export const contaDoArquivo = async (
  db: Db,
  empresas: readonly string[] | null,
  cabecalho: CabecalhoDoRetorno,
) => {
  const nossas = await candidatas(db, empresas, cabecalho)
  const dela = nossas.find(({ conta, cnpj }) => pertenceAConta(cabecalho, conta, cnpj) === null)
  if (dela) return dela.conta
  const [unica, outra] = nossas
  const diferenca = unica && !outra ? pertenceAConta(cabecalho, unica.conta, unica.cnpj) : null
  throw new Recusa(
    422,
    'RETORNO_DE_OUTRA_CONTA',
    diferenca
      ? `O arquivo não é da conta ${unica?.conta.nome}. ${diferenca}`
      : `O arquivo é do banco ${cabecalho.banco} (${bancos[cabecalho.banco].nome}), de ${quemEh(cabecalho)}. Nenhuma das suas contas bancárias é esta.`,
  )
}
