import { Button } from '@mantine/core'
import { useState } from 'react'
import { Andamento } from '#partes/publica/Andamento.tsx'
import { Moldura } from '#partes/publica/Moldura.tsx'
import { useEnvioAvulso } from '#ui/useEnvioAvulso.ts'
import { textos } from './quietos.textos.ts'

const t = textos.recusa

type NaoQueroProps = { enviar: () => Promise<void>; aoFicar: () => void }

/** Asked twice, on two screens: no second tap in the same place does it. */
export function NaoQuero({ enviar, aoFicar }: NaoQueroProps) {
  const [certeza, setCerteza] = useState(false)
  const envio = useEnvioAvulso(enviar)
  const ficar = (
    <Button size="lg" fullWidth onClick={aoFicar}>
      {t.ficar}
    </Button>
  )
  if (!certeza)
    return (
      <Moldura titulo={t.titulo}>
        <p>{t.explicacao}</p>
        {ficar}
        <Button variant="default" size="lg" fullWidth onClick={() => setCerteza(true)}>
          {t.primeira}
        </Button>
      </Moldura>
    )
  return (
    <Moldura titulo={t.certeza}>
      <p>{t.certezaTexto}</p>
      <Andamento {...envio} />
      <Button variant="default" size="lg" fullWidth loading={envio.enviando} onClick={() => envio.enviar()}>
        {t.confirmar}
      </Button>
      {ficar}
    </Moldura>
  )
}
