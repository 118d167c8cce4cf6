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
  /** The button that opens it, with all that it is given here spread on it. */
  botao: (ligacao: LigacaoDoBotao) => ReactNode
  /** What is being chosen, where the button's own name does not say it. */
  rotulo?: string
  /** Beside the button, not under or over it. */
  aoLado?: boolean
  abreAoPassar?: boolean
  children: ReactNode
}

/**
 * A menu on the browser's own popover, which brings the top layer, Escape, the click elsewhere and the focus back
 * on the button. The kit's menu would cost each first visit 23 KB more.
 */
export function Menu({ botao, rotulo, aoLado = false, abreAoPassar = false, children }: MenuProps) {
  const id = useId()
  const alvo = useRef<HTMLButtonElement>(null)
  const painel = useRef<HTMLDivElement>(null)
  const [aberto, setAberto] = useState(false)
  const passagem = useAbrirAoPassar(painel)
  useJuntoDoBotao({ painel, alvo, aberto, aoLado })

  function aoClicar(evento: MouseEvent) {
    // Open under the mouse already: the click means "stay", not "close".
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
    // The mouse alone must not take the focus away from where one is typing.
    if (!passagem.emCurso()) focarItem(painel.current, 0)
  }

  // Not before it has closed: the focus could not go back to the button from an item that is already gone.
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
