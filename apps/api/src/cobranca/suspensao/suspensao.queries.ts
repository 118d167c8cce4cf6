import type {
  FiltroSuspensao,
  PaginaDeSuspensoes,
  SuspensaoSugerida,
  TipoDeSuspensao,
} from '@balcao/contract/cobranca/suspensao-api'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { quantos } from '@balcao/contract/valores/quantos'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { emPagina, lerTrecho } from '#infra/db/trecho.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'

export type Regra = { modo: PaginaDeSuspensoes['modo']; dias: number; hoje: string }

export const regraEmVigor = async (db: Db): Promise<Regra> => {
  const { suspensao_por_atraso, dias_para_suspender, fuso_horario } = await lerConfiguracao(db)
  return {
    modo: suspensao_por_atraso,
    dias: dias_para_suspender,
    hoje: diaNoFuso(new Date(), fuso_horario),
  }
}

/** Whose contracts: those of a person, all of them, or one. */
type Alcance = { empresas: readonly string[] | null; contratoId?: string }

const daEmpresa = ({ empresas }: Alcance, coluna: SQL) =>
  empresas === null ? sql`true` : sql`${coluna} = any(${sql.param([...empresas])}::uuid[])`

const soEste = ({ contratoId }: Alcance, coluna: SQL) =>
  contratoId ? sql`${coluna} = ${contratoId}::uuid` : sql`true`

/** What the bank rejected nobody could pay. */
const MENSALIDADE = sql`b.origem = 'CONTRATO' and b.registro <> 'REJEITADO'`

/** Company by company, in the order of the index that the list of boletos has. */
const quemDeve = (alcance: Alcance, ultimo: string) => {
  const vencido = sql`b.a_vencer < ${ultimo}::date and ${MENSALIDADE}`
  return alcance.contratoId
    ? sql`select b.cliente_plano_id as id, min(b.a_vencer) as desde from boleto b
        where b.cliente_plano_id = ${alcance.contratoId}::uuid and ${vencido} group by 1`
    : sql`select d.id, min(d.desde) as desde from empresa cross join lateral (
        select b.cliente_plano_id as id, b.a_vencer as desde from boleto b
        where b.empresa_id = empresa.id and ${vencido}) d
        where ${daEmpresa(alcance, sql`empresa.id`)} group by 1`
}

const aSuspender = (alcance: Alcance, { hoje, dias }: Regra) => sql`
  select k.id, k.cliente_id, k.plano_nome, d.desde from (${quemDeve(alcance, somarDias(hoje, -dias))}) d
  join cliente_plano k on k.id = d.id and k.situacao = 'ATIVO'`

/** Suspended for not paying, by the last suspension that it had, and with nothing overdue any more. */
const aReligar = (alcance: Alcance, { hoje }: Regra) => sql`
  select k.id, k.cliente_id, k.plano_nome, s.dia as desde from cliente_plano k
  join lateral (select e.dia, e.dados from contrato_evento e
    where e.contrato_id = k.id and e.tipo = 'SUSPENSAO' and e.situacao = 'FEITO'
    order by e.dia desc, e.id desc limit 1) s on s.dados ? 'por_atraso'
  where k.situacao = 'SUSPENSO' and ${soEste(alcance, sql`k.id`)} and not exists (
    select 1 from boleto b where b.cliente_plano_id = k.id and b.a_vencer < ${hoje}::date and ${MENSALIDADE})`

const achados = (tipo: TipoDeSuspensao, alcance: Alcance, regra: Regra) => sql`
  (select a.*, c.nome as cliente, c.empresa_id from
    (${tipo === 'SUSPENDER' ? aSuspender(alcance, regra) : aReligar(alcance, regra)}) a
  join cliente c on c.id = a.cliente_id and c.excluido_em is null and ${daEmpresa(alcance, sql`c.empresa_id`)}) a`

type Lida = {
  id: string
  cliente_id: string
  cliente: string
  empresa: string
  plano_nome: string
  desde: string
  boletos: number
  valor: string
  primeiro: number | null
}

const comoMotivo = (tipo: TipoDeSuspensao, { primeiro, boletos }: Lida, dias: number) => {
  if (tipo === 'RELIGAR') return 'Não há mais boleto vencido'
  const outros = boletos > 1 ? `, e mais ${boletos - 1} em atraso` : ''
  return `Boleto nº ${primeiro} vencido há ${quantos(dias, 'dia', 'dias')}${outros}`
}

const UM_DIA = 86_400_000
const diasEntre = (de: string, ate: string) => Math.round((Date.parse(ate) - Date.parse(de)) / UM_DIA)

const vista =
  (tipo: TipoDeSuspensao, { hoje }: Regra) =>
  (lida: Lida): SuspensaoSugerida => {
    const dias = diasEntre(lida.desde, hoje)
    return {
      contrato_id: lida.id,
      cliente: { id: lida.cliente_id, nome: lida.cliente },
      ...{ empresa: lida.empresa, plano: lida.plano_nome, desde: lida.desde, dias },
      ...{ boletos: lida.boletos, valor: Number(lida.valor), motivo: comoMotivo(tipo, lida, dias) },
    }
  }

type Pedaco = { tipo: TipoDeSuspensao; alcance: Alcance; regra: Regra }

const ler = async (db: Db, { tipo, alcance, regra }: Pedaco, resto: SQL) => {
  const { rows } = await db.execute<Lida>(sql`
    select p.id, p.cliente_id, p.cliente, empresa.nome_fantasia as empresa, p.plano_nome, p.desde::text, o.*
    from (select a.* from ${achados(tipo, alcance, regra)} ${resto}) p
    join empresa on empresa.id = p.empresa_id
    cross join lateral (select count(*)::integer as boletos, coalesce(sum(b.valor), 0) as valor,
      (array_agg(b.numero::integer order by b.a_vencer, b.numero))[1] as primeiro
      from boleto b where b.cliente_plano_id = p.id and b.a_vencer < ${regra.hoje}::date and ${MENSALIDADE}) o`)
  return rows
}

/** The oldest first. */
export const listarSuspensoes = async (
  db: Db,
  { empresas }: Pessoa,
  { tipo, ...filtro }: FiltroSuspensao,
): Promise<PaginaDeSuspensoes> => {
  const regra = await regraEmVigor(db)
  const comum = { modo: regra.modo, dias_para_suspender: regra.dias }
  if (regra.modo === 'NAO') return { ...comum, itens: [], anterior: null, proximo: null }
  const trecho = lerTrecho<'desde'>('desde', filtro)
  const { descendo, lido } = trecho
  const [sinal, direcao] = [sql.raw(descendo ? '<' : '>'), sql.raw(descendo ? 'desc' : 'asc')]
  const alem = lido
    ? sql`where (a.desde, a.id) ${sinal} (${lido.chave}::date, ${lido.id}::uuid)`
    : sql.raw('')
  const limite = sql`order by a.desde ${direcao}, a.id ${direcao} limit ${trecho.limite + 1}`
  const lidas = await ler(db, { tipo, alcance: { empresas }, regra }, sql`${alem} ${limite}`)
  const emOrdem = lidas.toSorted((a, b) => (a.desde + a.id < b.desde + b.id ? -1 : 1))
  const { linhas, ...pontas } = emPagina(trecho, descendo ? emOrdem.reverse() : emOrdem, (linha) => ({
    ...{ chave: linha.desde, id: linha.id },
  }))
  return { ...comum, itens: linhas.map(vista(tipo, regra)), ...pontas }
}

/** As it is now. Null: it is not to be done, or not any more. */
export const suspensaoDoContrato = async (
  db: Db,
  { empresas }: Pessoa,
  { tipo, contratoId, regra }: { tipo: TipoDeSuspensao; contratoId: string; regra: Regra },
): Promise<SuspensaoSugerida | null> => {
  const [lida] = await ler(db, { tipo, alcance: { empresas, contratoId }, regra }, sql.raw('limit 1'))
  return lida ? vista(tipo, regra)(lida) : null
}

/** For the system. What a person gave back today is not taken again before tomorrow. */
export const contratosAMudar = async (db: Db, tipo: TipoDeSuspensao, regra: Regra): Promise<string[]> => {
  const devolvido = sql`exists (select 1 from contrato_evento e where e.contrato_id = a.id
    and e.dia = ${regra.hoje}::date and e.tipo = 'SUSPENSAO' and e.situacao = 'DESFEITO')`
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from ${achados(tipo, { empresas: null }, regra)}
    where ${tipo === 'RELIGAR' ? sql`true` : sql`not ${devolvido}`} order by a.id`)
  return rows.map(({ id }) => id)
}
