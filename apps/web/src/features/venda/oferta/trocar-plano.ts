import type { Oferta } from '@balcao/contract/catalogo/oferta'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'

type Escolhidos = Pick<DadosDoRascunho, 'adicionais' | 'promocoes'>
type Troca = { mudanca: Pick<DadosDoRascunho, 'plano_id' | 'adicionais' | 'promocoes'>; sairam: string[] }

/** Takes along what the new plan has too, and names the rest. `antiga` is null when nobody knows it any more. */
export function trocarPlano(
  { adicionais, promocoes }: Escolhidos,
  antiga: Oferta | null,
  nova: Oferta,
): Troca {
  const vendidos = new Map(nova.adicionais.map((adicional) => [adicional.id, adicional]))
  const ficam = adicionais.flatMap(({ id, quantidade }) => {
    const maximo = vendidos.get(id)?.quantidade_maxima
    return maximo ? [{ id, quantidade: Math.min(quantidade, maximo) }] : []
  })
  // Only the server knows for which plans a coupon is. Its promotion stays until it has said.
  const doCupom = antiga?.promocoes.find(({ codigo }) => codigo !== null)?.id
  const vale = (id: string) => id === doCupom || nova.promocoes.some((promocao) => promocao.id === id)
  const tomadas = promocoes?.filter(vale) ?? []
  const foram = [
    ...(antiga?.adicionais ?? []).filter(
      ({ id }) =>
        adicionais.some((escolha) => escolha.id === id) && !ficam.some((escolha) => escolha.id === id),
    ),
    ...(antiga?.promocoes ?? []).filter(({ id }) => promocoes?.includes(id) && !tomadas.includes(id)),
  ]
  return {
    mudanca: { plano_id: nova.id, adicionais: ficam, promocoes: tomadas.length > 0 ? tomadas : null },
    sairam: foram.map(({ nome }) => nome),
  }
}
