import type { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import { SQL, sql } from 'drizzle-orm'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { contemPalavras, peloNumero } from '#infra/db/busca.ts'
import type { Db } from '#infra/db/conexao.ts'
import { meiaNoite } from '#infra/db/meia-noite.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { atendimento, ESPERA_O_CLIENTE } from '../atendimento.table.ts'

/** `protocolo`: of the one ticket that is meant. */
export type Criterios = Omit<FiltroAtendimento, 'ordem' | 'cursor' | 'limite'> & { protocolo?: number }

/** As ranges of what the list goes by, so that its indexes answer them. */
export const VISOES = {
  em_aberto: sql`atendimento.vence_em < 'infinity'`,
  atrasados: sql`atendimento.vence_em < now()`,
  encerrados: sql`atendimento.vence_em = 'infinity'`,
}

/** Whether the list is one that everybody works through, with nothing else that narrows it. */
export const ehSoAVisao = ({
  visao: _,
  ordem: __,
  cursor: ___,
  limite: ____,
  ...outros
}: FiltroAtendimento) => Object.values(outros).every((valor) => valor === undefined || valor === '')

/** The state itself, and where in the list's order it lies. */
const naSituacao = (situacao: NonNullable<Criterios['situacao']>) => {
  const daSituacao = sql`atendimento.situacao = ${situacao}`
  if (situacao === 'AGUARDANDO_CLIENTE')
    return sql`${daSituacao} and atendimento.vence_em = ${ESPERA_O_CLIENTE}::timestamptz`
  const acabou = situacao === 'RESOLVIDO' || situacao === 'FECHADO'
  return sql`${daSituacao} and ${acabou ? VISOES.encerrados : VISOES.em_aberto}`
}

const doResponsavel = ({ id }: Pessoa, qual: NonNullable<Criterios['responsavel']>) =>
  qual === 'ninguem'
    ? sql`atendimento.responsavel_id is null`
    : sql`atendimento.responsavel_id = ${qual === 'eu' ? id : qual}::uuid`

/** What people who may not view clients search in: otherwise they could guess a document digit by digit. */
const VISIVEL = sql<string>`sem_acento(atendimento.protocolo::text || ' ' || atendimento.assunto || ' '
  || (select c.nome from cliente c where c.id = atendimento.cliente_id))`

const buscado = (quem: Pessoa, busca: string | undefined) => {
  if (!busca) return undefined
  const palavras = contemPalavras(atendimento.busca, busca)
  return veTudo(quem) ? palavras : sql`${palavras} and ${contemPalavras(VISIVEL, busca)}`
}

/** Tickets of the person's companies. */
export const alcance = ({ empresas }: Pessoa) =>
  empresas === null ? sql`true` : sql`atendimento.empresa_id = any(${sql.param(empresas)}::uuid[])`

/** The conditions of a list, for these very values. */
export const condicoes = (quem: Pessoa, f: Criterios, fuso: string): SQL => {
  const partes = [
    f.visao && VISOES[f.visao],
    f.situacao && naSituacao(f.situacao),
    f.prioridade && sql`atendimento.prioridade = ${f.prioridade}`,
    f.tipo && sql`atendimento.tipo = ${f.tipo}`,
    f.canal && sql`atendimento.canal = ${f.canal}`,
    f.responsavel && doResponsavel(quem, f.responsavel),
    f.empresa_id && sql`atendimento.empresa_id = ${f.empresa_id}::uuid`,
    f.cliente_id && sql`atendimento.cliente_id = ${f.cliente_id}::uuid`,
    f.cliente_plano_id && sql`atendimento.cliente_plano_id = ${f.cliente_plano_id}::uuid`,
    f.criado_de && sql`atendimento.criado_em >= ${meiaNoite(f.criado_de, fuso, 0)}`,
    f.criado_ate && sql`atendimento.criado_em < ${meiaNoite(f.criado_ate, fuso, 1)}`,
    f.protocolo !== undefined && sql`atendimento.protocolo = ${f.protocolo}::bigint`,
    buscado(quem, f.busca),
  ]
  return sql.join([alcance(quem), ...partes.filter((parte) => parte instanceof SQL)], sql` and `)
}

/** For a ticket's protocol. */
export const comProtocolo = (db: Db, quem: Pessoa, filtro: Criterios, fuso: string) =>
  peloNumero(
    db,
    filtro,
    (protocolo) => ({ protocolo }),
    (soEle) => sql`select 1 from atendimento where ${condicoes(quem, soEle, fuso)}`,
  )
