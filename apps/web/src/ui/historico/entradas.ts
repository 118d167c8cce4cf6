import type { EntradaDeHistorico } from '@balcao/contract/base/auditoria'
import { textos } from './historico.textos.ts'

/** The contract's `EntradaDeHistorico`, with the action as any noun may name it. */
export type Entrada = Pick<EntradaDeHistorico, 'id' | 'em' | 'autor' | 'quem' | 'ip'> & {
  acao: string
  mudancas: { campo: string; antes?: unknown; depois?: unknown }[]
}

export type Dia = { dia: string; entradas: (Entrada & { hora: string })[] }

/** By calendar day, as `quando` tells it, in the order they came (newest first). */
export function agruparPorDia(entradas: Entrada[], quando: (instante: string) => string): Dia[] {
  const dias: Dia[] = []
  for (const entrada of entradas) {
    const [dia = '', hora = ''] = quando(entrada.em).split(' ')
    const ultimo = dias.at(-1)
    if (ultimo?.dia === dia) ultimo.entradas.push({ ...entrada, hora })
    else dias.push({ dia, entradas: [{ ...entrada, hora }] })
  }
  return dias
}

export const estaVazio = (valor: unknown) =>
  valor === null || valor === undefined || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** How a value reads when the screen does not format it. */
export function mostrarValor(valor: unknown): string {
  if (estaVazio(valor)) return textos.vazio
  if (typeof valor === 'boolean') return valor ? textos.sim : textos.nao
  if (Array.isArray(valor)) return valor.map(mostrarValor).join(', ')
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor)
}
