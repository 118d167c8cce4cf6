import { Outlet } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { carregarAnalytics } from '#analytics.ts'
import { erroFatal } from '#navegacao/erro-fatal.ts'
import { AreaDeToasts } from '#ui/toast.tsx'
import { ErroDaRaiz } from './ErroDaRota.tsx'
import { useTituloDaJanela } from './useTituloDaJanela.ts'

export function Raiz() {
  const fatal = useSyncExternalStore(erroFatal.assinar, erroFatal.atual)
  useTituloDaJanela()
  useEffect(carregarAnalytics, [])
  return (
    <>
      {fatal ? <ErroDaRaiz error={fatal} reset={erroFatal.limpar} /> : <Outlet />}
      <AreaDeToasts />
    </>
  )
}
