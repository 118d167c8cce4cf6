import { Promocao } from '@balcao/contract/catalogo/promocao'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { toast } from '#ui/toast.tsx'
import { ValoresDosVinculos, vinculosDe } from './adicionais.formulario.ts'
import { promocoes } from './promocao.data.ts'
import { textos } from './promocao.textos.ts'

/** The linked additionals are saved separately, because linking is a permission of its own. */
export const useVinculos = (promocao: Promocao) =>
  useEdicao<Promocao, ValoresDosVinculos>({
    registro: promocao,
    valoresDe: vinculosDe,
    esquemaDoRegistro: Promocao,
    esquemaDosValores: ValoresDosVinculos,
    editar: promocoes.useVincular(promocao.id),
    aoSalvar: () => toast.sucesso(textos.adicionais.salvo),
  })
