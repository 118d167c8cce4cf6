import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { diasDaSemana } from '@balcao/contract/provedor/configuracao-instalacao'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { horaNoFuso } from '@balcao/contract/valores/hora'
import type { DiaDeInstalacao } from '@balcao/contract/vendas/instalacao-api'
import { type Turno, turnos } from '@balcao/contract/vendas/pagamento'
import { turnoPassou } from '@balcao/contract/vendas/pedido-de-instalacao'
import { and, between, count, eq, ne } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { venda } from '../venda.table.ts'

const DIAS = 28

/** The day and the hour by the provider's clock. */
export const agoraNoProvedor = ({ fuso_horario }: Configuracao) => {
  const agora = new Date()
  return { hoje: diaNoFuso(agora, fuso_horario), hora: horaNoFuso(agora, fuso_horario) }
}

/** How many installations a city takes per turno. Null: any number. */
export const vagasDaCidade = (
  { vagas_por_turno, vagas_por_cidade }: Configuracao,
  codigo_ibge: number,
): number | null => {
  const dela = vagas_por_cidade.find((cidade) => cidade.codigo_ibge === codigo_ibge)
  return (dela ? dela.vagas : vagas_por_turno) || null
}

type DiaDaSemana = keyof typeof diasDaSemana
const semana = Object.keys(diasDaSemana) as DiaDaSemana[]

/** Why nothing is installed on a day. Null: it is. */
export const porQueNaoSeInstala = (
  { dias_de_instalacao, datas_sem_instalacao }: Configuracao,
  data: string,
): string | null => {
  const [ano, mes, dia] = data.split('-')
  const escrita = [`${dia}/${mes}`, `${dia}/${mes}/${ano}`]
  if (datas_sem_instalacao.some((texto) => escrita.includes(texto))) return 'Feriado ou data sem instalação'
  const nome = semana[new Date(`${data}T00:00:00Z`).getUTCDay()] as DiaDaSemana
  return dias_de_instalacao.includes(nome) ? null : `Não se instala: ${diasDaSemana[nome].toLowerCase()}`
}

const tomada = (codigo_ibge: number, de: string, ate: string) =>
  and(
    eq(venda.situacao, 'AGENDADA'),
    between(venda.agendamento_data, de, ate),
    eq(venda.codigo_ibge, codigo_ibge),
  )

export type Vaga = { codigo_ibge: number; data: string; turno: Turno }

/** How many others are scheduled there and then. */
export const agendadasEm = (db: Db, { codigo_ibge, data, turno }: Vaga, exceto: string) =>
  db.$count(
    venda,
    and(tomada(codigo_ibge, data, data), eq(venda.agendamento_turno, turno), ne(venda.id, exceto)),
  )

/** Four weeks of days, from today or later. */
export const diasDeInstalacao = async (
  db: Db,
  { codigo_ibge, de }: { codigo_ibge: number; de?: string | undefined },
): Promise<DiaDeInstalacao[]> => {
  const configuracao = await lerConfiguracao(db)
  const agora = agoraNoProvedor(configuracao)
  const primeiro = de && de > agora.hoje ? de : agora.hoje
  const vagas = vagasDaCidade(configuracao, codigo_ibge)
  const ocupadas =
    vagas === null ? [] : await ocupadasEntre(db, codigo_ibge, primeiro, somarDias(primeiro, DIAS - 1))
  const livres = (data: string, turno: Turno) => {
    if (vagas === null) return null
    const { quantas = 0 } = ocupadas.find((uma) => uma.data === data && uma.turno === turno) ?? {}
    return Math.max(0, vagas - quantas)
  }
  return Array.from({ length: DIAS }, (_, indice) => {
    const data = somarDias(primeiro, indice)
    return {
      data,
      fechado: porQueNaoSeInstala(configuracao, data),
      turnos: turnos.map((turno) => ({
        turno,
        livres: livres(data, turno),
        passou: turnoPassou({ data, turno }, agora),
      })),
    }
  })
}

const ocupadasEntre = (db: Db, codigo_ibge: number, de: string, ate: string) =>
  db
    .select({ data: venda.agendamento_data, turno: venda.agendamento_turno, quantas: count() })
    .from(venda)
    .where(tomada(codigo_ibge, de, ate))
    .groupBy(venda.agendamento_data, venda.agendamento_turno)
