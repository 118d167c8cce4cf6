import { type BoletoResumo, estaVencido } from '@balcao/contract/cobranca/boleto'
import type { RegistroBoleto, SituacaoBoleto } from '@balcao/contract/cobranca/boleto-estados'
import {
  nomeDoRegistro,
  nomesDasSituacoesDeBoleto,
  nuncaRemetido,
} from '@balcao/contract/cobranca/boleto-opcoes'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import { textos } from './boleto.textos.ts'

const tons: Record<SituacaoBoleto, TomDaSituacao> = {
  ABERTO: 'informacao',
  PAGO: 'sucesso',
  CANCELADO: 'neutro',
}

const tonsDoRegistro: Record<RegistroBoleto, TomDaSituacao> = {
  A_REMETER: 'aviso',
  REMETIDO: 'informacao',
  REGISTRADO: 'sucesso',
  REJEITADO: 'perigo',
  BAIXADO: 'neutro',
}

type SituacaoDoBoletoProps = { boleto: Pick<BoletoResumo, 'situacao' | 'vencimento'>; hoje: string }

/** Overdue is a state to people, and only a date to the server. */
export function SituacaoDoBoleto({ boleto, hoje }: SituacaoDoBoletoProps) {
  if (estaVencido(boleto, hoje)) return <Situacao tom="perigo">{textos.vencido}</Situacao>
  return <Situacao tom={tons[boleto.situacao]}>{nomesDasSituacoesDeBoleto[boleto.situacao]}</Situacao>
}

export function RegistroDoBoleto({ boleto }: { boleto: Pick<BoletoResumo, 'situacao' | 'registro'> }) {
  const tom = nuncaRemetido(boleto) ? 'neutro' : tonsDoRegistro[boleto.registro]
  return <Situacao tom={tom}>{nomeDoRegistro(boleto)}</Situacao>
}
