import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pausa } from 'node:timers/promises'
import { ligarServidor } from './alvo/processo.ts'
import { mediana } from './carga/estatistica.ts'
import { memoriaDe } from './carga/memoria.ts'
import { dizerMetas } from './medicao/dizer-metas.ts'

/**
 * From the start of the built program to its first ready answer, with its own PostgreSQL started too, and the memory
 * that it has once it was used a little and then rests.
 */
const VEZES = 5
const LIMITE_MS = 2_000
const LIMITE_MB = 200
const DESCANSO_MS = 30_000
const ADMIN = { email: 'admin@localhost', senha: 'bench: lenta nunca mais' }
const USADAS = ['/auth/me', '/cliente', '/venda', '/painel?de=2026-10-01&ate=2026-10-31', '/oferta']

const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-bench-'))
const ligar = () =>
  ligarServidor(
    new URL('../apps/api/src/main.ts', import.meta.url),
    '/api/health/ready',
    path.join(pasta, 'saida.log'),
    {
      ...{ DATABASE_URL: '', DATA_DIR: pasta, ADMIN_EMAIL: ADMIN.email, ADMIN_SENHA: ADMIN.senha },
      // As `npm start` does.
      NODE_COMPILE_CACHE: path.join(pasta, 'codigo'),
    },
  )

const usar = async (porta: number) => {
  const base = `http://127.0.0.1:${porta}/api`
  const entrada = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const { access_token } = (await entrada.json()) as { access_token: string }
  for (const caminho of USADAS) {
    const resposta = await fetch(base + caminho, { headers: { authorization: `Bearer ${access_token}` } })
    if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`)
    await resposta.arrayBuffer()
  }
}

try {
  // The first one makes the database, and the cache of compiled code.
  await (await ligar()).desligar()
  const tempos: number[] = []
  let descansada = 0
  for (let vez = 1; vez <= VEZES; vez++) {
    const inicio = performance.now()
    const { porta, pid, desligar } = await ligar()
    tempos.push(performance.now() - inicio)
    try {
      if (vez < VEZES) continue
      await usar(porta)
      await pausa(DESCANSO_MS)
      descansada = memoriaDe(pid)
    } finally {
      await desligar()
    }
  }
  dizerMetas([
    {
      nome: 'partida até estar pronto',
      meta: `≤ ${LIMITE_MS} ms`,
      medido: `${mediana(tempos).toFixed(0)} ms (${tempos.map((ms) => ms.toFixed(0)).join(' ')})`,
      ok: mediana(tempos) <= LIMITE_MS,
    },
    {
      nome: 'memória do programa em descanso',
      meta: `≤ ${LIMITE_MB} MB`,
      medido: `${descansada.toFixed(0)} MB`,
      ok: descansada <= LIMITE_MB,
    },
  ])
} finally {
  await rm(pasta, { recursive: true, force: true })
}
