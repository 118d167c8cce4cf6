import { Button, Group } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialogo } from '#ui/Dialogo.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos } from './anexos.textos.ts'
import classes from './DialogoCamera.module.css'
import { useMidia } from './useMidia.ts'

const QUALIDADE = 0.92

const fotografar = (video: HTMLVideoElement) => {
  const tela = new OffscreenCanvas(video.videoWidth, video.videoHeight)
  tela.getContext('2d')?.drawImage(video, 0, 0)
  return tela.convertToBlob({ type: 'image/jpeg', quality: QUALIDADE })
}

const pedido = (deviceId?: string): MediaStreamConstraints => ({
  video: {
    width: { ideal: 2560 },
    height: { ideal: 1440 },
    ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }),
  },
})

type DialogoCameraProps = {
  nome: string
  aoUsar: (foto: Blob) => void
  aoEscolherArquivo: () => void
  aoFechar: () => void
}

/** The camera at the desk: take, look, take again or use. */
export function DialogoCamera({ nome, aoUsar, aoEscolherArquivo, aoFechar }: DialogoCameraProps) {
  const camera = useMidia('camera')
  const video = useRef<HTMLVideoElement>(null)
  const [pronta, setPronta] = useState(false)
  const [foto, setFoto] = useState<{ imagem: Blob; endereco: string } | null>(null)
  const [cameras, setCameras] = useState<string[]>([])

  const abrir = async (deviceId?: string) => {
    setPronta(false)
    const stream = await camera.abrir(pedido(deviceId))
    if (!stream) return
    const todas = await navigator.mediaDevices.enumerateDevices()
    setCameras(todas.filter(({ kind }) => kind === 'videoinput').map((um) => um.deviceId))
  }
  const aoEntrar = useEffectEvent(() => void abrir())
  useEffect(() => aoEntrar(), [])
  const { stream } = camera
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  const endereco = foto?.endereco
  useEffect(() => () => (endereco ? URL.revokeObjectURL(endereco) : undefined), [endereco])

  const tirar = async () => {
    if (!video.current) return
    const imagem = await fotografar(video.current)
    setFoto({ imagem, endereco: URL.createObjectURL(imagem) })
  }
  const trocar = () => {
    const atual = stream?.getVideoTracks()[0]?.getSettings().deviceId ?? ''
    void abrir(cameras[(cameras.indexOf(atual) + 1) % cameras.length])
  }

  return (
    <Dialogo titulo={textos.camera.titulo(nome)} fechaPor="closerequest" aoFechar={aoFechar}>
      <div className={classes.camera}>
        {camera.erro && <ErroNaTela mensagem={camera.erro} aoTentarDeNovo={() => abrir()} />}
        {!camera.erro && (
          <div className={classes.quadro}>
            {/* Under the photo, so that another one can be taken at once. */}
            <video
              ref={video}
              autoPlay
              playsInline
              muted
              aria-label={textos.camera.imagem}
              onLoadedData={() => setPronta(true)}
            />
            {!pronta && <p role="status">{textos.camera.abrindo}</p>}
            {foto && <img src={foto.endereco} alt={textos.camera.tirada} />}
          </div>
        )}
        <Group justify="flex-end" gap="xs" mt="md">
          {camera.erro && <Button onClick={aoEscolherArquivo}>{textos.escolher}</Button>}
          {!foto && cameras.length > 1 && (
            <Button variant="default" onClick={trocar}>
              {textos.camera.trocar}
            </Button>
          )}
          {!(foto || camera.erro) && (
            <Button disabled={!pronta} onClick={tirar}>
              {textos.camera.tirar}
            </Button>
          )}
          {foto && (
            <>
              <Button variant="default" onClick={() => setFoto(null)}>
                {textos.camera.outra}
              </Button>
              <Button onClick={() => aoUsar(foto.imagem)}>{textos.camera.usar}</Button>
            </>
          )}
        </Group>
      </div>
    </Dialogo>
  )
}
