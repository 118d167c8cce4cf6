import type { VendaFechada } from '@balcao/contract/vendas/aceite-fechada'
import { Button } from '@mantine/core'
import { Cartao } from '#partes/publica/Cartao.tsx'
import { quando } from '#ui/quando.ts'
import { ConferirPdf } from './ConferirPdf.tsx'
import { enderecoDoPdf } from './fechada.data.ts'
import { textos } from './fechada.textos.ts'

type ComprovanteProps = { t: string; venda: VendaFechada }

export function Comprovante({ t, venda: { aceite } }: ComprovanteProps) {
  return (
    <Cartao titulo={textos.comprovante}>
      {!aceite && <p>{textos.semAceite}</p>}
      {aceite && <p>{textos.aceitoEm(quando(aceite.em))}</p>}
      {aceite && !aceite.pdf && <p role="status">{textos.preparando}</p>}
      {aceite?.pdf && (
        <>
          <Button component="a" href={enderecoDoPdf(t)} download size="lg" fullWidth>
            {textos.baixar}
          </Button>
          <ConferirPdf t={t} />
        </>
      )}
    </Cartao>
  )
}
