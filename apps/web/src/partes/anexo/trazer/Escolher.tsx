import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Icone } from '#ui/Icone.tsx'
import { EntradasDeArquivo } from '../EntradasDeArquivo.tsx'
import { textos } from './anexos.textos.ts'
import classes from './CartaoDeAnexo.module.css'
import type { Formato } from './conteudo.ts'
import { DialogoCamera } from './DialogoCamera.tsx'

type EscolherProps = {
  nome: string
  formatos: readonly Formato[]
  /** There is one already: it is replaced. */
  troca: boolean
  ocupado: boolean
  aoEscolher: (arquivo: File) => void
}

/** The phone's own camera is better than any in a page. At the desk there is only the one in the page. */
const temCameraPropria = () => matchMedia('(pointer: coarse)').matches

/** The ways to bring a file: the camera, or a file. */
export function Escolher({ nome, formatos, troca, ocupado, aoEscolher }: EscolherProps) {
  const camera = useRef<HTMLInputElement>(null)
  const arquivo = useRef<HTMLInputElement>(null)
  const [fotografando, setFotografando] = useState(false)
  const comFoto = formatos.some(({ familia }) => familia === 'foto')

  const tirarFoto = () => (temCameraPropria() ? camera.current?.click() : setFotografando(true))

  return (
    <div className={classes.botoes}>
      {comFoto && (
        <Button
          variant={troca ? 'default' : 'filled'}
          disabled={ocupado}
          leftSection={<Icone nome="tabler:camera" />}
          onClick={tirarFoto}
        >
          {troca ? textos.tirarOutra : textos.tirarFoto}
        </Button>
      )}
      <Button
        variant="default"
        disabled={ocupado}
        leftSection={<Icone nome="tabler:upload" />}
        onClick={() => arquivo.current?.click()}
      >
        {troca ? textos.escolherOutro : textos.escolher}
      </Button>
      <EntradasDeArquivo
        camera={camera}
        arquivo={arquivo}
        rotulos={{ camera: `${textos.tirarFoto}: ${nome}`, arquivo: `${textos.escolher}: ${nome}` }}
        aceita={formatos.flatMap(({ mime, final }) => [mime, `.${final}`]).join()}
        aoEscolher={aoEscolher}
      />
      {fotografando && (
        <DialogoCamera
          nome={nome}
          aoFechar={() => setFotografando(false)}
          aoUsar={(foto) => {
            setFotografando(false)
            aoEscolher(new File([foto], `${nome}.jpg`, { type: 'image/jpeg' }))
          }}
          aoEscolherArquivo={() => {
            setFotografando(false)
            arquivo.current?.click()
          }}
        />
      )}
    </div>
  )
}
