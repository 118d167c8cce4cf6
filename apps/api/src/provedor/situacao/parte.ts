import type { ParteDoSistema, Sinal, SituacaoDaParte } from '@balcao/contract/provedor/situacao-api'

type Dado = SituacaoDaParte['dados'][number]
export type Achado = Omit<SituacaoDaParte, 'chave'>

export const dado = (nome: string, valor: string): Dado => ({ nome, valor, instante: false })
export const instante = (nome: string, valor: string | Date): Dado => ({
  ...{ nome, valor: new Date(valor).toISOString(), instante: true },
})

export const achado = (
  sinal: Sinal,
  frase: string,
  conselho: string | null = null,
  dados: Dado[] = [],
): Achado => ({ sinal, frase, conselho, dados })

const GIGA = 1024 ** 3
export const emGiga = (bytes: number) =>
  bytes < GIGA
    ? `${(bytes / 1024 ** 2).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
    : `${(bytes / GIGA).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} GB`

export const emDias = (dias: number) => {
  if (dias < 1) return 'menos de 1 dia'
  return dias === 1 ? '1 dia' : `${dias} dias`
}

/** The screen shows something within three seconds, whatever hangs. */
const PRAZO_MS = 2_000

/** What comes of it in time, or `senao`. It is not interrupted: what it has begun, it tidies up. */
export const ateOPrazo = <T>(acao: Promise<T>, senao: T): Promise<T> => {
  const prazo = Promise.withResolvers<T>()
  const relogio = setTimeout(() => prazo.resolve(senao), PRAZO_MS)
  return Promise.race([acao, prazo.promise]).finally(() => clearTimeout(relogio))
}

const semResposta = (conselho: string) =>
  achado('QUEBRADO', `Não respondeu em ${PRAZO_MS / 1000} segundos.`, conselho)

/** One part, whatever becomes of its check. `conselho`: what to do when it fails or does not answer. */
export const conferir = async (
  chave: ParteDoSistema,
  conselho: string,
  olhar: () => Promise<Achado>,
): Promise<SituacaoDaParte> => {
  // Only the kind of failure: what the other side said does not belong on a screen.
  const olhado = olhar().catch(() => achado('QUEBRADO', 'Não está funcionando.', conselho))
  return { chave, ...(await ateOPrazo(olhado, semResposta(conselho))) }
}
