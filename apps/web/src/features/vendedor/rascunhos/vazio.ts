import type { RascunhoNaLista } from './juntar.ts'

const temValor = (valor: unknown): boolean =>
  typeof valor === 'object' && valor !== null ? Object.values(valor).some(temValor) : Boolean(valor)

/** Nothing was typed, chosen or attached. Company and channel are chosen before anything is sold. */
export const ehVazio = ({
  dados,
  anexos,
  corrige,
}: Pick<RascunhoNaLista, 'dados' | 'anexos' | 'corrige'>): boolean => {
  const { formato: _, empresa_id: __, canal_venda_id: ___, ...digitado } = dados
  return !corrige && anexos?.length === 0 && !temValor(digitado)
}
