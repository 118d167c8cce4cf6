import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pausa } from 'node:timers/promises'
import type { NovaVenda } from '#testes/preparar-vendas.ts'
import { chamadorLocal } from './chamar.ts'

export const ESCRITORES = 20
/**
 * Like a person who clicks again. Far shorter than the answer asks for, so that many requests meet the fault.
 */
const ENTRE_TENTATIVAS_MS = 100

/** What a writer saves. `nome` is how it is found again. */
type Escrita = { nome: string; caminho: string; corpo: unknown }
type Escrever = (escritor: number, n: number) => Escrita

/** The plainest record. Its name is unique. */
export const canais =
  (marca: string): Escrever =>
  (escritor, n) => {
    const nome = `${marca} ${escritor} ${n}`
    const corpo = {
      ...{ nome, tipo: 'LOJA', anexos_obrigatorios: [], exige_aceite_digital: false },
      ...{
        fora_do_estabelecimento: false,
        roteiro_audio: null,
        todas_empresas: true,
        empresas: [],
        ativo: true,
      },
    }
    return { nome, caminho: '/canal-venda', corpo }
  }

/** Sales, each with its own id. */
export const vendas =
  (venda: NovaVenda): Escrever =>
  (_, n) => {
    const id = randomUUID()
    return { nome: id, caminho: '/venda', corpo: { id, ...venda(n) } }
  }

/**
 * Each writer creates records one after the other, and repeats each request until it is told that it was
 * saved.
 */
export const soltarEscritores = async (url: string, oQue: Escrever) => {
  const { chamar, entrar } = chamadorLocal(url)
  let acesso = await entrar()
  const confirmados: string[] = []
  const respostas = new Map<string, number>()
  const estranhas = new Set<string>()
  const sinais = new EventTarget()
  let parar = false

  let recusados = 0
  const contar = (resposta: string) => respostas.set(resposta, (respostas.get(resposta) ?? 0) + 1)

  /** True once the record is known to exist. A name is taken only if an earlier try has saved it. */
  const tentar = async ({ caminho, corpo }: Escrita, repetindo: boolean) => {
    const resposta = await chamar('POST', caminho, { corpo, token: acesso.token }).catch(() => null)
    if (!resposta) contar('sem resposta')
    else {
      const { status, texto, esperar } = resposta
      contar(String(status))
      const jaGravado = repetindo && status === 422 && texto.includes('"nome"')
      if (status === 201 || jaGravado) return true
      if (status === 401 && acesso.acabou()) acesso = await entrar().catch(() => acesso)
      else if (status !== 503 || !esperar) estranhas.add(`${status} ${texto}`)
    }
    recusados++
    sinais.dispatchEvent(new Event('recusado'))
    await pausa(ENTRE_TENTATIVAS_MS)
    return false
  }

  const escrever = async (escritor: number) => {
    for (let n = 1; !parar; n++) {
      const escrita = oQue(escritor, n)
      for (let repetindo = false; !(await tentar(escrita, repetindo)); repetindo = true) if (parar) return
      confirmados.push(escrita.nome)
      sinais.dispatchEvent(new Event('confirmado'))
    }
  }
  const escritores = Array.from({ length: ESCRITORES }, (_, n) => escrever(n))

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
