import { lerTelefone, recusaDeTelefone } from '@balcao/contract/valores/telefone'
import { escreverPorExtenso, type Lida } from './celula.ts'

const ENTRE_TELEFONES = /\s*(?:[/;,|]|\be\b|\bou\b)\s*/i

/** One or more in the same cell: "(11) 3456-7890 / (11) 98765-4321". */
export const lerTelefones = (celula: string): Lida<string[]> => {
  const inteiro = lerTelefone(escreverPorExtenso(celula).texto)
  if (inteiro) return { valor: [inteiro] }
  const partes = celula.split(ENTRE_TELEFONES).filter((parte) => /\d/.test(parte))
  const lidos = partes.map(lerTelefone)
  const ruim = partes[lidos.indexOf(null)]
  if (ruim !== undefined || !lidos.length) return { motivo: recusaDeTelefone(ruim ?? celula) }
  return { valor: lidos.filter((numero) => numero !== null) }
}
