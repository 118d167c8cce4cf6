import { TAMANHO_MAXIMO_DA_PLANILHA } from '@balcao/contract/importacao/api'
import { tamanho, textos } from '../importacao.textos.ts'

const LIDOS = /\.(csv|txt|tsv|xlsx)$/i
const t = textos.arquivo

/** What can be told of a file without sending it. The content is for the server to judge. */
export const recusaDe = ({ name, size }: Pick<File, 'name' | 'size'>): string | null => {
  if (/\.xls$/i.test(name)) return t.formatoAntigo
  if (!LIDOS.test(name)) return t.outroFormato
  if (size === 0) return t.vazio
  return size > TAMANHO_MAXIMO_DA_PLANILHA ? t.grande(tamanho(size)) : null
}
