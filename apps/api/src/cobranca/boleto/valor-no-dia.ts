import { proximoDiaBancario } from '@balcao/contract/cobranca/dia-bancario'
import { valorDoDia } from '@balcao/contract/cobranca/encargos'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { BoletoTravado } from './alcance.ts'
import { feriadosDoPagador } from './emitir/vencer.ts'

type Cobrado = Pick<BoletoTravado, 'valor' | 'vencimento' | 'encargos' | 'pagador'>

/** The last day without a fine. The place of the payer may have holidays of its own. */
export const prazoDo = (
  { vencimento, pagador }: Cobrado,
  configuracao: Pick<Configuracao, 'feriados_municipais'>,
) => proximoDiaBancario(vencimento, feriadosDoPagador(pagador, configuracao))

/** What is owed if it is paid on this day. */
export const valorNoDia = (
  cobrado: Cobrado,
  configuracao: Pick<Configuracao, 'feriados_municipais'>,
  dia: string,
) => {
  const { valor, vencimento, encargos } = cobrado
  const prazo = prazoDo(cobrado, configuracao)
  return { dia, ...valorDoDia({ valor, vencimento, prazo, encargos, hoje: dia }) }
}

export const valorDeHoje = (
  cobrado: Cobrado,
  configuracao: Pick<Configuracao, 'fuso_horario' | 'feriados_municipais'>,
) => valorNoDia(cobrado, configuracao, diaNoFuso(new Date(), configuracao.fuso_horario))
