import type { ItemDoBoleto } from '@balcao/contract/cobranca/boleto'
import { vencimentoDoMes } from '@balcao/contract/cobranca/vencimento'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { MesDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { type ContratoACobrar, custoPorMes } from '#vendas/contrato/para-cobrar.queries.ts'
import type { Cobranca } from './gravar.commands.ts'
import type { Pagador } from './pagadores.queries.ts'
import { feriadosDoPagador } from './vencer.ts'

type Regras = Pick<
  Configuracao,
  'fuso_horario' | 'feriados_municipais' | 'vencimento_da_mensalidade' | 'dias_minimos_para_vencer'
>

/** `12/2026`. */
export const mesEmPalavras = (competencia: string) => competencia.split('-').reverse().join('/')

const itensDe = ({ linhas }: Pick<MesDoContrato, 'linhas'>): ItemDoBoleto[] =>
  linhas.map(({ descricao, valor }) => ({ descricao, valor }))

type AVista = Pick<Cobranca, 'competencia' | 'vencimento' | 'itens' | 'valor'> & {
  impedimento: string | null
}

/** What a contract owes for a month and when, by its frozen price. Null when it was not in force in that month. */
export const mesACobrar = (
  lido: ContratoACobrar,
  { pagador, impedimento }: Pagador,
  regras: Regras,
  vendaCobrada: boolean,
) => {
  const {
    fuso_horario: fuso,
    vencimento_da_mensalidade: mes,
    dias_minimos_para_vencer: dias_minimos,
  } = regras
  const custo = custoPorMes(lido, fuso, vendaCobrada)
  const hoje = diaNoFuso(new Date(), fuso)
  const feriado = pagador ? feriadosDoPagador(pagador, regras) : () => null
  const quando = { dia: lido.venda.dia_vencimento, mes, hoje, dias_minimos, feriado }
  return (competencia: string): AVista | null => {
    const custou = custo(competencia)
    if (!custou) return null
    return {
      competencia,
      vencimento: vencimentoDoMes(competencia, quando),
      itens: itensDe(custou),
      valor: custou.total,
      impedimento: impedimento ?? (custou.total > 0 ? null : 'Não há o que cobrar neste mês'),
    }
  }
}
