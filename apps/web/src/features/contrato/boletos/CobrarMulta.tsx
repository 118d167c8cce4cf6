import { diaNoFuso } from '@balcao/contract/valores/dia'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, Suspense, useState } from 'react'
import { configuracao } from '#configuracao.ts'
import { queryClient } from '#consultas.ts'
import { usePode } from '#habilidade.ts'
import { tardio } from '#ui/tardio.ts'
import { useVivo } from '#vivo/useVivo.ts'
import { avulsosDoContrato } from './boletos.data.ts'
import { textos } from './boletos.textos.ts'

const EmitirAvulso = tardio(() =>
  import('#partes/boleto-avulso/EmitirAvulso.tsx').then(({ EmitirAvulso }) => EmitirAvulso),
)

const t = textos.multa

type CobrarMultaProps = {
  contrato: Contrato
  valor: number
  /** When the contract ended. */
  desde: string
}

/** The fine is in no invoice: whoever wants it charges it by itself, and sees whether somebody did. */
export function CobrarMulta({ contrato, valor, desde }: CobrarMultaProps) {
  const { id, cliente, empresa, venda } = contrato
  const pode = usePode('CRIAR.BOLETO')
  const emitidos = useEmitidosDepois(id, desde)
  const [cobrando, setCobrando] = useState(false)
  return (
    <>
      {emitidos.length > 0 && (
        <small>
          {t.depoisDoFim}
          {emitidos.map(({ id, numero, valor }, i) => (
            <Fragment key={id}>
              {i > 0 ? ', ' : ' '}
              <Anchor
                inherit
                renderRoot={(props) => <Link to="/admin/boleto/$id" params={{ id }} {...props} />}
              >
                {t.boleto(numero, dinheiroSemQuebra(formatarDinheiro(valor)))}
              </Anchor>
            </Fragment>
          ))}
        </small>
      )}
      {pode && (
        <Button variant="default" size="compact-sm" mt={4} onClick={() => setCobrando(true)}>
          {emitidos.length > 0 ? t.outraVez : t.cobrar}
        </Button>
      )}
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

/** What it charges is written by hand: when it was issued tells more than its words. */
function useEmitidosDepois(id: string, desde: string) {
  const consulta = avulsosDoContrato(id)
  const { data } = useQuery({ ...consulta, enabled: usePode('LISTAR.BOLETO') })
  useVivo('boleto', () => void queryClient.invalidateQueries({ queryKey: consulta.queryKey }))
  return (data?.itens ?? []).filter(
    ({ situacao, criado_em }) =>
      situacao !== 'CANCELADO' && diaNoFuso(new Date(criado_em), configuracao.fuso_horario) >= desde,
  )
}
