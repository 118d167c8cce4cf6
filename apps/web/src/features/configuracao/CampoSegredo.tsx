import { Button, Input } from '@mantine/core'
import { useState } from 'react'
import { CampoSenha } from '#ui/campos/CampoSenha.tsx'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import classes from './Campos.module.css'
import { textos } from './configuracao.textos.ts'

type CampoSegredoProps = Ligavel<string | null> & {
  label: string
  description: string
  /** The server has a value, but never returns it. */
  definido: boolean
}
type Recebidas = { error?: string; disabled?: boolean; 'data-path'?: string }

/** Can be written but never read back. It can be set, replaced or erased. */
export function CampoSegredo({ definido, ...props }: CampoSegredoProps) {
  const { valor, mudar, resto } = useCampo<string | null, typeof props & Recebidas>(props, '')
  const [trocando, setTrocando] = useState(false)
  const { label, description, error } = resto
  const digitar = valor !== '' || trocando || !definido

  /** A typed value keeps the field open. Once it is saved, the field closes. */
  function digitou(texto: string | null) {
    setTrocando(texto === '')
    mudar(texto)
  }

  function desistir() {
    mudar('')
    setTrocando(false)
  }

  if (valor !== null && digitar && !resto.disabled)
    return (
      <CampoSenha
        label={label}
        description={description}
        error={error}
        data-path={resto['data-path']}
        autoComplete="new-password"
        {...(definido && { placeholder: textos.novoSegredo, autoFocus: trocando })}
        value={valor}
        onChange={digitou}
        // An empty field keeps the current value.
        onBlur={() => setTrocando(false)}
        onKeyDown={(evento) => evento.key === 'Escape' && desistir()}
      />
    )

  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <div className={classes.segredo}>
        <span>{valor === null ? textos.seraApagado : definido ? textos.definido : textos.naoDefinido}</span>
        {!resto.disabled && (
          <span className={classes.acoes}>
            <Button
              variant="default"
              size="compact-sm"
              data-path={resto['data-path']}
              aria-invalid={Boolean(error)}
              onClick={() => (valor === null ? desistir() : setTrocando(true))}
            >
              {valor === null ? textos.desistir : textos.trocar}
            </Button>
            {valor !== null && (
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => mudar(null)}>
                {textos.apagar}
              </Button>
            )}
          </span>
        )}
      </div>
    </Input.Wrapper>
  )
}
