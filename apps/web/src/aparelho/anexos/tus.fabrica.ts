import { onTestFinished, vi } from 'vitest'

/** For what a slow machine takes its time over. */
export const aguardar = (ver: () => void) => vi.waitFor(ver, { timeout: 45_000 })

type Envio = {
  venda_id: string
  tamanho: number
  bytes: number[]
  token: string
  tipo: string
  nome: string
  sha256: string | undefined
  pronto: boolean
}
type Recusa = { status: number; codigo?: string; message: string }

const resposta = (status: number, { json, deslocamento }: { json?: unknown; deslocamento?: number } = {}) =>
  new Response(json === undefined ? null : JSON.stringify(json), {
    status,
    headers: {
      'content-type': 'application/json',
      ...(deslocamento !== undefined && { 'upload-offset': String(deslocamento) }),
    },
  })

const semRede = () => {
  throw new TypeError('Failed to fetch')
}

type Opcoes = {
  /** What the test asks besides uploads. */
  outros?: (pedido: string) => Response | undefined
  /** Knows no other sale: an upload that an earlier test began may still arrive. */
  vendaId?: string
}

/** The server's side of uploads in parts, at the edge of `fetch`, with the faults of a bad network. */
export const servidorDeAnexos = ({ outros = () => undefined, vendaId }: Opcoes = {}) => {
  const envios = new Map<string, Envio>()
  const pedidos: string[] = []
  const regras = {
    ligada: true,
    /** So many parts arrive only by half, and are not answered. */
    cortes: 0,
    /** So many last answers are lost, although everything arrived. */
    respostasPerdidas: 0,
    recusaNoFim: null as Recusa | null,
    recusaNoAnuncio: null as Recusa | null,
    /** Called before each part is taken. */
    antesDaParte: (_id: string): Promise<void> | void => undefined,
  }
  let tokens = 0
  let aoMesmoTempo = 0
  let maisAoMesmoTempo = 0

  const anunciar = (corpo: Omit<Envio, 'bytes' | 'token' | 'pronto'> & { id: string }) => {
    if (vendaId && corpo.venda_id !== vendaId) return resposta(404, { json: { message: 'Não encontrado' } })
    if (regras.recusaNoAnuncio) {
      const { status, ...json } = regras.recusaNoAnuncio
      return resposta(status, { json })
    }
    const token = `t${++tokens}`
    const { id, ...resto } = corpo
    const { tamanho, tipo, venda_id } = resto
    const envio = envios.get(id) ?? { ...resto, bytes: [], token, pronto: false }
    envios.set(id, { ...envio, token })
    return resposta(201, {
      json: {
        ...{ id, venda_id, tipo, tamanho, token },
        ...{ deslocamento: envio.bytes.length, caminho: `/api/anexo/envio/${id}` },
        ...{ vale_ate: '2030-01-01T00:00:00Z', anexo: envio.pronto ? {} : null },
      },
    })
  }

  const receber = async (id: string, envio: Envio, init: RequestInit) => {
    const de = Number(new Headers(init.headers).get('upload-offset'))
    const cortado = new Promise((_, falhar) =>
      init.signal?.addEventListener('abort', () => falhar(init.signal?.reason)),
    )
    await Promise.race([regras.antesDaParte(id), cortado])
    if (!regras.ligada) semRede()
    if (de !== envio.bytes.length)
      return resposta(409, { json: { codigo: 'DESLOCAMENTO', message: 'Outro' } })
    const parte = new Uint8Array(await new Response(init.body).arrayBuffer())
    const cortada = regras.cortes > 0
    if (cortada) regras.cortes--
    for (const byte of cortada ? parte.subarray(0, parte.length / 2) : parte) envio.bytes.push(byte)
    if (cortada) semRede()
    if (envio.bytes.length < envio.tamanho) return resposta(204, { deslocamento: envio.bytes.length })
    if (regras.recusaNoFim) {
      envios.delete(id)
      const { status, ...json } = regras.recusaNoFim
      return resposta(status, { json })
    }
    envio.pronto = true
    if (regras.respostasPerdidas-- > 0) semRede()
    return resposta(204, { deslocamento: envio.bytes.length })
  }

  const responder = async (url: URL, init: RequestInit = {}) => {
    const metodo = init.method ?? 'GET'
    pedidos.push(`${metodo} ${url.pathname}`)
    if (!regras.ligada) semRede()
    if (metodo === 'POST' && url.pathname === '/api/anexo/envio')
      return anunciar(JSON.parse(String(init.body)))
    const outra = outros(`${metodo} ${url.pathname}`)
    if (outra) return outra
    const [, id = ''] = /^\/api\/anexo\/envio\/(.+)$/.exec(url.pathname) ?? []
    const envio = envios.get(id)
    const token = new Headers(init.headers).get('authorization')
    if (!envio || token !== `Bearer ${envio.token}`)
      return resposta(404, { json: { message: 'Não encontrado' } })
    if (metodo === 'HEAD') return resposta(200, { deslocamento: envio.bytes.length })
    if (metodo === 'DELETE') {
      envios.delete(id)
      return resposta(204)
    }
    aoMesmoTempo++
    maisAoMesmoTempo = Math.max(maisAoMesmoTempo, aoMesmoTempo)
    return receber(id, envio, init).finally(() => {
      aoMesmoTempo--
    })
  }

  const falso = vi
    .spyOn(window, 'fetch')
    .mockImplementation((entrada, init) => responder(new URL(String(entrada), location.origin), init))
  onTestFinished(() => falso.mockRestore())

  return {
    regras,
    pedidos,
    envios,
    prontos: () => [...envios].filter(([, { pronto }]) => pronto).map(([id]) => id),
    maisAoMesmoTempo: () => maisAoMesmoTempo,
    /** As when the days that an upload waits are over. */
    esquecer: () => envios.clear(),
  }
}
