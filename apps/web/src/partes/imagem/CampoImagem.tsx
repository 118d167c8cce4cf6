import { imagemApi, tiposDeImagem } from '@balcao/contract/provedor/imagem-envio'
import { Button, Input } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useId, useRef, useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { http } from '#http.ts'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { Icone } from '#ui/Icone.tsx'
import classes from './CampoImagem.module.css'
import { Imagem } from './Imagem.tsx'
import { textos } from './imagem.textos.ts'

type CampoImagemProps = Ligavel<string | null> & {
  label: string
  description?: string
  error?: string
  disabled?: boolean
}

/** A public picture, uploaded at once and shown as it will be. Saving the record stores its id. */
export function CampoImagem(props: CampoImagemProps) {
  const { valor, mudar, resto } = useCampo<string | null, typeof props>(props, null)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sobre, setSobre] = useState(false)
  const enviar = useMutation({
    mutationFn: (arquivo: File) => http(imagemApi.enviar, { body: arquivo }),
    meta: { erro: 'formulario' },
    onSuccess: ({ id }) => mudar(id),
  })
  const erro = enviar.error ? textoDoErro(enviar.error) : resto.error

  function escolher(arquivo: File | undefined) {
    if (arquivo && !resto.disabled) enviar.mutate(arquivo)
    // So that the same file can be chosen again after a refusal.
    if (input.current) input.current.value = ''
  }

  function soltar(evento: DragEvent) {
    evento.preventDefault()
    setSobre(false)
    escolher(evento.dataTransfer.files[0])
  }

  return (
    <Input.Wrapper
      id={id}
      label={resto.label}
      description={resto.description}
      error={erro}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <fieldset
        aria-label={resto.label}
        className={classes.area}
        data-sobre={sobre || undefined}
        onDragOver={(evento) => {
          evento.preventDefault()
          setSobre(true)
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={soltar}
      >
        <span className={classes.moldura}>
          {valor ? (
            <Imagem id={valor} como={{ w: 200, h: 200, fit: 'inside' }} />
          ) : (
            <Icone nome="tabler:photo" tamanho={28} />
          )}
        </span>
        <input
          ref={input}
          id={id}
          aria-label={resto.label}
          tabIndex={-1}
          type="file"
          accept={tiposDeImagem.join()}
          className={classes.escondido}
          disabled={resto.disabled || enviar.isPending}
          aria-invalid={Boolean(erro)}
          onChange={(evento) => escolher(evento.currentTarget.files?.[0])}
        />
        <div className={classes.botoes}>
          <Button
            variant="default"
            size="compact-sm"
            loading={enviar.isPending}
            disabled={Boolean(resto.disabled)}
            onClick={() => input.current?.click()}
          >
            {valor ? textos.trocar : textos.escolher}
          </Button>
          {valor && !resto.disabled && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => mudar(null)}>
              {textos.tirar}
            </Button>
          )}
          <small>{textos.formatos}</small>
        </div>
      </fieldset>
    </Input.Wrapper>
  )
}
