import { type KeyboardEvent, type Ref, useId } from 'react'
import { flushSync } from 'react-dom'
import type { PalavrasDoMotivo } from '#partes/motivo/useMotivoEscrito.ts'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { textos } from './acoes.textos.ts'
import classes from './EscolhaDoMotivo.module.css'

const t = textos.motivo

/** The answer that is in none of the usual words. */
export const OUTRO = ''

type EscolhaDoMotivoProps = {
  ref: Ref<HTMLFieldSetElement>
  usuais: readonly string[]
  escolhido: string | null
  aoEscolher: (motivo: string) => void
  /** What is wrong while none is chosen. */
  semEscolha: string | undefined
  palavras: PalavrasDoMotivo
}

/** The usual answers as radio buttons: a digit, the arrows or a thumb chooses one. */
export function EscolhaDoMotivo(props: EscolhaDoMotivoProps) {
  const { usuais, escolhido, aoEscolher } = props
  const erro = escolhido === null && props.semEscolha
  const id = useId()
  const opcoes = [...usuais, OUTRO]
  const pelaTecla = (evento: KeyboardEvent<HTMLFieldSetElement>) => {
    const opcao = opcoes[Number(evento.key) - 1]
    if (evento.ctrlKey || evento.altKey || evento.metaKey || opcao === undefined) return
    evento.preventDefault()
    evento.currentTarget.querySelectorAll('input')[opcoes.indexOf(opcao)]?.focus()
    escolherEIr(opcao)
  }
  /** Chosen by a digit or a pointer, it is written next. The arrows may only pass by. */
  const escolherEIr = (opcao: string) => {
    flushSync(() => aoEscolher(opcao))
    if (opcao === OUTRO) props.palavras.ref.current?.focus()
  }
  const palavras = (
    <CampoAreaTexto
      {...props.palavras}
      label={t.campo}
      description={t.dica}
      {...(usuais.length === 0 && { 'data-autofocus': true })}
    />
  )
  if (usuais.length === 0) return palavras
  return (
    <>
      <fieldset
        ref={props.ref}
        className={classes.grupo}
        onKeyDown={pelaTecla}
        aria-describedby={erro ? `${id}-erro` : undefined}
      >
        <legend>{t.legenda}</legend>
        {opcoes.map((opcao, indice) => (
          <label key={opcao} className={classes.opcao}>
            <input
              type="radio"
              name={id}
              checked={escolhido === opcao}
              onChange={({ nativeEvent }) =>
                (nativeEvent as MouseEvent).detail > 0 ? escolherEIr(opcao) : aoEscolher(opcao)
              }
              {...(indice === 0 && { 'data-autofocus': true })}
            />
            <span>{opcao === OUTRO ? t.outro : opcao}</span>
            {indice < 9 && (
              <kbd className={classes.tecla} aria-hidden>
                {indice + 1}
              </kbd>
            )}
          </label>
        ))}
        {erro && (
          <p id={`${id}-erro`} role="alert" className={classes.erro}>
            {erro}
          </p>
        )}
      </fieldset>
      {escolhido === OUTRO && palavras}
    </>
  )
}
