import { once } from 'node:events'
import { setTimeout as pausa } from 'node:timers/promises'
import { ADMIN } from '#testes/admin.ts'

const ESCRITORES = 20
/**
 * Like a person who clicks again. Far shorter than the answer asks for, so that many requests meet the fault.
 */
const ENTRE_TENTATIVAS_MS = 100

const canal = (nome: string) => ({
  nome,
  tipo: 'LOJA',
  anexos_obrigatorios: [],
  exige_aceite_digital: false,
  fora_do_estabelecimento: false,
  roteiro_audio: null,
  todas_empresas: true,
  empresas: [],
  ativo: true,
})

const enviar = (url: string, corpo: unknown, acesso?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(acesso && { authorization: `Bearer ${acesso}` }) },
    body: JSON.stringify(corpo),
  })

const entrar = async (url: string) => {
  const resposta = await enviar(`${url}/api/auth/login?provedor=local`, ADMIN)
  if (!resposta.ok) throw new Error(`login: ${resposta.status} ${await resposta.text()}`)
  return ((await resposta.json()) as { access_token: string }).access_token
}

/**
 * Each writer creates records one after the other, and repeats each request until it is told that it was
 * saved.
 */
export const soltarEscritores = async (url: string, marca: string, quantos = ESCRITORES) => {
  const acesso = await entrar(url)
  const confirmados: string[] = []
  const respostas = new Map<string, number>()
  const estranhas = new Set<string>()
  const sinais = new EventTarget()
  let parar = false

  let recusados = 0
  const contar = (resposta: string) => respostas.set(resposta, (respostas.get(resposta) ?? 0) + 1)

  /** True once the record is known to exist. Its name is taken only if an earlier try has saved it. */
  const tentar = async (nome: string, repetindo: boolean) => {
    const resposta = await enviar(`${url}/api/canal-venda`, canal(nome), acesso).catch(() => null)
    if (!resposta) contar('sem resposta')
    else {
      const texto = await resposta.text().catch(() => '')
      contar(String(resposta.status))
      const jaGravado = repetindo && resposta.status === 422 && texto.includes('"nome"')
      if (resposta.status === 201 || jaGravado) return true
      if (resposta.status !== 503 || !resposta.headers.has('retry-after'))
        estranhas.add(`${resposta.status} ${texto}`)
    }
    recusados++
    sinais.dispatchEvent(new Event('recusado'))
    await pausa(ENTRE_TENTATIVAS_MS)
    return false
  }

  const escrever = async (escritor: number) => {
    for (let n = 1; !parar; n++) {
      const nome = `${marca} ${escritor} ${n}`
      for (let repetindo = false; !(await tentar(nome, repetindo)); repetindo = true) if (parar) return
      confirmados.push(nome)
      sinais.dispatchEvent(new Event('confirmado'))
    }
  }
  const escritores = Array.from({ length: quantos }, (_, n) => escrever(n))

  return {
    confirmados,
    respostas,
    /** Neither saved nor "try again in a moment". */
    estranhas,
    maisConfirmados: async (quantos: number, prazo: AbortSignal) => {
      for (const meta = confirmados.length + quantos; confirmados.length < meta; )
        await once(sinais, 'confirmado', { signal: prazo })
    },
    recusados: () => recusados,
    /** Waits until more than `antes` requests were refused. */
    recusadosDepoisDe: async (antes: number, prazo: AbortSignal) => {
      while (recusados <= antes) await once(sinais, 'recusado', { signal: prazo })
    },
    parar: async () => {
      parar = true
      await Promise.all(escritores)
    },
  }
}
