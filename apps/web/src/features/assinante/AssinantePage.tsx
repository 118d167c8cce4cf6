import type { Identificado } from '@balcao/contract/vendas/aceite'
import { useState } from 'react'
import { LinkSemValor } from '#partes/publica/LinkSemValor.tsx'
import { tomarLink } from '#partes/publica/link.ts'
import { textos } from './assinante.textos.ts'
import { Contratacao } from './Contratacao.tsx'
import { FimDoAceite } from './FimDoAceite.tsx'
import { useGuardado } from './guardado.ts'
import { Identidade } from './Identidade.tsx'

/** The subscriber's page: who they are, what is offered, the documents that are missing, and their acceptance. */
export function AssinantePage() {
  const [t] = useState(() => tomarLink('assinante'))
  return t ? <Aceite t={t} /> : <LinkSemValor />
}

const jaAceita = ({ fechada }: Identificado) =>
  ({ como: 'aceita', feito: fechada === null ? null : { protocolo: 0, fechada } }) as const

function Aceite({ t }: { t: string }) {
  const [guardado, mudar] = useGuardado(t)
  const { quem, fim } = guardado
  if (fim) return <FimDoAceite fim={fim} nome={quem?.primeiro_nome ?? ''} />
  if (!quem) return <Identidade guardado={guardado} mudar={mudar} />
  if (quem.estado === 'ACEITO') return <FimDoAceite fim={jaAceita(quem)} nome={quem.primeiro_nome} />
  if (quem.estado !== 'ABERTO' || quem.ingresso === null)
    return quem.estado === 'ABERTO' ? <LinkSemValor /> : <LinkSemValor texto={textos.semValor[quem.estado]} />
  return (
    <Contratacao
      nome={quem.primeiro_nome}
      ingresso={quem.ingresso}
      motivo={guardado.motivo ?? ''}
      mudar={mudar}
    />
  )
}
