import { Button, Input } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Andamento } from '#partes/publica/Andamento.tsx'
import { Moldura } from '#partes/publica/Moldura.tsx'
import classes from '#partes/publica/publica.module.css'
import { useEnvioAvulso } from '#ui/useEnvioAvulso.ts'
import { Voltar } from '../Voltar.tsx'
import { textos } from './quietos.textos.ts'

const t = textos.errado
const MENOR = 3
const MAIOR = 500

type AlgoErradoProps = {
  motivo: string
  aoEscrever: (motivo: string) => void
  enviar: (motivo: string) => Promise<void>
}

export function AlgoErrado({ motivo, aoEscrever, enviar }: AlgoErradoProps) {
  const [conferido, setConferido] = useState(false)
  const envio = useEnvioAvulso(() => enviar(motivo.trim()))
  const curto = motivo.trim().length < MENOR
  const aoEnviar = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault()
    setConferido(true)
    if (curto) evento.currentTarget.querySelector('textarea')?.focus()
    else if (!envio.enviando) void envio.enviar()
  }
  return (
    <Moldura titulo={t.titulo}>
      <p>{t.explicacao}</p>
      <form onSubmit={aoEnviar} noValidate className={classes.pilha}>
        <Input.Wrapper id="motivo" label={t.campo} size="lg" error={conferido && curto && t.curto}>
          <Input
            component="textarea"
            id="motivo"
            size="lg"
            rows={5}
            multiline
            maxLength={MAIOR}
            error={conferido && curto}
            aria-describedby={conferido && curto ? 'motivo-error' : undefined}
            value={motivo}
            onChange={({ currentTarget }) => aoEscrever(currentTarget.value)}
          />
        </Input.Wrapper>
        <Andamento {...envio} />
        <Button type="submit" size="lg" fullWidth loading={envio.enviando}>
          {t.enviar}
        </Button>
        <Voltar />
      </form>
    </Moldura>
  )
}
