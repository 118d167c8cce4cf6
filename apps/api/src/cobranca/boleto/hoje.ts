import { valorDoDia } from '@balcao/contract/cobranca/encargos'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { BoletoTravado } from './alcance.ts'
import { feriadosDoPagador } from './emitir/vencer.ts'

type Cobrado = Pick<BoletoTravado, 'valor' | 'vencimento' | 'encargos' | 'pagador'>

/** What is owed if it is paid today. */
export const valorDeHoje = (
  { valor, vencimento, encargos, pagador }: Cobrado,
  configuracao: Pick<Configuracao, 'fuso_horario' | 'feriados_municipais'>,
) => {
  const dia = diaNoFuso(new Date(), configuracao.fuso_horario)
  const feriado = feriadosDoPagador(pagador, configuracao)
  return { dia, ...valorDoDia({ valor, vencimento, encargos, hoje: dia, feriado }) }
}
