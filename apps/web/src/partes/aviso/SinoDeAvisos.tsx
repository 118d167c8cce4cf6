import { TETO_DE_NAO_LIDOS } from '@balcao/contract/vendas/aviso-numero-api'
import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { Icone } from '#ui/Icone.tsx'
import { useJuntoDoBotao } from '#ui/menu/useJuntoDoBotao.ts'
import { tardio } from '#ui/tardio.ts'
import { useVivo } from '#vivo/useVivo.ts'
import { numeroDeAvisos, useRelerAvisos } from './numero.data.ts'
import classes from './Sino.module.css'

const UltimosAvisos = tardio(() => import('./UltimosAvisos.tsx').then(({ UltimosAvisos }) => UltimosAvisos))

const AVISOS = 'Avisos'

const emTexto = (quantos: number) => {
  if (quantos === 0) return null
  return quantos > TETO_DE_NAO_LIDOS ? `${TETO_DE_NAO_LIDOS}+` : String(quantos)
}

/** How many notices are unread, wherever they were made or read, and the latest of them. */
export function SinoDeAvisos() {
  const id = useId()
  const alvo = useRef<HTMLButtonElement>(null)
  const painel = useRef<HTMLDivElement>(null)
  const ancora = useRef<Element>(null)
  const [aberto, setAberto] = useState(false)
  const { data } = useQuery(numeroDeAvisos)
  useVivo('aviso', useRelerAvisos())
  useJuntoDoBotao({ painel, alvo: ancora, aberto, aoLado: false })
  function abrir() {
    // On a phone there is not enough room beside the bell, so the whole bar is what it hangs from.
    const estreita = window.matchMedia('(max-width: 36em)').matches
    ancora.current = (estreita && alvo.current?.closest('header')) || alvo.current
    setAberto(true)
  }
  const naoLidos = emTexto(data?.nao_lidos ?? 0)
  return (
    <>
      <ActionIcon
        ref={alvo}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={
          naoLidos ? `${AVISOS}: ${naoLidos} ${naoLidos === '1' ? 'não lido' : 'não lidos'}` : AVISOS
        }
        aria-haspopup="dialog"
        aria-expanded={aberto}
        popoverTarget={id}
      >
        <Icone nome="tabler:bell" tamanho={20} />
        {naoLidos && (
          <span className={classes.numero} aria-hidden>
            {naoLidos}
          </span>
        )}
      </ActionIcon>
      <div
        ref={painel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={AVISOS}
        className={classes.painel}
        onBeforeToggle={({ newState }) => newState === 'open' && abrir()}
        onToggle={({ newState }) => newState === 'closed' && setAberto(false)}
      >
        {aberto && (
          <Suspense>
            <UltimosAvisos haNaoLidos={naoLidos !== null} aoFechar={() => painel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  )
}
