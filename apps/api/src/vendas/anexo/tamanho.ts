import { codigosDoAnexo } from '@balcao/contract/vendas/anexo'
import { Recusa } from '#infra/recusa/recusa.ts'

const MEGA = 1024 * 1024

/** `maximo` in MB, as the setting says it. */
export const exigirTamanho = (tamanho: number, maximo: number) => {
  if (tamanho === 0)
    throw new Recusa(
      422,
      codigosDoAnexo.vazio,
      'O arquivo está vazio. Escolha outro, ou tire a foto de novo.',
    )
  if (tamanho > maximo * MEGA)
    throw new Recusa(
      413,
      codigosDoAnexo.grande,
      `O arquivo tem ${Math.ceil(tamanho / MEGA)} MB, e o máximo é de ${maximo} MB. Envie um menor.`,
    )
}
