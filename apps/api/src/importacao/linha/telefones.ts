import { lerTelefone } from '@balcao/contract/telefone'
import { escreverPorExtenso, type Lida } from './celula.ts'

const ENTRE_TELEFONES = /\s*(?:[/;,|]|\be\b|\bou\b)\s*/i

const porque = (texto: string) => {
  const digitos = texto.replace(/\D/g, '').length
  return digitos === 8 || digitos === 9
    ? 'Telefone sem DDD: escreva como (11) 98765-4321'
    : 'Telefone não reconhecido: escreva como (11) 98765-4321'
}

/** One or more in the same cell: "(11) 3456-7890 / (11) 98765-4321". */
export const lerTelefones = (celula: string): Lida<string[]> => {
  const inteiro = lerTelefone(escreverPorExtenso(celula).texto)
  if (inteiro) return { valor: [inteiro] }
  const partes = celula.split(ENTRE_TELEFONES).filter((parte) => /\d/.test(parte))
  const lidos = partes.map(lerTelefone)
  const ruim = partes[lidos.indexOf(null)]
  if (ruim !== undefined || !lidos.length) return { motivo: porque(ruim ?? celula) }
  return { valor: lidos.filter((numero) => numero !== null) }
}
