import { deDiferencas } from '@balcao/contract/catalogo/diferencas'
import type { RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import { type Municipio, municipioApi } from '@balcao/contract/provedor/municipio'
import { semAcento } from '@balcao/contract/valores/texto'
import { http } from '#http.ts'
import { sessao } from '#sessao.ts'
import { RETRATO, respostasDoAparelho } from './respostas.ts'

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

/** A snapshot of another format may have none. */
type ComRegioes = { retrato: Partial<Pick<RetratoDasOfertas, 'regioes'>> }
let vendidas: { de: string; codigos: ReadonlySet<number> } | undefined

/** Where this person may sell what is not sold everywhere. Read once: only the order of the cities leans on it. */
const ondeSeVende = async () => {
  const de = sessao.estado().usuarioAutenticado?.id ?? ''
  if (vendidas?.de === de) return vendidas.codigos
  const guardado = await respostasDoAparelho.ler<ComRegioes>(de, RETRATO).catch(() => null)
  const regioes = (guardado?.valor.retrato.regioes ?? []).filter(({ planos }) => planos.length > 0)
  const codigos = new Set(regioes.flatMap(({ cidades }) => deDiferencas(cidades)))
  if (guardado) vendidas = { de, codigos }
  return codigos
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

  /** Those with every word typed: first where one sells, then the ones that begin so. Null: this device has none. */
  buscar: async (digitado: string): Promise<Municipio[] | null> => {
    const palavras = emPalavras(digitado)
    const inicio = palavras.join(' ')
    const comeca = ({ texto }: Indexada) => Number(texto.startsWith(inicio))
    const vende = await ondeSeVende()
    const seVende = ({ cidade }: Indexada) => Number(vende.has(cidade.codigo))
    const achadas = (await ler())?.filter(({ texto }) => palavras.every((palavra) => texto.includes(palavra)))
    return (
      achadas
        ?.toSorted((a, b) => seVende(b) - seVende(a) || comeca(b) - comeca(a))
        .slice(0, MOSTRADAS)
        .map(({ cidade }) => cidade) ?? null
    )
  },

  uma: async (codigo: number): Promise<Municipio | null> =>
    (await ler())?.find(({ cidade }) => cidade.codigo === codigo)?.cidade ?? null,
}
