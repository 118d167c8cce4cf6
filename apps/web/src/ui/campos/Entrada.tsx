import { TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { memo, type ReactNode, useRef } from 'react'
import { useEventos } from '../useEventos.ts'
import { BotaoLimpar } from './BotaoLimpar.tsx'
import classes from './Entrada.module.css'
import { editarComMascara } from './mascara.ts'

const LARGURA_DO_BOTAO = 30

export type EntradaProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'rightSection' | 'rightSectionWidth' | 'variant'
> & {
  texto: string
  aoMudar: (texto: string) => void
  /** Rewrites the text at each key. It must be idempotent. */
  mascarar?: (texto: string) => string
  limpavel?: boolean
  /** At the right end, after the clear button. */
  extra?: ReactNode
  larguraDoExtra?: number
}

const Desenho = memo(function Entrada({
  texto,
  aoMudar,
  mascarar,
  limpavel = true,
  extra,
  larguraDoExtra = LARGURA_DO_BOTAO,
  ref,
  ...resto
}: EntradaProps) {
  const proprio = useRef<HTMLInputElement>(null)
  const refs = useMergedRef(proprio, ref)
  const podeLimpar = limpavel && texto !== '' && !resto.disabled && !resto.readOnly

  function digitou(input: HTMLInputElement, tipo: string) {
    if (!mascarar) return aoMudar(input.value)
    const cursor = input.selectionStart ?? input.value.length
    const editado = editarComMascara({ anterior: texto, texto: input.value, cursor, tipo, mascarar })
    // Written here, before React does it. React then finds the right value and does not move the caret.
    input.value = editado.texto
    input.setSelectionRange(editado.cursor, editado.cursor)
    aoMudar(editado.texto)
  }

  function limpar() {
    aoMudar('')
    proprio.current?.focus()
  }

  return (
    <TextInput
      {...resto}
      ref={refs}
      value={texto}
      onChange={(evento) => digitou(evento.currentTarget, (evento.nativeEvent as InputEvent).inputType)}
      rightSectionPointerEvents="all"
      rightSectionWidth={(limpavel ? LARGURA_DO_BOTAO : 4) + (extra ? larguraDoExtra : 4)}
      rightSection={
        (podeLimpar || extra) && (
          <span className={classes.direita}>
            {podeLimpar && <BotaoLimpar aoLimpar={limpar} />}
            {extra}
          </span>
        )
      }
    />
  )
})

/** The outlined, clearable input behind every field that is typed into. */
export function Entrada({ aoMudar, onFocus, onBlur, onKeyDown, ...aspecto }: EntradaProps) {
  return <Desenho {...aspecto} {...useEventos({ aoMudar, onFocus, onBlur, onKeyDown })} />
}
