import { Anchor } from '@mantine/core'
import { type FocusEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { useEventos } from '#ui/useEventos.ts'
import type { CampoDoCliente } from '../../consulta/registro.ts'
import { useGravar } from '../../formulario/edicao.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import classes from './Cliente.module.css'
import { textos } from './cliente.textos.ts'
import { valorNoRegistro } from './registro-em-palavras.ts'

type DoCadastroProps = {
  campo: CampoDoCliente
  rotulo: string
  /** What the field begins with when somebody changes it. */
  inicial: unknown
  children: ReactNode
}

/**
 * A field that the client's record may already have. Untouched it stays out of the draft, which means "as on
 * record"; changed it is a field like any other, with the way back.
 */
export function DoCadastro({ campo, rotulo, inicial, children }: DoCadastroProps) {
  const { dados, consulta } = useRascunho()
  const gravar = useGravar()
  const lugar = useRef<HTMLDivElement>(null)
  const focar = useRef(false)
  const caminho = `cliente.${campo}`
  const cliente = dados.cliente.id ? consulta?.cliente : null
  const noRegistro = cliente && consulta?.preenchidos.includes(campo)
  const valor = dados.cliente[campo]
  const digitado = valor !== undefined

  useEffect(() => {
    if (!focar.current) return
    focar.current = false
    lugar.current?.querySelector<HTMLElement>('input, button')?.focus()
  })
  function trocar(novo: unknown) {
    focar.current = true
    gravar({ [caminho]: novo })
  }
  /** Left empty, nothing was said: the record counts again. */
  function sair({ relatedTarget }: FocusEvent) {
    if (noRegistro && valor === '' && !lugar.current?.contains(relatedTarget))
      gravar({ [caminho]: undefined })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside was left
    <div ref={lugar} onBlur={sair} className={classes.doCadastro}>
      {noRegistro && !digitado ? (
        <NoRegistro
          caminho={caminho}
          rotulo={rotulo}
          valor={valorNoRegistro(cliente, campo)}
          aoAlterar={() => trocar(inicial)}
        />
      ) : (
        children
      )}
      {noRegistro && digitado && (
        <Anchor
          component="button"
          type="button"
          size="xs"
          aria-label={textos.voltarCampoAoCadastro(rotulo)}
          onClick={() => trocar(undefined)}
        >
          {textos.voltarAoCadastro}
        </Anchor>
      )}
    </div>
  )
}

type NoRegistroProps = { caminho: string; rotulo: string; valor: string; aoAlterar: () => void }

const Linha = memo(({ caminho, rotulo, valor, aoAlterar }: NoRegistroProps) => (
  <div className={classes.noRegistro}>
    <span className={classes.rotulo}>{rotulo}</span>
    <span>{valor}</span>
    <Anchor
      component="button"
      type="button"
      size="sm"
      // What is wrong with it on record is mended from here.
      data-path={caminho}
      aria-label={textos.alterarCampo(rotulo)}
      onClick={aoAlterar}
    >
      {textos.alterar}
    </Anchor>
  </div>
))

function NoRegistro({ aoAlterar, ...aspecto }: NoRegistroProps) {
  return <Linha {...aspecto} {...useEventos({ aoAlterar })} />
}
