import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { sha256De } from '#aparelho/sha256.ts'
import { Andamento } from '#partes/publica/Andamento.tsx'
import classes from '#partes/publica/publica.module.css'
import { quando } from '#ui/quando.ts'
import { useEnvioAvulso } from '#ui/useEnvioAvulso.ts'
import { conferir } from './fechada.data.ts'
import { textos } from './fechada.textos.ts'

/** Whether a PDF is the one that was made here. Only its hash leaves the device. */
export function ConferirPdf({ t }: { t: string }) {
  const arquivo = useRef<HTMLInputElement>(null)
  const [resultado, setResultado] = useState<string | null>(null)
  const envio = useEnvioAvulso(async (escolhido: File) => {
    setResultado(null)
    const sha256 = await sha256De(await escolhido.arrayBuffer())
    if (!sha256) return setResultado(textos.semConta)
    const { confere, em } = await conferir({ body: { sha256 } }, t)
    setResultado(confere && em ? textos.confere(quando(em)) : textos.naoConfere)
  })
  return (
    <div className={classes.bloco}>
      <h3>{textos.conferir}</h3>
      <p>{textos.conferirTexto}</p>
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={envio.enviando}
        onClick={() => arquivo.current?.click()}
      >
        {textos.escolher}
      </Button>
      <input
        ref={arquivo}
        hidden
        type="file"
        accept="application/pdf"
        aria-label={textos.escolher}
        onChange={({ currentTarget }) => {
          const [escolhido] = currentTarget.files ?? []
          if (escolhido) void envio.enviar(escolhido)
          currentTarget.value = ''
        }}
      />
      <Andamento {...envio} />
      <div role="status">{resultado && <p>{resultado}</p>}</div>
    </div>
  )
}
