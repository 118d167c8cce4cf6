import type { EntradaDeHistorico } from '@balcao/contract/auditoria'
import { type Permissao, rotuloDaPermissao } from '@balcao/contract/permissao'
import { diferenca } from './matriz.ts'

type Mudanca = EntradaDeHistorico['mudancas'][number]

const lista = (valor: unknown): string[] => (Array.isArray(valor) ? valor.map(String) : [])
const nomes = (permissoes: string[]) => permissoes.map((p) => rotuloDaPermissao(p as Permissao))

/** Two lists of fifty permissions tell nobody anything; what came and what went does. */
const emPalavras = (mudanca: Mudanca): Mudanca[] => {
  if (mudanca.campo !== 'permissoes') return [mudanca]
  const { concedidas, retiradas } = diferenca(lista(mudanca.antes), lista(mudanca.depois))
  return [
    { campo: 'concedidas', antes: null, depois: nomes(concedidas) },
    { campo: 'retiradas', antes: null, depois: nomes(retiradas) },
  ]
}

export const historicoEmPalavras = (entrada: EntradaDeHistorico): EntradaDeHistorico => ({
  ...entrada,
  mudancas: entrada.mudancas.flatMap(emPalavras),
})
