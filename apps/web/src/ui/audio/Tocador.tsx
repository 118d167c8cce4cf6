import { ActionIcon } from '@mantine/core'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Icone } from '../Icone.tsx'
import { textos } from './audio.textos.ts'
import classes from './Tocador.module.css'
import { emMinutos } from './tempo.ts'

const VELOCIDADES = [0.75, 1, 1.25, 1.5, 2]
const SALTO_S = 5

/** For keys that belong to the whole page. */
export type ControleDoTocador = {
  alternar: () => void
  saltar: (passo: 1 | -1) => void
  mudarVelocidade: () => void
}

type TocadorProps = {
  endereco: string
  /** What is heard: "Áudio de aceite". */
  rotulo: string
  /** What a browser has just recorded does not say how long it is. */
  segundos?: number | undefined
  controle?: Ref<ControleDoTocador> | undefined
}

/** Plays an audio. Space plays and pauses, the arrows go 5 s back and forth, + and − change the speed. */
export function Tocador({ endereco, rotulo, segundos, controle }: TocadorProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [tocando, setTocando] = useState(false)
  const [posicao, setPosicao] = useState(0)
  const [duracao, setDuracao] = useState(segundos ?? 0)
  const [velocidade, setVelocidade] = useState(1)
  const [falhou, setFalhou] = useState(false)

  const alternar = () => {
    if (audio.current?.paused) void audio.current.play().catch(() => setFalhou(true))
    else audio.current?.pause()
  }
  const irPara = (segundo: number) => {
    if (!audio.current) return
    audio.current.currentTime = Math.min(Math.max(0, segundo), duracao)
    setPosicao(audio.current.currentTime)
  }
  const acelerar = (passo: number) => {
    const nova = VELOCIDADES[VELOCIDADES.indexOf(velocidade) + passo]
    if (nova === undefined || !audio.current) return
    audio.current.playbackRate = nova
    setVelocidade(nova)
  }
  const saltar = (passo: 1 | -1) => irPara(posicao + passo * SALTO_S)
  const mudarVelocidade = () => acelerar(velocidade === VELOCIDADES.at(-1) ? 1 - VELOCIDADES.length : 1)
  useImperativeHandle(controle, () => ({ alternar, saltar, mudarVelocidade }))
  const teclas = new Map([
    [' ', alternar],
    ['ArrowLeft', () => saltar(-1)],
    ['ArrowRight', () => saltar(1)],
    ['Home', () => irPara(0)],
    ['End', () => irPara(duracao)],
    ['+', () => acelerar(1)],
    ['=', () => acelerar(1)],
    ['-', () => acelerar(-1)],
  ])
  const aoTeclar = (evento: KeyboardEvent) => {
    const tecla = teclas.get(evento.key)
    // A button answers to the space bar by itself.
    if (!tecla || (evento.key === ' ' && evento.target instanceof HTMLButtonElement)) return
    evento.preventDefault()
    tecla()
  }

  return (
    <fieldset className={classes.tocador} aria-label={rotulo} onKeyDown={aoTeclar}>
      {/* biome-ignore lint/a11y/useMediaCaption: a conversation that was recorded has no captions */}
      <audio
        ref={audio}
        src={endereco}
        preload="metadata"
        onPlay={() => setTocando(true)}
        onPause={() => setTocando(false)}
        onTimeUpdate={({ currentTarget }) => setPosicao(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) => {
          if (Number.isFinite(duration)) setDuracao(duration)
        }}
        onError={() => setFalhou(true)}
      />
      <ActionIcon
        size="lg"
        radius="xl"
        aria-label={tocando ? textos.pausar : textos.tocar}
        onClick={alternar}
      >
        <Icone nome={tocando ? 'tabler:player-pause' : 'tabler:player-play'} />
      </ActionIcon>
      <input
        type="range"
        className={classes.linha}
        aria-label={textos.posicao}
        aria-valuetext={textos.de(emMinutos(posicao), emMinutos(duracao))}
        min={0}
        max={Math.max(duracao, 0.1)}
        step={0.1}
        value={Math.min(posicao, duracao)}
        onChange={({ currentTarget }) => irPara(Number(currentTarget.value))}
      />
      <span className={classes.tempo}>
        {emMinutos(posicao)} / {emMinutos(duracao)}
      </span>
      <button
        type="button"
        className={classes.velocidade}
        aria-label={textos.velocidade(velocidade.toLocaleString('pt-BR'))}
        onClick={mudarVelocidade}
      >
        {velocidade.toLocaleString('pt-BR')}×
      </button>
      {falhou && (
        <p role="alert" className={classes.falha}>
          {textos.falhou}
        </p>
      )}
    </fieldset>
  )
}
