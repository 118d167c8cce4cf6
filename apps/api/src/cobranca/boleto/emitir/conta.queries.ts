import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'

const semConta = (texto: string) => new Recusa(422, 'CONTA_BANCARIA', texto)

const ler = (db: Db, onde: SQL | undefined) =>
  db
    .select({
      conta: contaBancaria,
      empresa: {
        id: empresa.id,
        cnpj: empresa.cnpj,
        razao_social: empresa.razao_social,
        nome_fantasia: empresa.nome_fantasia,
        endereco: empresa.endereco,
        cidade: municipio.nome,
        uf: municipio.uf,
      },
    })
    .from(contaBancaria)
    .innerJoin(empresa, eq(empresa.id, contaBancaria.empresa_id))
    .leftJoin(municipio, sql`${municipio.codigo} = (${empresa.endereco} ->> 'codigo_ibge')::integer`)
    .where(and(isNull(contaBancaria.excluido_em), onde))

export type ContaDeEmissao = Awaited<ReturnType<typeof ler>>[number]

export const lerConta = async (db: Db, id: string): Promise<ContaDeEmissao | undefined> => {
  const [lida] = await ler(db, eq(contaBancaria.id, id))
  return lida
}

/** The account that a company's boletos are paid into: the chosen one, or its default. Refused when it cannot issue. */
export const contaQueEmite = async (db: Db, empresa_id: string, id?: string): Promise<ContaDeEmissao> => {
  const qual = id ? eq(contaBancaria.id, id) : contaBancaria.padrao
  const [lida] = await ler(db, and(eq(contaBancaria.empresa_id, empresa_id), qual.getSQL()))
  if (!lida)
    throw semConta(
      id
        ? 'Esta conta bancária não é da empresa, ou foi excluída'
        : 'A empresa ainda não tem uma conta bancária para boletos: cadastre uma no registro da empresa',
    )
  if (!lida.conta.ativo) throw semConta(`A conta bancária ${lida.conta.nome} está inativa`)
  const [problema] = bancos[lida.conta.banco].conferir(lida.conta, 'remessa')
  if (problema)
    throw semConta(`A conta bancária ${lida.conta.nome} precisa ser corrigida antes: ${problema.mensagem}`)
  return lida
}
