import { preencher } from '#textos/preencher.ts'
import { textos } from './endereco.textos.ts'

/** "1 cidade", "5.571 cidades". */
export const quantasCidades = (total: number) =>
  total === 1 ? textos.cidades.uma : preencher(textos.cidades.varias, total.toLocaleString('pt-BR'))
