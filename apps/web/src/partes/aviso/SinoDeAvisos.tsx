import { TETO_DE_NAO_LIDOS } from '@balcao/contract/vendas/aviso-api'
import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Icone } from '#ui/Icone.tsx'
import { useJuntoDoBotao } from '#ui/menu/useJuntoDoBotao.ts'
import { useVivo } from '#vivo/useVivo.ts'
import classes from './Avisos.module.css'
import { numeroDeAvisos, useRelerAvisos } from './aviso.data.ts'
import { textos } from './aviso.textos.ts'
import { UltimosAvisos } from './UltimosAvisos.tsx'

const emTexto = (quantos: number) => {
  if (quantos === 0) return null
  return quantos > TETO_DE_NAO_LIDOS ? `${TETO_DE_NAO_LIDOS}+` : String(quantos)
}

/** How many notices are unread, wherever they were made or read, and the latest of them. */
export function SinoDeAvisos() {
  const id = useId()
  const alvo = useRef<HTMLButtonElement>(null)
  const painel = useRef<HTMLDivElement>(null)
  const [aberto, setAberto] = useState(false)
  const { data } = useQuery(numeroDeAvisos())
  useVivo('aviso', useRelerAvisos())
  useJuntoDoBotao({ painel, alvo, aberto, aoLado: false })
  const naoLidos = emTexto(data?.nao_lidos ?? 0)
  return (
    <>
      <ActionIcon
        ref={alvo}
        variant="subtle"
        color="gray"
        size={40}
        className={classes.sino ?? ''}
        aria-label={textos.sino(naoLidos)}
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
        aria-label={textos.titulo}
        className={classes.painel}
        onBeforeToggle={({ newState }) => newState === 'open' && setAberto(true)}
        onToggle={({ newState }) => newState === 'closed' && setAberto(false)}
      >
        {aberto && (
          <UltimosAvisos haNaoLidos={naoLidos !== null} aoFechar={() => painel.current?.hidePopover()} />
        )}
      </div>
    </>
  )
}
