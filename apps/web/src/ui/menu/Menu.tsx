import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import classes from './Menu.module.css'
import { focarItem, moverEntreItens } from './teclado.ts'
import { useAbrirAoPassar } from './useAbrirAoPassar.ts'
import { useJuntoDoBotao } from './useJuntoDoBotao.ts'

type LigacaoDoBotao = {
  ref: Ref<HTMLButtonElement>
  id: string
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onClick: (evento: MouseEvent) => void
  onKeyDown: (evento: KeyboardEvent) => void
}

type MenuProps = {
  /** Renders the button that opens it. The given props must be spread on it. */
  botao: (ligacao: LigacaoDoBotao) => ReactNode
  /** What is being chosen, when the button's own name does not say it. */
  rotulo?: string
  /** Beside the button, not below or above it. */
  aoLado?: boolean
  abreAoPassar?: boolean
  children: ReactNode
}

/**
 * A menu that uses the browser's own popover, which brings the top layer, Escape, closing on a click
 * elsewhere, and returning the focus to the button. The kit's menu would add 23 KB to every first visit.
 */
export function Menu({ botao, rotulo, aoLado = false, abreAoPassar = false, children }: MenuProps) {
  const id = useId()
  const alvo = useRef<HTMLButtonElement>(null)
  const painel = useRef<HTMLDivElement>(null)
  const [aberto, setAberto] = useState(false)
  const passagem = useAbrirAoPassar(painel)
  useJuntoDoBotao({ painel, alvo, aberto, aoLado })

  function aoClicar(evento: MouseEvent) {
    // Already opened by hovering: the click means "stay open", not "close".
    if (!passagem.fixar()) return
    evento.preventDefault()
    focarItem(painel.current, 0)
  }

  function aoTeclarNoBotao(evento: KeyboardEvent) {
    if (evento.key !== 'ArrowDown') return
    evento.preventDefault()
    passagem.fixar()
    painel.current?.togglePopover(true)
    focarItem(painel.current, 0)
  }

  function aoAbrir() {
    // Hovering alone must not take the focus from where the person is typing.
    if (!passagem.emCurso()) focarItem(painel.current, 0)
  }

  // Not before it has closed: the focus could not return to the button from an item that no longer exists.
  function aoFechar() {
    passagem.fixar()
    setAberto(false)
  }

  return (
    <div className={classes.lugar} {...(abreAoPassar ? passagem.eventos : {})}>
      {botao({
        ref: alvo,
        id: `${id}-botao`,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': aberto,
        'aria-controls': id,
        onClick: aoClicar,
        onKeyDown: aoTeclarNoBotao,
      })}
      <div
        ref={painel}
        id={id}
        popover="auto"
        role="menu"
        className={classes.painel}
        {...(rotulo ? { 'aria-label': rotulo } : { 'aria-labelledby': `${id}-botao` })}
        onBeforeToggle={({ newState }) => newState === 'open' && setAberto(true)}
        onToggle={({ newState }) => (newState === 'open' ? aoAbrir() : aoFechar())}
        onKeyDown={moverEntreItens}
        onClick={({ target, currentTarget }) => {
          if ((target as Element).closest('[data-fecha]')) currentTarget.hidePopover()
        }}
      >
        {aberto && children}
      </div>
    </div>
  )
}
