import { VisuallyHidden } from '@mantine/core'
import type { Ref } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
import { textos as textosDaUi } from '#ui/textos.ts'
import classes from './CampoIcone.module.css'
import { nomeDoIcone, textos } from './CampoIcone.textos.ts'

type CampoIconeGradeProps = {
  ref: Ref<HTMLDivElement>
  id: string
  rotulo: string
  opcoes: readonly string[]
  escolhido: string
  /** Index of the one marked with the arrows; -1 while there is none. */
  marcado: number
  buscando: boolean
  erro: { message: string } | null
  aoTentarDeNovo: () => void
  aoEscolher: (icone: string) => void
}

/** The icons found, over what is below the field. */
export function CampoIconeGrade(props: CampoIconeGradeProps) {
  const { ref, id, opcoes, buscando, erro } = props
  const vazio = opcoes.length === 0
  return (
    // The field keeps the focus, so that a press on the scrollbar does not close the list.
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field
    <div className={classes.painel} onMouseDown={(evento) => evento.preventDefault()}>
      {erro && <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={props.aoTentarDeNovo} />}
      {!erro && vazio && <p className={classes.nenhum}>{buscando ? textosDaUi.carregando : textos.nenhum}</p>}
      <VisuallyHidden role="status">{!erro && !buscando && textos.quantos(opcoes.length)}</VisuallyHidden>
      <div
        ref={ref}
        id={id}
        role="listbox"
        aria-label={props.rotulo}
        aria-busy={buscando}
        className={classes.grade}
        hidden={vazio || erro !== null}
      >
        {opcoes.map((icone, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field says which one is active
          <div
            key={icone}
            id={`${id}-${i}`}
            role="option"
            title={nomeDoIcone(icone)}
            aria-label={nomeDoIcone(icone)}
            aria-selected={icone === props.escolhido}
            data-marcado={i === props.marcado || undefined}
            className={classes.casa}
            onClick={() => props.aoEscolher(icone)}
          >
            <Icone nome={icone} tamanho={22} />
          </div>
        ))}
      </div>
    </div>
  )
}
