import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'

type Ramo = Record<string, unknown>

const ler = (de: unknown, [passo, ...resto]: readonly string[]): unknown =>
  passo === undefined ? de : ler((de as Ramo | null | undefined)?.[passo], resto)

const gravar = (ramo: Ramo, [passo = '', ...resto]: readonly string[], valor: unknown): Ramo => {
  const { [passo]: atual, ...outros } = ramo
  const novo = resto.length > 0 ? gravar((atual ?? {}) as Ramo, resto, valor) : valor
  return novo === undefined ? outros : { ...ramo, [passo]: novo }
}

/** A draft has no empty values: a field that holds nothing is absent, and "as on record" if there is a record. */
const semNada = (valor: unknown) => (valor === null || Number.isNaN(valor) ? undefined : valor)

/** The value of a field by its path, such as `cliente.responsavel.cpf`. */
export const valorDoCampo = (dados: DadosDoRascunho, caminho: string): unknown =>
  ler(dados, caminho.split('.'))

export const comCampo = (dados: DadosDoRascunho, caminho: string, valor: unknown): DadosDoRascunho =>
  gravar(dados, caminho.split('.'), semNada(valor)) as DadosDoRascunho
