import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { podeAlguma } from '@balcao/contract/base/habilidade'

type Habilidade = Parameters<typeof podeAlguma>[0]

/** The kinds of attachment that this person may not add to a sale. */
export const semPermissao = (tipos: readonly TipoAnexo[], habilidade: Habilidade): TipoAnexo[] =>
  tipos.filter((tipo) => !podeAlguma(habilidade, [`REALIZAR_VENDA.${tipo}`]))
