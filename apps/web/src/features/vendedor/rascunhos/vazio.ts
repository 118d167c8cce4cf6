import type { RascunhoNaLista } from './juntar.ts'

const temValor = (valor: unknown): boolean =>
  typeof valor === 'object' && valor !== null ? Object.values(valor).some(temValor) : Boolean(valor)

/**
 * Nothing was typed, chosen or attached. Company and channel are chosen before anything is sold. The sale that a
 * correction left as it is stands among those that came back.
 */
export const ehVazio = ({
  dados,
  anexos,
  corrige,
  intocada,
}: Pick<RascunhoNaLista, 'dados' | 'anexos' | 'corrige' | 'intocada'>): boolean => {
  const { formato: _, empresa_id: __, canal_venda_id: ___, ...digitado } = dados
  if (corrige) return intocada
  return anexos?.length === 0 && !temValor(digitado)
}
