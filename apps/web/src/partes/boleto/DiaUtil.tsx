import { proximoDiaBancario } from '@balcao/contract/cobranca/dia-bancario'
import { formatarData, lerData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { Text } from '@mantine/core'
import { configuracao } from '#configuracao.ts'
import { textos } from './boleto.textos.ts'

/** Which day a due date becomes. Holidays of the payer's own town are only known to the server. */
export function DiaUtil({ dia }: { dia: string | null }) {
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  // A day that is over is refused: it becomes no other.
  const util = dia && lerData(dia) === dia && dia >= hoje ? proximoDiaBancario(dia) : dia
  return (
    <Text size="sm" role="status">
      {util && util !== dia && textos.proximoDiaUtil(formatarData(util))}
    </Text>
  )
}
