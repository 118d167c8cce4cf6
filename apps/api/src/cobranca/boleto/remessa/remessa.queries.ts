import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import type { ARemeter, FiltroRemessa, Remessa } from '@balcao/contract/cobranca/remessa-api'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { emPagina, lerTrecho } from '#infra/db/trecho.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { hojeNoProvedor } from '../lista/lista.queries.ts'
import { remessa } from '../remessa.table.ts'

const alcancada = ({ empresas }: Pessoa) =>
  empresas === null ? undefined : inArray(contaBancaria.empresa_id, [...empresas])

const ler = (db: Db) =>
  db
    .select({
      remessa,
      conta: { id: contaBancaria.id, nome: contaBancaria.nome, banco: contaBancaria.banco },
      empresa: { id: empresa.id, nome: empresa.nome_fantasia },
      criado_por: usuario.nome,
    })
    .from(remessa)
    .innerJoin(contaBancaria, eq(contaBancaria.id, remessa.conta_bancaria_id))
    .innerJoin(empresa, eq(empresa.id, contaBancaria.empresa_id))
    .innerJoin(usuario, eq(usuario.id, remessa.criado_por))

type Lida = Awaited<ReturnType<typeof ler>>[number]

export const nomeDaRemessa = ({ remessa: { numero }, conta: { banco } }: Pick<Lida, 'remessa' | 'conta'>) =>
  `remessa-${banco}-${String(numero).padStart(6, '0')}.rem`

const vista = (lida: Lida): Remessa => {
  const { id, numero, situacao, falha, titulos, valor, criado_em, baixada_em } = lida.remessa
  return {
    ...{ id, numero, situacao, falha, titulos, valor, criado_em, baixada_em },
    criado_por: lida.criado_por,
    conta: { ...lida.conta, empresa: lida.empresa },
    nome_do_arquivo: nomeDaRemessa(lida),
  }
}

export const acharRemessa = async (db: Db, quem: Pessoa, id: string) => {
  const [lida] = await ler(db).where(and(eq(remessa.id, id), alcancada(quem)))
  if (!lida) throw naoEncontrado()
  return lida
}

export const obterRemessa = async (db: Db, quem: Pessoa, id: string): Promise<Remessa> =>
  vista(await acharRemessa(db, quem, id))

/** The last one first. Ids grow with time. */
export const listarRemessas = async (db: Db, quem: Pessoa, filtro: FiltroRemessa) => {
  const trecho = lerTrecho<'numero'>('-numero', filtro)
  const alem =
    trecho.lido && (trecho.descendo ? lt(remessa.id, trecho.lido.chave) : gt(remessa.id, trecho.lido.chave))
  const daConta = filtro.conta_bancaria_id
    ? eq(remessa.conta_bancaria_id, filtro.conta_bancaria_id)
    : undefined
  const lidas = await ler(db)
    .where(and(alcancada(quem), daConta, alem))
    .orderBy(trecho.descendo ? desc(remessa.id) : remessa.id)
    .limit(trecho.limite + 1)
  const { linhas, ...pontas } = emPagina(trecho, lidas, ({ remessa: { id } }) => ({ chave: id, id }))
  return { itens: linhas.map(vista), ...pontas }
}

type Contada = {
  conta_bancaria_id: string
  entradas: number
  baixas: number
  mudancas: number
  vencidas: number
  valor: string
}

/** Account by account, also those for which nothing waits. While a file is written, all that waits goes into it. */
export const oQueSeRemete = async (db: Db, quem: Pessoa): Promise<{ itens: ARemeter[] }> => {
  const contas = await db
    .select({ conta: contaBancaria, empresa: { id: empresa.id, nome: empresa.nome_fantasia } })
    .from(contaBancaria)
    .innerJoin(empresa, eq(empresa.id, contaBancaria.empresa_id))
    .where(and(isNull(contaBancaria.excluido_em), alcancada(quem)))
    .orderBy(empresa.nome_fantasia, contaBancaria.nome)
  const hoje = await hojeNoProvedor(db)
  const { rows } = await db.execute<Contada>(sql`
    select i.conta_bancaria_id, count(*) filter (where i.movimento = 'ENTRADA')::integer as entradas,
      count(*) filter (where i.movimento = 'BAIXA')::integer as baixas,
      count(*) filter (where i.movimento in ('VENCIMENTO', 'OUTROS_DADOS'))::integer as mudancas,
      count(*) filter (where i.movimento = 'ENTRADA' and b.vencimento < ${hoje}::date)::integer as vencidas,
      coalesce(sum(b.valor) filter (where i.movimento = 'ENTRADA'), 0) as valor
    from boleto_instrucao i join boleto b on b.id = i.boleto_id
    where i.remessa_id is null and i.conta_bancaria_id = any(${sql.param(contas.map(({ conta }) => conta.id))}::uuid[])
      and not exists (
        select 1 from remessa r where r.conta_bancaria_id = i.conta_bancaria_id and r.situacao = 'GERANDO')
    group by 1`)
  return {
    itens: contas.map(({ conta, empresa }) => {
      const contada = rows.find(({ conta_bancaria_id }) => conta_bancaria_id === conta.id)
      const [problema] = bancos[conta.banco].conferir(conta, 'remessa')
      return {
        conta: { id: conta.id, nome: conta.nome, banco: conta.banco, empresa },
        entradas: contada?.entradas ?? 0,
        baixas: contada?.baixas ?? 0,
        mudancas: contada?.mudancas ?? 0,
        vencidas: contada?.vencidas ?? 0,
        valor: Number(contada?.valor ?? 0),
        impedimento: problema?.mensagem ?? null,
      }
    }),
  }
}
