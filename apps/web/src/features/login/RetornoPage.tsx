import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { PaginaPublica } from '#shell/PaginaPublica.tsx'
import { lerRetorno, nomeDoCanal } from './retorno-microsoft.ts'

// Apart from the catalogue, which every visitor downloads.
const textos = {
  concluindo: 'Concluindo o login…',
  podeFechar: 'Você já pode fechar esta janela.',
}

const TEMPO_DE_FECHAR_MS = 500

const entregar = () => {
  const lido = lerRetorno(window.location.hash)
  // Tokens must not stay in the address, because the browser's history would keep them.
  window.history.replaceState(null, '', window.location.pathname)
  if (!lido) return
  const canal = new BroadcastChannel(nomeDoCanal(lido.estado))
  canal.postMessage(lido.retorno)
  canal.close()
}

/** The Microsoft pop-up ends here. This page hands over the result and closes itself. */
export function RetornoPage() {
  const [aberta, setAberta] = useState(false)
  useEffect(() => {
    entregar()
    window.close()
    const relogio = setTimeout(setAberta, TEMPO_DE_FECHAR_MS, true)
    return () => clearTimeout(relogio)
  }, [])
  return (
    <PaginaPublica titulo={textos.concluindo}>
      {aberta && <Text size="sm">{textos.podeFechar}</Text>}
    </PaginaPublica>
  )
}
