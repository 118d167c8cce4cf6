import type { EntradaDeHistorico } from '@balcao/contract/base/auditoria'
import { type Permissao, rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { acoesDoHistorico, rotulos, textos } from './grupo-permissao.textos.ts'
import { diferenca } from './matriz.ts'

type Mudanca = EntradaDeHistorico['mudancas'][number]

const lista = (valor: unknown): string[] => (Array.isArray(valor) ? valor.map(String) : [])
const nomes = (permissoes: string[]) => permissoes.map((p) => rotuloDaPermissao(p as Permissao))

/** Two lists of fifty permissions tell nobody anything. What was added and what was removed does. */
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

/** "concedidas: …; retiradas: …" */
const mudancaDePermissoes = (antes: unknown, depois: unknown) => {
  const { concedidas, retiradas } = diferenca(lista(antes), lista(depois))
  return [
    concedidas.length > 0 && `${textos.concedidas}: ${nomes(concedidas).join(', ')}`,
    retiradas.length > 0 && `${textos.retiradas}: ${nomes(retiradas).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** Permissions never conflict: the choices of both sides are kept, and the other side's changes are shown. */
export const palavras: Palavras = {
  rotulos,
  acoes: acoesDoHistorico,
  mostrarCampo: (_, valor) => mostrarValor(valor),
  emPalavras: historicoEmPalavras,
  mostrarMudanca: (campo, antes, atual) =>
    campo === 'permissoes' ? mudancaDePermissoes(antes, atual) : mostrarValor(atual),
}
