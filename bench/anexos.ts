import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fotoDeTelefone } from '../apps/api/src/vendas/anexo/anexo.fabrica.ts'
import { ligarServidor } from './alvo/processo.ts'
import { mediana } from './carga/estatistica.ts'
import { comMemoria } from './carga/memoria.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'

/**
 * Memory of the program while photos arrive: `node bench/anexos.ts` sends 200 of 12 megapixels and 3 MB, 20 at once,
 * and then looks that each one is there.
 */
const { values } = parseArgs({ options: { fotos: { type: 'string', default: '200' } } })
const FOTOS = Number(values.fotos)
const AO_MESMO_TEMPO = 20
const LIMITE_MB = 100
const ADMIN = { email: 'admin@localhost', senha: 'bench: lenta nunca mais' }

const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-bench-'))
const { porta, pid, desligar } = await ligarServidor(
  new URL('../apps/api/src/main.ts', import.meta.url),
  '/api/health/ready',
  path.join(pasta, 'saida.log'),
  {
    ...{ DATABASE_URL: '', DATA_DIR: pasta, ADMIN_EMAIL: ADMIN.email, ADMIN_SENHA: ADMIN.senha },
    // As `npm start` does.
    ...{ UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
  },
)
const chamar = async <R>(metodo: string, caminho: string, token: string, corpo?: unknown): Promise<R> => {
  const resposta = await fetch(`http://127.0.0.1:${porta}${caminho}`, {
    method: metodo,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(corpo !== undefined && { 'content-type': 'application/json' }),
    },
    ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
  })
  if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${await resposta.text()}`)
  return (await resposta.json()) as R
}
const entrar = async () =>
  (await chamar<{ access_token: string }>('POST', '/api/auth/login', '', ADMIN)).access_token

type Envio = { id: string; caminho: string; token: string }
/** "Not there", "not now": asked again, as any client does. */
const DE_NOVO = [409, 503]

const mandarResto = async ({ caminho, token }: Envio, foto: Buffer, deslocamento: number) => {
  const resposta = await fetch(`http://127.0.0.1:${porta}${caminho}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(deslocamento),
    },
    body: new Uint8Array(foto.subarray(deslocamento)),
  }).catch(() => null)
  if (resposta && !resposta.ok && !DE_NOVO.includes(resposta.status))
    throw new Error(`${resposta.status} ${await resposta.text()}`)
}

const enviar = async (foto: Buffer, acesso: string, venda_id: string) => {
  const inicio = performance.now()
  const novo = { venda_id, tipo: 'DOCUMENTO_FRENTE', nome: 'foto.jpg', tamanho: foto.length }
  const envio = await chamar<Envio>('POST', '/api/anexo/envio', acesso, novo)
  for (;;) {
    const { deslocamento } = await chamar<{ deslocamento: number }>('GET', envio.caminho, envio.token)
    if (deslocamento === foto.length) return performance.now() - inicio
    await mandarResto(envio, foto, deslocamento)
  }
}

try {
  const foto = await fotoDeTelefone()
  console.log(
    `${FOTOS} fotos de ${(foto.length / 1024 ** 2).toFixed(1)} MB, ${AO_MESMO_TEMPO} ao mesmo tempo`,
  )
  const acesso = await entrar()
  const vendas = Array.from({ length: FOTOS }, () => randomUUID())
  const inicio = performance.now()
  const { resultado: tempos, memoria } = await comMemoria(pid, async () => {
    const restam = [...vendas]
    const ms: number[] = []
    const mandar = async () => {
      for (let venda = restam.pop(); venda; venda = restam.pop()) ms.push(await enviar(foto, acesso, venda))
    }
    await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, mandar))
    return ms
  })
  const segundos = (performance.now() - inicio) / 1000
  const sha256 = createHash('sha256').update(foto).digest('hex')
  const renovado = await entrar()
  const listas = await Promise.all(
    vendas.map((id) => chamar<{ sha256: string }[]>('GET', `/api/venda/${id}/anexo`, renovado)),
  )
  const inteiras = listas.filter(([anexo]) => anexo?.sha256 === sha256).length
  console.log(`em ${segundos.toFixed(1)} s; cada uma, mediana ${(mediana(tempos) / 1000).toFixed(1)} s`)
  const { antes, maxima, cresceu, naSegundaMetade } = memoria
  console.log(`memória: ${antes.toFixed(0)} MB antes, ${maxima.toFixed(0)} MB no pico`)
  dizerMetas([
    {
      nome: 'memória a mais',
      meta: `≤ ${LIMITE_MB} MB`,
      medido: `${cresceu.toFixed(0)} MB (${naSegundaMetade.toFixed(0)} na segunda metade)`,
      ok: cresceu <= LIMITE_MB,
    },
    { nome: 'chegaram', meta: String(FOTOS), medido: String(inteiras), ok: inteiras === FOTOS },
  ])
} finally {
  await desligar()
  await rm(pasta, { recursive: true, force: true })
}
