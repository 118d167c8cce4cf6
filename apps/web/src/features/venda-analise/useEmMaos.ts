import type { Analise, EmMaos } from '@balcao/contract/vendas/analise-api'
import { DECISOES } from '@balcao/contract/vendas/decisoes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { emMaosDe, largar, useAssumir } from './analise.data.ts'

/** Keeps the sale in hand while the page is open, for people who can decide about it. The others only see who has it. */
export function useEmMaos({ venda: { id, situacao, acoes }, em_maos }: Analise) {
  const decide = usePode('EDITAR.VENDA_SITUACAO', 'AUTORIZAR.VENDA_RESTRITA')
  // Who authorised it and left the page open does not keep it from the analysts.
  const [aoAbrir] = useState(situacao)
  const segura = decide && situacao === aoAbrir && acoes.some((acao) => DECISOES.includes(acao))
  const { data } = useQuery({ ...emMaosDe(id), enabled: segura })
  const assumir = useAssumir(id)
  const atual: EmMaos | null = (segura ? data : null) ?? em_maos
  const foiMinha = useRef(false)
  useEffect(() => {
    if (atual) foiMinha.current ||= atual.minha
  }, [atual])
  useEffect(() => {
    if (!segura) return
    return () => void largar(id)
  }, [id, segura])
  const deOutro = atual !== null && !atual.minha
  return {
    atual,
    deOutro,
    tomada: deOutro && foiMinha.current,
    assumir: segura && deOutro ? () => assumir.mutate() : undefined,
    assumindo: assumir.isPending,
  }
}
