import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { tardio } from '#ui/tardio.ts'
import { textos } from './boletos.textos.ts'

const EmitirAvulso = tardio(() =>
  import('#partes/boleto-avulso/EmitirAvulso.tsx').then(({ EmitirAvulso }) => EmitirAvulso),
)

const t = textos.multa

/** The fine is in no invoice: whoever wants it charges it by itself. */
export function CobrarMulta({ contrato, valor }: { contrato: Contrato; valor: number }) {
  const { id, cliente, empresa, venda } = contrato
  const pode = usePode('CRIAR.BOLETO')
  const [cobrando, setCobrando] = useState(false)
  if (!pode) return null
  return (
    <>
      <Button variant="default" size="compact-sm" mt={4} onClick={() => setCobrando(true)}>
        {t.cobrar}
      </Button>
      {cobrando && (
        <Suspense>
          <EmitirAvulso
            cliente={{ ...cliente, empresa_id: empresa.id }}
            oQue={{ cliente_plano_id: id, descricao: t.descricao(venda.protocolo), valor }}
            aoFechar={() => setCobrando(false)}
          />
        </Suspense>
      )}
    </>
  )
}
