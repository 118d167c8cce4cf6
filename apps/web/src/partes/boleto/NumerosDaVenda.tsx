import type { Venda } from '@balcao/contract/vendas/venda'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { NumerosDoPreco } from '#partes/oferta/NumerosDoPreco.tsx'
import { boletosDaVenda } from './da-venda.data.ts'

/** A boleto of its own takes what is charged once out of the first invoice. */
export function NumerosDaVenda({ venda: { id, preco } }: { venda: Pick<Venda, 'id' | 'preco'> }) {
  const temUmaVez = preco.primeira_fatura.total > (preco.meses[0]?.total ?? 0)
  const ve = usePode('LISTAR.BOLETO')
  const { data } = useQuery({ ...boletosDaVenda(id), enabled: ve && temUmaVez })
  const boleto = data?.itens.find(({ situacao }) => situacao !== 'CANCELADO')
  return <NumerosDoPreco preco={preco} umaVezNoBoleto={boleto?.numero} />
}
