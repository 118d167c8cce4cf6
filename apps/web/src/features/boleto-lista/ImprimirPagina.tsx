import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import { useImprimir } from '#partes/boleto/imprimir.data.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Icone } from '#ui/Icone.tsx'
import { textos } from './boletos.textos.ts'

/** Those on the screen that can still be paid, in one file. */
export function ImprimirPagina({ boletos }: { boletos: readonly BoletoResumo[] }) {
  const imprimir = useImprimir()
  const ids = boletos.filter(({ situacao }) => situacao === 'ABERTO').map(({ id }) => id)
  return (
    <BotaoComMotivo
      variant="default"
      leftSection={<Icone nome="tabler:printer" tamanho={16} />}
      motivo={ids.length === 0 ? textos.nadaAImprimir : null}
      loading={imprimir.isPending}
      onClick={() => imprimir.mutate(ids)}
    >
      {textos.imprimir}
    </BotaoComMotivo>
  )
}
