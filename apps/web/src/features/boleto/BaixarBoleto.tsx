import { type Boleto, estaVencido } from '@balcao/contract/cobranca/boleto'
import { Button } from '@mantine/core'
import { Icone } from '#ui/Icone.tsx'
import { useBaixarBoleto } from './boleto.data.ts'
import { textos } from './boleto.textos.ts'

/** After the due date it is a second copy, with the fine and interest of today. */
export function BaixarBoleto({ boleto }: { boleto: Boleto }) {
  const pdf = useBaixarBoleto(boleto)
  return (
    <Button
      variant="default"
      leftSection={<Icone nome="tabler:printer" tamanho={16} />}
      loading={pdf.isPending}
      onClick={() => pdf.mutate()}
    >
      {estaVencido(boleto, boleto.hoje.dia) ? textos.segundaVia : textos.pdf}
    </Button>
  )
}
