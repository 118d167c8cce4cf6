import { type Municipio, municipioApi } from '@balcao/contract/provedor/municipio'
import { semAcento } from '@balcao/contract/valores/texto'
import { http } from '#http.ts'
import { respostasDoAparelho } from './respostas.ts'

/** The country's cities are nobody's own. */
const DE_TODOS = ''
const NOME = 'cidades'
/** A city is founded once in years. */
const VALEM_MS = 30 * 24 * 60 * 60_000
const MOSTRADAS = 20

const emPalavras = (texto: string) =>
  semAcento(texto)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Typed with or without accents, hyphen, apostrophe and state. */
const procuravel = ({ nome, uf }: Municipio) =>
  emPalavras(`${nome} ${uf} ${nome.replaceAll("'", '')}`).join(' ')

type Indexada = { cidade: Municipio; texto: string }
let emMemoria: Promise<readonly Indexada[] | null> | undefined

const indexar = async () => {
  const guardadas = await respostasDoAparelho.ler<Municipio[]>(DE_TODOS, NOME)
  return guardadas?.valor.map((cidade) => ({ cidade, texto: procuravel(cidade) })) ?? null
}

/** Null: this device has none. */
const ler = async () => {
  emMemoria ??= indexar().catch(() => null)
  const lidas = await emMemoria
  if (!lidas) emMemoria = undefined
  return lidas
}

/** The city of an address is chosen at the door, where there may be no network. */
export const cidadesDoAparelho = {
  /** Fetches them, unless the device has them. */
  guardar: async () => {
    const guardadas = await respostasDoAparelho.ler(DE_TODOS, NOME)
    if (guardadas && Date.now() - Date.parse(guardadas.em) < VALEM_MS) return
    await respostasDoAparelho.gravar(DE_TODOS, NOME, await http(municipioApi.todos, {}))
    emMemoria = undefined
  },

  /** Those with every word typed; the ones that begin so come first. Null: this device has none. */
  buscar: async (digitado: string): Promise<Municipio[] | null> => {
    const palavras = emPalavras(digitado)
    const inicio = palavras.join(' ')
    const comeca = ({ texto }: Indexada) => Number(texto.startsWith(inicio))
    const achadas = (await ler())?.filter(({ texto }) => palavras.every((palavra) => texto.includes(palavra)))
    return (
      achadas
        ?.toSorted((a, b) => comeca(b) - comeca(a))
        .slice(0, MOSTRADAS)
        .map(({ cidade }) => cidade) ?? null
    )
  },

  uma: async (codigo: number): Promise<Municipio | null> =>
    (await ler())?.find(({ cidade }) => cidade.codigo === codigo)?.cidade ?? null,
}
