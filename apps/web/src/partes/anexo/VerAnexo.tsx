import { Button } from '@mantine/core'
import { useState } from 'react'
import { Tocador } from '#ui/audio/Tocador.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { useEnderecar } from './anexo.data.ts'
import { textos } from './anexo.textos.ts'
import classes from './VerAnexo.module.css'

type VerAnexoProps = { id: string; mime: string; rotulo: string; segundos: number | undefined }

const verbo = (mime: string) => {
  if (mime.startsWith('audio/')) return textos.ouvir
  return mime.startsWith('image/') ? textos.ver : textos.baixar
}

/** Asks for an address only when somebody wants to look: each look is written down. */
export function VerAnexo({ id, mime, rotulo, segundos }: VerAnexoProps) {
  const enderecar = useEnderecar()
  const [endereco, setEndereco] = useState<string | null>(null)
  const abrir = () =>
    enderecar.mutate(id, {
      onSuccess: (resposta) => {
        if (mime === 'application/pdf') location.assign(resposta.endereco)
        else setEndereco(resposta.endereco)
      },
    })
  if (endereco && mime.startsWith('audio/'))
    return <Tocador endereco={endereco} rotulo={rotulo} segundos={segundos} />
  return (
    <>
      <Button variant="default" size="compact-sm" loading={enderecar.isPending} onClick={abrir}>
        {verbo(mime)}
      </Button>
      {endereco && (
        <Dialogo titulo={rotulo} aoFechar={() => setEndereco(null)}>
          <img src={endereco} alt={textos.fotoDe(rotulo)} className={classes.inteira} />
        </Dialogo>
      )}
    </>
  )
}
