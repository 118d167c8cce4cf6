import type { VendaFechada } from '@balcao/contract/vendas/aceite-fechada'
import { Button } from '@mantine/core'
import { Cartao } from '#partes/publica/Cartao.tsx'
import { quando } from '#ui/quando.ts'
import { ConferirPdf } from './ConferirPdf.tsx'
import { enderecoDoPdf } from './fechada.data.ts'
import { textos } from './fechada.textos.ts'

type ComprovanteProps = { t: string; venda: VendaFechada }

/** Where nothing is accepted by a link, and where nothing will be any more, there is none to wait for. */
export function Comprovante({ t, venda: { aceite, passos } }: ComprovanteProps) {
  if (!aceite && !passos.some(({ passo, em }) => passo === 'ACEITA' && em === null)) return null
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
