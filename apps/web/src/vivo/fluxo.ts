import { assuntosVivos, CAMINHO_VIVO, type MensagemViva } from '@balcao/contract/infra/vivo'

type Partes = {
  base: string
  token: string | null
  signal: AbortSignal
  silencioMs: number
  aoAbrir: () => void
  espalhar: (mensagem: MensagemViva) => void
}

/** Why the stream is over: its status if it was refused, and how long the server wants to be left alone. */
export type Fim = { status: number | null; esperarMs: number }

/** One streamed answer, from its beginning to its end. Silence is an end, too. */
export const lerFluxo = async ({
  base,
  token,
  signal,
  silencioMs,
  aoAbrir,
  espalhar,
}: Partes): Promise<Fim> => {
  const silencio = new AbortController()
  let relogio: ReturnType<typeof setTimeout> | undefined
  const ouviu = () => {
    clearTimeout(relogio)
    relogio = setTimeout(() => silencio.abort(), silencioMs)
  }
  try {
    ouviu()
    const resposta = await fetch(`${base}${CAMINHO_VIVO}?assuntos=${assuntosVivos.join()}`, {
      headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      credentials: 'include',
      signal: AbortSignal.any([signal, silencio.signal]),
    })
    const esperarMs = 1000 * (Number(resposta.headers.get('retry-after')) || 0)
    if (!resposta.ok || !resposta.body) return { status: resposta.status, esperarMs }
    aoAbrir()
    await lerLinhas(resposta.body, (linha) => {
      ouviu()
      // A beat has nothing to say, but the other tabs want to know that it came.
      espalhar(linha.startsWith('data: ') ? JSON.parse(linha.slice(6)) : {})
    })
  } catch {
    // Cut off, or no network. Either way it is tried again.
  } finally {
    clearTimeout(relogio)
  }
  return { status: null, esperarMs: 0 }
}

const lerLinhas = async (corpo: ReadableStream<BufferSource>, contar: (linha: string) => void) => {
  const leitor = corpo.pipeThrough(new TextDecoderStream()).getReader()
  let resto = ''
  for (;;) {
    const { value, done } = await leitor.read()
    if (done) return
    const linhas = (resto + value).split('\n')
    resto = linhas.pop() ?? ''
    for (const linha of linhas) if (linha) contar(linha)
  }
}
