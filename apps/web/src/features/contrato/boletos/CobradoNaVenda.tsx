import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Contrato, MesDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { boletosDaVenda } from '#partes/boleto/da-venda.data.ts'
import { textos } from './boletos.textos.ts'

const t = textos.naVenda

type CobradoNaVendaProps = { venda: Contrato['venda']; primeiro: MesDoContrato }

/** What the sale charges once is due in the first month, but its own boleto took it out of the month's. */
export function CobradoNaVenda({ venda, primeiro }: CobradoNaVendaProps) {
  const { data } = useQuery({ ...boletosDaVenda(venda.id), enabled: usePode('LISTAR.BOLETO') })
  const deste = data?.itens.find(({ situacao }) => situacao !== 'CANCELADO')
  if (!deste) return null
  const { id, numero, valor } = deste
  return (
    <small>
      {t.cobrados(formatarDinheiro(valor))}{' '}
      <Anchor inherit renderRoot={(props) => <Link to="/admin/boleto/$id" params={{ id }} {...props} />}>
        {t.boleto(numero)}
      </Anchor>
      {t.resta(formatarDinheiro(primeiro.total - valor))}
    </small>
  )
}
