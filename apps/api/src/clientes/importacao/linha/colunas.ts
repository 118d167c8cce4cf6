import { createHash } from 'node:crypto'
import { Email } from '@balcao/contract/base/comum'
import type { CampoDaImportacao, Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import { cepValido, limparCep } from '@balcao/contract/valores/cep'
import { documentoValido } from '@balcao/contract/valores/documento'
import { lerTelefone } from '@balcao/contract/valores/telefone'
import { semAcento } from '@balcao/contract/valores/texto'
import { sinonimos } from './sinonimos.ts'

/** Only the title's words: "Nº do C.P.F./CNPJ " and "n do cpf cnpj" are the same column. */
const palavras = (titulo: string) =>
  semAcento(titulo)
    // "C.P.F." is one word, not three.
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')

const porNome = new Map(
  sinonimos.flatMap(([campo, nomes]) =>
    nomes.map((nome, preferencia) => [nome, { campo, preferencia }] as const),
  ),
)

/** What the file of the rejected rows has besides. Corrected, it is sent again with them. */
export const ACRESCIDAS = ['Linha', 'Motivo'] as const

const terminaComAcrescidas = (colunas: readonly string[]) =>
  ACRESCIDAS.every((nome, i) => colunas.at(i - ACRESCIDAS.length) === nome)

export const semAcrescidas = (colunas: readonly string[]): readonly string[] =>
  terminaComAcrescidas(colunas) ? semAcrescidas(colunas.slice(0, -ACRESCIDAS.length)) : colunas

/** Files with the same columns in the same order come from the same system. */
export const assinaturaDe = (colunas: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(semAcrescidas(colunas).map(palavras)))
    .digest('hex')

/** Fields that the values themselves reveal, the most certain first. */
const peloConteudo: [CampoDaImportacao, (valor: string) => boolean][] = [
  ['cpf_cnpj', documentoValido],
  ['email', (valor) => Email.safeParse(valor).success],
  ['telefone', (valor) => lerTelefone(valor) !== null],
  ['cep', (valor) => /^\d{5}-\d{3}$/.test(valor) && cepValido(limparCep(valor))],
]

/** Most of the values: a sample contains mistakes, and the preview is there to show them. */
const quaseTodos = (valores: string[], serve: (valor: string) => boolean) => {
  const preenchidos = valores.filter(Boolean)
  return preenchidos.length > 0 && preenchidos.filter(serve).length >= preenchidos.length * 0.8
}

/** A guess of what each column fills in, for a person to correct. No field appears twice. */
export const adivinharColunas = (
  colunas: readonly string[],
  amostra: readonly (readonly string[])[],
): Mapeamento => {
  const titulos = colunas.map((titulo, coluna) => ({ coluna, achado: porNome.get(palavras(titulo)) }))
  const comNome = titulos
    .flatMap(({ coluna, achado }) => (achado ? [{ coluna, ...achado }] : []))
    // "CPF" beside "Documento": the better name wins. Between equals, the first column wins.
    .sort((a, b) => a.preferencia - b.preferencia || a.coluna - b.coluna)
  const mapeamento: Mapeamento = colunas.map(() => null)
  const usar = (coluna: number, campo: CampoDaImportacao) => {
    if (mapeamento[coluna] === null && !mapeamento.includes(campo)) mapeamento[coluna] = campo
  }
  for (const { coluna, campo } of comNome) usar(coluna, campo)
  const semNome = titulos.filter(({ achado }) => achado === undefined)
  for (const [campo, serve] of peloConteudo)
    for (const { coluna } of semNome) {
      const valores = amostra.map((celulas) => (celulas[coluna] ?? '').trim())
      if (quaseTodos(valores, serve)) usar(coluna, campo)
    }
  return mapeamento
}
