import { TAMANHO_MAXIMO_DA_PLANILHA } from '@balcao/contract/clientes/importacao/api'
import { recusaPeloNome } from '@balcao/contract/valores/planilha'
import { textos as doEnvio } from '#ui/arquivo/arquivo.textos.ts'
import { tamanhoEscrito } from '#ui/tamanhoEscrito.ts'
import { textos } from '../importacao.textos.ts'

const t = textos.arquivo

/** What can be checked without sending the file. The server checks the content. */
export const recusaDe = ({ name, size }: Pick<File, 'name' | 'size'>): string | null => {
  const peloNome = recusaPeloNome(name)
  if (peloNome) return peloNome
  if (size === 0) return doEnvio.vazio
  return size > TAMANHO_MAXIMO_DA_PLANILHA ? t.grande(tamanhoEscrito(size)) : null
}
