import type { AcaoDoBoleto } from '@balcao/contract/cobranca/boleto-acoes'
import { ComMotivo } from './ComMotivo.tsx'
import { DarBaixa } from './DarBaixa.tsx'
import { MudarVencimento } from './MudarVencimento.tsx'
import { type DialogoProps, QuadroDoBoleto } from './QuadroDoBoleto.tsx'

const SEM_MAIS = () => ({})

/** The question of each action. Mounted while it is asked. */
export function DialogoDaAcao({ acao, ...props }: DialogoProps & { acao: AcaoDoBoleto }) {
  switch (acao) {
    case 'pagar':
      return <DarBaixa {...props} />
    case 'mudar_vencimento':
      return <MudarVencimento {...props} />
    case 'remeter_de_novo':
      return <QuadroDoBoleto {...props} acao={acao} conferir={SEM_MAIS} />
    default:
      return <ComMotivo {...props} acao={acao} />
  }
}
