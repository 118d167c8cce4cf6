import {
  boletosAEmitir,
  type FalhaDoLote,
  type FiltroLote,
  type Lote,
  type PreviaDoLote,
} from '@balcao/contract/cobranca/lote-api'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { diaNoFuso, somarMeses } from '@balcao/contract/valores/dia'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { emPagina, lerTrecho } from '#infra/db/trecho.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { boletoLote, boletoLoteFalha } from '../lote.table.ts'
import { DE_CONTRATOS, emVigorNoMes, TEM_BOLETO } from './contratos.queries.ts'
import { contarSemCobranca } from './sem-cobranca.queries.ts'

const alcancado = ({ empresas }: Pessoa) =>
  empresas === null ? undefined : inArray(boletoLote.empresa_id, [...empresas])

const ler = (db: Db) =>
  db
    .select({
      lote: boletoLote,
      empresa: { id: empresa.id, nome: empresa.nome_fantasia },
      conta: { id: contaBancaria.id, nome: contaBancaria.nome },
      criado_por: usuario.nome,
    })
    .from(boletoLote)
    .innerJoin(empresa, eq(empresa.id, boletoLote.empresa_id))
    .innerJoin(contaBancaria, eq(contaBancaria.id, boletoLote.conta_bancaria_id))
    .innerJoin(usuario, eq(usuario.id, boletoLote.criado_por))

type Lido = Awaited<ReturnType<typeof ler>>[number]

const visto = ({ lote, ...nomes }: Lido): Lote => ({ ...lote, ...nomes })

export const obterLote = async (db: Db, quem: Pessoa, id: string): Promise<Lote> => {
  const [lido] = await ler(db).where(and(eq(boletoLote.id, id), alcancado(quem)))
  if (!lido) throw naoEncontrado()
  return visto(lido)
}

/** The last one first. Ids grow with time. */
export const listarLotes = async (db: Db, quem: Pessoa, filtro: FiltroLote) => {
  const trecho = lerTrecho<'criado_em'>('-criado_em', filtro)
  const alem =
    trecho.lido &&
    (trecho.descendo ? lt(boletoLote.id, trecho.lido.chave) : gt(boletoLote.id, trecho.lido.chave))
  const lidos = await ler(db)
    .where(and(alcancado(quem), alem))
    .orderBy(trecho.descendo ? desc(boletoLote.id) : asc(boletoLote.id))
    .limit(trecho.limite + 1)
  const { linhas, ...pontas } = emPagina(trecho, lidos, ({ lote: { id } }) => ({ chave: id, id }))
  return { itens: linhas.map(visto), ...pontas }
}

export const falhasDoLote = async (db: Db, quem: Pessoa, id: string, filtro: FiltroLote) => {
  await obterLote(db, quem, id)
  const trecho = lerTrecho<'criado_em'>('criado_em', filtro)
  const coluna = boletoLoteFalha.cliente_plano_id
  const alem =
    trecho.lido && (trecho.descendo ? lt(coluna, trecho.lido.chave) : gt(coluna, trecho.lido.chave))
  const lidas: FalhaDoLote[] = await db
    .select({
      cliente_plano_id: coluna,
      cliente: { id: cliente.id, nome: cliente.nome },
      plano: contrato.plano_nome,
      motivo: boletoLoteFalha.motivo,
    })
    .from(boletoLoteFalha)
    .innerJoin(contrato, eq(contrato.id, coluna))
    .innerJoin(cliente, eq(cliente.id, contrato.cliente_id))
    .where(and(eq(boletoLoteFalha.lote_id, id), alem))
    .orderBy(trecho.descendo ? desc(coluna) : asc(coluna))
    .limit(trecho.limite + 1)
  const { linhas, ...pontas } = emPagina(trecho, lidas, (um) => ({
    chave: um.cliente_plano_id,
    id: um.cliente_plano_id,
  }))
  return { itens: linhas, ...pontas }
}

export const contratosDoLote = async (db: Db, empresa_id: string, competencia: string) => {
  const { rows } = await db.execute<{ contratos: number; ja_emitidos: number }>(sql`
    select count(*)::integer as contratos, count(*) filter (where ${TEM_BOLETO(competencia)})::integer as ja_emitidos
    from ${DE_CONTRATOS} where ${emVigorNoMes(empresa_id, competencia)}`)
  return rows[0] ?? { contratos: 0, ja_emitidos: 0 }
}

const verMes = async (
  db: Db,
  empresa_id: string,
  competencia: string,
  { fuso_horario }: Configuracao,
): Promise<PreviaDoLote> => ({
  competencia,
  ...(await contratosDoLote(db, empresa_id, competencia)),
  sem_cobranca: await contarSemCobranca(db, { empresa_id, competencia, fuso_horario }),
})

/** Nothing is left to charge, or the last batch of the month found nothing else. */
const mesEmitido = async (db: Db, empresa_id: string, visto: PreviaDoLote) => {
  const { competencia, contratos } = visto
  if (contratos > 0 && boletosAEmitir(visto) === 0) return true
  const [ultimo] = await db
    .select({ situacao: boletoLote.situacao, falhas: boletoLote.falhas })
    .from(boletoLote)
    .where(and(eq(boletoLote.empresa_id, empresa_id), eq(boletoLote.competencia, competencia)))
    .orderBy(desc(boletoLote.id))
    .limit(1)
  return ultimo?.situacao === 'CONCLUIDO' && ultimo.falhas === 0
}

/** The month whose invoices are due next month. When that one was issued already, the month after it. */
const verProximo = async (db: Db, empresa_id: string, configuracao: Configuracao) => {
  const { fuso_horario, vencimento_da_mensalidade: quando } = configuracao
  const mes = (daqui: number) => somarMeses(diaNoFuso(new Date(), fuso_horario), daqui).slice(0, 7)
  const primeira = quando === 'SEGUINTE' ? 0 : 1
  const visto = await verMes(db, empresa_id, mes(primeira), configuracao)
  return (await mesEmitido(db, empresa_id, visto))
    ? verMes(db, empresa_id, mes(primeira + 1), configuracao)
    : visto
}

type Pedido = { empresa_id: string; competencia?: string | undefined }

export const previaDoLote = async (db: Db, quem: Pessoa, { empresa_id, competencia }: Pedido) => {
  if (!temEmpresa(quem, empresa_id)) throw naoEncontrado()
  const configuracao = await lerConfiguracao(db)
  return competencia
    ? verMes(db, empresa_id, competencia, configuracao)
    : verProximo(db, empresa_id, configuracao)
}
