import { ActionIcon } from '@mantine/core'
import {
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icone } from '#ui/Icone.tsx'
import { textos } from '../analise.textos.ts'
import classes from './Visor.module.css'

const t = textos.visor
const ZOOMS = [1, 1.5, 2, 3, 4, 6]

export type ControleDoVisor = { aumentar: (passo: 1 | -1) => void; caber: () => void; girar: () => void }

type VisorProps = {
  endereco: string
  nome: string
  aoFalhar: () => void
  controle?: Ref<ControleDoVisor> | undefined
}

type Medida = { largura: number; altura: number }
const NADA: Medida = { largura: 0, altura: 0 }

/** A picture that fits its place, and scrolls there when it is made larger or turned. */
export function Visor({ endereco, nome, aoFalhar, controle }: VisorProps) {
  const lugar = useRef<HTMLDivElement>(null)
  const area = useMedida(lugar)
  const [natural, setNatural] = useState(NADA)
  const [zoom, setZoom] = useState(1)
  const [voltas, setVoltas] = useState(0)

  const deitada = voltas % 2 === 1
  const virada = deitada ? { largura: natural.altura, altura: natural.largura } : natural
  const cabe = Math.min(area.largura / virada.largura, area.altura / virada.altura, 1)
  const escala = Number.isFinite(cabe) ? cabe * zoom : 1
  const caixa = { width: virada.largura * escala, height: virada.altura * escala }

  // What was in the middle stays in the middle.
  const meio = useRef({ x: 0.5, y: 0.5 })
  const lembrarMeio = () => {
    const el = lugar.current
    if (!el) return
    meio.current = {
      x: (el.scrollLeft + el.clientWidth / 2) / el.scrollWidth,
      y: (el.scrollTop + el.clientHeight / 2) / el.scrollHeight,
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of size
  useLayoutEffect(() => {
    const el = lugar.current
    if (!el) return
    el.scrollLeft = meio.current.x * el.scrollWidth - el.clientWidth / 2
    el.scrollTop = meio.current.y * el.scrollHeight - el.clientHeight / 2
  }, [escala, voltas])

  const aumentar = (passo: 1 | -1) => {
    lembrarMeio()
    setZoom((atual) => ZOOMS[ZOOMS.indexOf(atual) + passo] ?? atual)
  }
  const caber = () => {
    meio.current = { x: 0.5, y: 0.5 }
    setZoom(1)
  }
  const girar = () => {
    meio.current = { x: 0.5, y: 0.5 }
    setVoltas((n) => (n + 1) % 4)
  }
  useImperativeHandle(controle, () => ({ aumentar, caber, girar }))

  return (
    <div className={classes.visor}>
      <section
        ref={lugar}
        className={classes.lugar}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t.regiao(nome)}
        {...arrastar(lugar)}
      >
        <div className={classes.caixa} style={caixa}>
          <img
            src={endereco}
            alt={t.foto(nome)}
            draggable={false}
            className={classes.imagem}
            style={{
              width: natural.largura * escala || undefined,
              height: natural.altura * escala || undefined,
              rotate: `${voltas * 90}deg`,
            }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ largura: naturalWidth, altura: naturalHeight })
            }
            onError={aoFalhar}
            onDoubleClick={() => (zoom === 1 ? aumentar(1) : caber())}
          />
        </div>
      </section>
      <div className={classes.botoes}>
        <Botao rotulo={t.menor} icone="tabler:zoom-out" tecla="-" aoClicar={() => aumentar(-1)} />
        <Botao rotulo={t.maior} icone="tabler:zoom-in" tecla="+" aoClicar={() => aumentar(1)} />
        <Botao rotulo={t.inteira} icone="tabler:zoom-reset" tecla="0" aoClicar={caber} />
        <Botao rotulo={t.girar} icone="tabler:rotate-clockwise" tecla="G" aoClicar={girar} />
      </div>
    </div>
  )
}

type BotaoProps = { rotulo: string; icone: string; tecla: string; aoClicar: () => void }
const Botao = ({ rotulo, icone, tecla, aoClicar }: BotaoProps) => (
  <ActionIcon
    variant="default"
    size={36}
    aria-label={rotulo}
    aria-keyshortcuts={tecla}
    title={`${rotulo} (${tecla})`}
    onClick={aoClicar}
  >
    <Icone nome={icone} />
  </ActionIcon>
)

function useMedida(lugar: { current: HTMLElement | null }) {
  const [medida, setMedida] = useState(NADA)
  useEffect(() => {
    if (!lugar.current) return
    const observador = new ResizeObserver(([visto]) => {
      const { width: largura = 0, height: altura = 0 } = visto?.contentRect ?? {}
      // Hidden behind another one it has no size, and keeps the one that it had.
      if (largura && altura) setMedida({ largura, altura })
    })
    observador.observe(lugar.current)
    return () => observador.disconnect()
  }, [lugar])
  return medida
}

/** With the mouse; a finger scrolls by itself. */
const arrastar = (lugar: { current: HTMLElement | null }) => ({
  onPointerDown: (evento: PointerEvent) => {
    if (evento.pointerType === 'mouse' && evento.button === 0)
      lugar.current?.setPointerCapture(evento.pointerId)
  },
  onPointerMove: (evento: PointerEvent) => {
    if (evento.pointerType === 'mouse' && lugar.current?.hasPointerCapture(evento.pointerId))
      lugar.current.scrollBy(-evento.movementX, -evento.movementY)
  },
})
