import type { PagadorDoBoleto } from '@balcao/contract/cobranca/boleto'
import { fatorDoVencimento } from '@balcao/contract/cobranca/codigo-de-barras'
import { proximoDiaBancario } from '@balcao/contract/cobranca/dia-bancario'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { feriadosEm } from '@balcao/contract/valores/feriados'
import { campoInvalido } from '#infra/recusa/recusa.ts'

export const feriadosDoPagador = (
  { cidade, uf }: Pick<PagadorDoBoleto, 'cidade' | 'uf'>,
  { feriados_municipais }: Pick<Configuracao, 'feriados_municipais'>,
) => feriadosEm({ cidade, uf }, feriados_municipais)

type Relogio = Pick<Configuracao, 'fuso_horario' | 'feriados_municipais'>

/** A day that somebody typed: not in the past, and moved to the next one on which banks are open. */
export const vencimentoPedido = (
  dia: string,
  pagador: Pick<PagadorDoBoleto, 'cidade' | 'uf'>,
  configuracao: Relogio,
): string => {
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  if (dia < hoje) throw campoInvalido('vencimento', `O vencimento já passou: hoje é ${formatarData(hoje)}`)
  const util = proximoDiaBancario(dia, feriadosDoPagador(pagador, configuracao))
  try {
    fatorDoVencimento(util)
  } catch {
    throw campoInvalido('vencimento', 'O vencimento está longe demais: o código de barras vai até 13/10/2049')
  }
  return util
}
