import { estados } from '@balcao/contract/provedor/estados'
import { semAcento } from '@balcao/contract/valores/texto'
import { lerMunicipios } from '#provedor/municipio/municipios.ts'
import { type Lida, lembrando } from './celula.ts'

type Cidade = { codigo: number; nome: string; uf: string }

/** Without accents, apostrophes and hyphens, because "Santa Bárbara d'Oeste" is written in many ways. */
const chave = (nome: string) =>
  semAcento(nome)
    .replace(/['’`-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const colada = (nome: string) => chave(nome).replaceAll(' ', '')

const porEstado = new Map(
  estados.flatMap(({ sigla, nome }) => [[chave(sigla), sigla] as const, [chave(nome), sigla] as const]),
)

export const lerUf = lembrando((celula): Lida<string> => {
  const valor = porEstado.get(chave(celula))
  return valor ? { valor } : { motivo: 'Estado desconhecido: use a sigla, como SP' }
})

/** "Campinas - SP", "Campinas/SP", "Campinas (SP)". */
const COM_UF = /^(.+?)\s*[-–/,(]\s*([A-Za-z]{2})\)?$/

/** Every city of the country, loaded once, because a file of a million rows needs one for each row. */
const indiceDeCidades = (cidades: readonly Cidade[]) => {
  const porCodigo = new Map(cidades.map((c) => [c.codigo, c]))
  // Some systems leave out the seventh digit, which is only a check digit.
  const semDigito = new Map(cidades.map((c) => [Math.floor(c.codigo / 10), c.codigo]))
  const porNome = Map.groupBy(cidades, (c) => colada(c.nome))

  const peloCodigo = (celula: string): Lida<number> => {
    const numero = Number(celula.replace(/[.,]0+$/, ''))
    const valor = porCodigo.has(numero) ? numero : semDigito.get(numero)
    return valor ? { valor } : { motivo: 'Código do IBGE desconhecido: são 7 números, como 3509502' }
  }

  const procurar = (celula: string, ufDada: string | null): Lida<number> => {
    const [, nome = celula, sigla = ''] = COM_UF.exec(celula) ?? []
    const ufEscrita = porEstado.get(chave(sigla))
    const uf = ufDada ?? ufEscrita ?? null
    const encontradas = porNome.get(colada(ufEscrita ? nome : celula)) ?? []
    const [unica, outra] = uf ? encontradas.filter((c) => c.uf === uf) : encontradas
    if (unica && !outra) return { valor: unica.codigo }
    if (unica) return { motivo: 'Há mais de uma cidade com este nome: informe também a UF' }
    return { motivo: `Cidade não encontrada${uf ? ` em ${uf}` : ''}: confira o nome` }
  }

  const porUf = new Map<string | null, (celula: string) => Lida<number>>()
  const peloNome = (celula: string, uf: string | null): Lida<number> => {
    const naUf = porUf.get(uf) ?? lembrando((nome) => procurar(nome, uf))
    porUf.set(uf, naUf)
    return naUf(celula)
  }

  /** For the history, which shows names of cities. */
  const nomeDe = (codigo: number) => porCodigo.get(codigo)?.nome ?? ''
  const ufDe = (codigo: number) => porCodigo.get(codigo)?.uf ?? ''

  return { peloCodigo, peloNome, nomeDe, ufDe }
}
export type Cidades = ReturnType<typeof indiceDeCidades>

const caixa: { doPais?: Promise<Cidades> } = {}

export const cidadesDoPais = (): Promise<Cidades> => {
  caixa.doPais ??= lerMunicipios().then(indiceDeCidades)
  return caixa.doPais
}
