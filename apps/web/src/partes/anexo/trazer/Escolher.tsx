import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Icone } from '#ui/Icone.tsx'
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
  const aoMudar = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const [escolhido] = currentTarget.files ?? []
    if (escolhido) aoEscolher(escolhido)
    // So that the same file can be chosen again after a refusal.
    currentTarget.value = ''
  }

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
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={`${textos.tirarFoto}: ${nome}`}
        onChange={aoMudar}
      />
      <input
        ref={arquivo}
        hidden
        type="file"
        accept={formatos.flatMap(({ mime, final }) => [mime, `.${final}`]).join()}
        aria-label={`${textos.escolher}: ${nome}`}
        onChange={aoMudar}
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
