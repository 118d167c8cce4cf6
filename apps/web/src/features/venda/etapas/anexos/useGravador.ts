import { useEffect, useRef, useState } from 'react'
import { textos } from '#partes/anexo/trazer/anexos.textos.ts'
import { aceitos } from '#partes/anexo/trazer/conteudo.ts'
import type { Regras } from '#partes/anexo/trazer/preparar.ts'
import { useMidia } from '#partes/anexo/trazer/useMidia.ts'

const MEGA = 1024 * 1024
/** Speech needs no more, and half an hour of it stays far below any limit. */
const BITS_POR_SEGUNDO = 48_000
const FATIA_MS = 1_000
const PASSO_DO_RELOGIO_MS = 200
/** Before the limit itself: the last piece comes after the stop. */
const CHEIO = 0.95

const PARA_GRAVAR = [
  ['WEBM', 'audio/webm;codecs=opus'],
  ['M4A', 'audio/mp4'],
  ['OGG', 'audio/ogg;codecs=opus'],
] as const

const formatoParaGravar = ({ tipos }: Regras) => {
  const possiveis = aceitos(tipos, ['audio']).map(({ nome }) => nome as string)
  const [, mime] =
    PARA_GRAVAR.find(
      ([nome, mime]) =>
        possiveis.includes(nome) &&
        typeof MediaRecorder !== 'undefined' &&
        MediaRecorder.isTypeSupported(mime),
    ) ?? []
  return mime
}

export type Gravacao = { audio: Blob; segundos: number; endereco: string }
type Fase = 'parado' | 'gravando' | 'pausado' | 'gravado'

/** Counts only the time in which something is recorded. */
const criarCronometro = () => {
  let somado = 0
  let desde: number | null = null
  const agora = () => (somado + (desde === null ? 0 : performance.now() - desde)) / 1_000
  return {
    correr: () => {
      desde ??= performance.now()
    },
    parar: () => {
      somado = agora() * 1_000
      desde = null
    },
    agora,
  }
}

/** Records the acceptance in the page: record, pause, go on, stop. */
export function useGravador(regras: Regras) {
  const microfone = useMidia('microfone')
  const gravador = useRef<MediaRecorder>(null)
  const cronometro = useRef(criarCronometro())
  const [fase, setFase] = useState<Fase>('parado')
  const [segundos, setSegundos] = useState(0)
  const [gravacao, setGravacao] = useState<Gravacao | null>(null)
  const [aviso, setAviso] = useState<string | null>(null)

  const correndo = fase === 'gravando'
  useEffect(() => {
    if (!correndo) return
    const relogio = setInterval(() => setSegundos(cronometro.current.agora()), PASSO_DO_RELOGIO_MS)
    return () => clearInterval(relogio)
  }, [correndo])

  const endereco = gravacao?.endereco
  useEffect(() => () => (endereco ? URL.revokeObjectURL(endereco) : undefined), [endereco])

  const terminar = (pedacos: Blob[], mime: string) => {
    cronometro.current.parar()
    const audio = new Blob(pedacos, { type: mime.split(';')[0] ?? mime })
    const total = cronometro.current.agora()
    setSegundos(total)
    setGravacao({ audio, segundos: total, endereco: URL.createObjectURL(audio) })
    setFase('gravado')
    microfone.fechar()
  }

  const gravar = async () => {
    setAviso(null)
    const mime = formatoParaGravar(regras)
    if (!mime && navigator.mediaDevices) return setAviso(textos.gravador.semFormato)
    const stream = await microfone.abrir({ audio: { echoCancellation: false, noiseSuppression: true } })
    if (!stream || !mime) return
    const pedacos: Blob[] = []
    let tamanho = 0
    const novo = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: BITS_POR_SEGUNDO })
    novo.ondataavailable = ({ data }) => {
      pedacos.push(data)
      tamanho += data.size
      if (tamanho < regras.mb_maximo * MEGA * CHEIO || novo.state === 'inactive') return
      setAviso(textos.gravador.cheio)
      novo.stop()
    }
    novo.onstop = () => terminar(pedacos, mime)
    cronometro.current = criarCronometro()
    cronometro.current.correr()
    novo.start(FATIA_MS)
    gravador.current = novo
    setGravacao(null)
    setSegundos(0)
    setFase('gravando')
  }

  return {
    fase,
    segundos,
    gravacao,
    stream: microfone.stream,
    pedindo: microfone.abrindo,
    erro: aviso ?? microfone.erro,
    gravar,
    pausar: () => {
      gravador.current?.pause()
      cronometro.current.parar()
      setFase('pausado')
    },
    continuar: () => {
      gravador.current?.resume()
      cronometro.current.correr()
      setFase('gravando')
    },
    parar: () => gravador.current?.stop(),
    esquecer: () => {
      setGravacao(null)
      setSegundos(0)
      setFase('parado')
    },
  }
}
