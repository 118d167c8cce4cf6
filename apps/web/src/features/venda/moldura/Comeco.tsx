import { canonico } from '@balcao/contract/base/canonico'
import { documentoValido, limparDocumento } from '@balcao/contract/valores/documento'
import type { Etapa } from '@balcao/contract/vendas/etapas'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { comDocumento } from '../consulta/registro.ts'
import { useLevarConsulta } from '../consulta/useLevarConsulta.ts'
import { useOndeVender } from '../consulta/useOndeVender.ts'
import { useEnvio } from '../envio/envio.ts'
import { useRascunho } from '../rascunho/aberto.ts'

/** Who the sale was begun for, from the address. */
export type ParaQuem = { cliente?: string | undefined; documento?: string | undefined }

type ComecoProps = { id: string; etapa: Etapa; para?: ParaQuem | undefined }

/** What happens to the draft by itself, in any step. It draws nothing. */
export function Comeco({ id, etapa, para }: ComecoProps) {
  useOndeVender()
  const porSi = useRef(false)
  useLevarConsulta(() => {
    porSi.current = true
  })
  useParaQuem(id, etapa, para)
  useAoPassar(etapa)
  useRecusaRespondida(porSi)
  return null
}

/** Applied once, and then the address no longer says it. */
function useParaQuem(id: string, etapa: Etapa, { cliente, documento }: ParaQuem = {}) {
  const { dados, mudar } = useRascunho()
  const navegar = useNavigate()
  const aplicar = useEffectEvent(() => {
    if (cliente) mudar({ cliente: { id: cliente } })
    else if (documento && documentoValido(documento)) mudar(comDocumento(dados, limparDocumento(documento)))
    void navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa }, search: {}, replace: true })
  })
  useEffect(() => {
    if (cliente || documento) aplicar()
  }, [cliente, documento])
}

/** What the server refused was what stood there: once something else stands there, it is a draft again. */
function useRecusaRespondida(porSi: RefObject<boolean>) {
  const { dados } = useRascunho()
  const { recusa, enviando, esquecer } = useEnvio()
  const recusados = useRef(dados)
  const mudou = useEffectEvent((agora: typeof dados) => {
    // The record that arrived by itself is no answer of the person's.
    // Nor is the same draft, read again because another tab wrote it.
    const outros = agora !== recusados.current && canonico(agora) !== canonico(recusados.current)
    // Confirmed with a change, it is on its way already: it must not be taken back.
    if (recusa && outros && !enviando && !porSi.current) esquecer()
    recusados.current = agora
    porSi.current = false
  })
  useEffect(() => mudou(dados), [dados])
}

/** Also by the browser's own back and forward. */
function useAoPassar(etapa: Etapa) {
  const { passarPara } = useRascunho()
  const anterior = useRef(etapa)
  const passar = useEffectEvent((para: Etapa) => passarPara(para))
  useEffect(() => {
    if (anterior.current === etapa) return
    anterior.current = etapa
    passar(etapa)
  }, [etapa])
}
