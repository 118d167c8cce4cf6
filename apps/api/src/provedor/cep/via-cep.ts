import { ufDoMunicipio } from '@balcao/contract/provedor/uf'
import * as z from 'zod/mini'
import type { BuscaDeCep, LocalDoCep } from './busca-de-cep.ts'

const PRAZO_MS = 2_000
const RESPOSTA_MAXIMA = 64 * 1024

/** Texts from outside: whitespace is tidied, and what no address could hold is cut. */
const Texto = z.string().check(
  z.overwrite((texto) =>
    texto
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 150),
  ),
)
const CodigoDeCidade = z.pipe(
  z.string().check(
    z.regex(/^\d{7}$/),
    z.refine((codigo) => ufDoMunicipio(Number(codigo)) !== undefined),
  ),
  z.transform(Number),
)

const Desconhecido = z.object({ erro: z.union([z.literal(true), z.literal('true')]) })
const Encontrado = z.object({
  logradouro: Texto,
  bairro: Texto,
  complemento: z._default(Texto, ''),
  ibge: CodigoDeCidade,
})

/**
 * The lookup of viacep.com.br, or of a service with the same format. `{cep}` in the URL is replaced by the
 * CEP.
 */
export const criarViaCep =
  (modelo: string, prazoMs = PRAZO_MS): BuscaDeCep =>
  async (cep) => {
    const resposta = await fetch(modelo.replaceAll('{cep}', cep), {
      // One deadline for everything, including a body that arrives drop by drop.
      signal: AbortSignal.timeout(prazoMs),
      // Following a redirect would let the service choose an address inside our own network.
      redirect: 'error',
      headers: { accept: 'application/json' },
    })
    if (!resposta.ok) {
      await resposta.body?.cancel()
      throw new Error(`a busca de CEP respondeu ${resposta.status}`)
    }
    return interpretar(JSON.parse(await lerAteOLimite(resposta)))
  }

const interpretar = (corpo: unknown): LocalDoCep | null => {
  if (Desconhecido.safeParse(corpo).success) return null
  const lido = Encontrado.safeParse(corpo)
  if (!lido.success) throw new Error('a busca de CEP respondeu em outro formato')
  const { logradouro, bairro, complemento, ibge } = lido.data
  return { logradouro, bairro, trecho: complemento || null, codigo_ibge: ibge }
}

const lerAteOLimite = async ({ body }: Response): Promise<string> => {
  const partes: Uint8Array[] = []
  let total = 0
  // Leaving the loop by throwing also ends the download.
  for await (const parte of body ?? []) {
    total += parte.length
    if (total > RESPOSTA_MAXIMA) throw new Error('a busca de CEP respondeu demais')
    partes.push(parte)
  }
  return Buffer.concat(partes).toString()
}
