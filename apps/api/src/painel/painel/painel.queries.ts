import type { FiltroDoPainel, Funil, Numeros, Painel } from '@balcao/contract/painel/painel-api'
import { passoDo, passosDo } from '@balcao/contract/painel/periodo'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { type NomeDaSoma, nomesDasSomas, somadas } from '../soma/somas.ts'
import { perguntar, prepararPergunta } from './perguntar.ts'

type Somas = Record<NomeDaSoma, number>
/** Of the period before, everything is one row. */
type Linha = Somas & { atual: boolean; dia: string | null }

const PERGUNTA = prepararPergunta({
  consulta: (linhas) => sql`
    select row_to_json(t)::text as linha from (
      select l.atual,
        case when l.atual then date_trunc(${sql.placeholder('passo')}::text, l.inicio::timestamp)::date end as dia,
        ${somadas()}
      from (${linhas}) l group by 1, 2) t`,
  cortes: ['TODAS'],
  doVendedor: true,
  rapida: true,
})

const somar = (linhas: readonly Somas[]) =>
  Object.fromEntries(
    nomesDasSomas.map((nome) => [nome, linhas.reduce((soma, linha) => soma + linha[nome], 0)]),
  ) as Somas

const numerosDe = (s: Somas): Numeros => ({
  vendidas: s.vendidas,
  vendidas_valor: s.vendidas_valor,
  aprovadas: s.aprovadas,
  aprovadas_valor: s.aprovadas_valor,
  instaladas: s.instaladas,
  instaladas_valor: s.instaladas_valor,
  reprovadas: s.reprovadas,
  reprovadas_valor: s.reprovadas_valor,
  canceladas: s.canceladas,
  canceladas_valor: s.canceladas_valor,
})

const ETAPAS = ['analise', 'aprovada', 'agendada', 'concluida'] as const

const funilDe = (s: Somas): Funil => ({
  enviadas: s.vendidas,
  etapas: ETAPAS.map((marco) => {
    const vendas = s[`chegaram_${marco}`]
    return { marco, vendas, segundos: vendas ? Math.round(s[`segundos_${marco}`] / vendas) : null }
  }),
  reprovadas: s.chegaram_reprovada,
  canceladas: s.chegaram_cancelada,
})

const NADA = somar([])

export const obterPainel = async (db: Db, leitura: Leitura, filtro: FiltroDoPainel): Promise<Painel> => {
  const { usuario, valores, linhas: lidas } = await perguntar<Linha>(db, leitura, PERGUNTA, filtro)
  const atuais = lidas.filter(({ atual }) => atual)
  const porDia = new Map(atuais.map((linha) => [linha.dia, linha]))
  const periodo = { de: filtro.de, ate: filtro.ate }
  const total = somar(atuais)
  return {
    proprias: !usuario.pode('LISTAR.TODAS_VENDAS'),
    periodo,
    anterior: { de: valores.antes_de, ate: valores.antes_ate },
    passo: passoDo(periodo),
    atual: numerosDe(total),
    antes: numerosDe(somar(lidas.filter(({ atual }) => !atual))),
    funil: funilDe(total),
    serie: passosDo(periodo).map((dia) => ({ dia, ...numerosDe(porDia.get(dia) ?? NADA) })),
  }
}
