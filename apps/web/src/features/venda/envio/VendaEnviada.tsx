import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { useMarcarVistas } from '#partes/venda/useMarcarVistas.ts'
import { LinksDoAssinante } from '#partes/venda-aceite/LinksDoAssinante.tsx'
import { useSessao } from '#sessao.ts'
import { Situacao } from '#ui/Situacao.tsx'
import { useVivo } from '#vivo/useVivo.ts'
import { vendaEnviada } from '../venda.data.ts'
import classes from './Envio.module.css'
import { textos } from './envio.textos.ts'
import { FimDaVenda } from './FimDaVenda.tsx'

type VendaEnviadaProps = {
  id: string
  protocolo: number | null
  aoVoltarParaCorrigir: () => void
}

/** The sale is the provider's now: its number, its state, and what happens next. */
export function VendaEnviada({ id, protocolo, aoVoltarParaCorrigir }: VendaEnviadaProps) {
  const { data: venda, isStale, refetch } = useQuery(vendaEnviada(id))
  useMarcarVistas(venda ? [id] : [])
  useVivo('venda', (ids) => {
    if (!ids || ids.includes(id)) void refetch()
  })
  const conferir = useEffectEvent((lida: Venda) => {
    if (segueCorrigida(lida.situacao) && lida.acoes.includes('editar')) aoVoltarParaCorrigir()
  })
  // It was sent from this device before, and has come back since. What was read before it went says nothing of that,
  // and what happens while this is read takes nobody elsewhere.
  const conferida = useRef(false)
  useEffect(() => {
    if (!venda || isStale || conferida.current) return
    conferida.current = true
    conferir(venda)
  }, [venda, isStale])
  return (
    <FimDaVenda titulo={textos.enviada} ver={venda && id}>
      <dl className={classes.dados}>
        {venda && (
          <div>
            <dt>{textos.cliente}</dt>
            <dd>{venda.cliente.nome}</dd>
          </div>
        )}
        <div>
          <dt>{textos.protocolo}</dt>
          <dd>{protocolo}</dd>
        </div>
        {venda && (
          <div>
            <dt>{textos.situacao}</dt>
            <dd>
              <Situacao tom={venda.situacao === 'AGUARDANDO_AUTORIZACAO' ? 'aviso' : 'informacao'}>
                {nomesDasSituacoes[venda.situacao]}
              </Situacao>
            </dd>
          </div>
        )}
      </dl>
      {venda && <PorqueEspera venda={venda} />}
      <OQueVem venda={venda} />
      {/* The client stands there: it is handed over without looking for the sale first. */}
      {venda && (
        <div className={classes.links}>
          <LinksDoAssinante id={id} />
        </div>
      )}
    </FimDaVenda>
  )
}

type Outra = keyof typeof textos.proximo

/** Lists show a sale only to its seller: whoever sent it for another is told where it is. */
function OQueVem({ venda }: { venda: Venda | undefined }) {
  const eu = useSessao().usuarioAutenticado?.id
  const { envia_email } = useConfiguracao()
  if (!venda) return <p>{textos.acompanhe}</p>
  const { situacao, vendedor, cliente } = venda
  const deOutro = vendedor.id !== eu
  const esperaAceite = situacao === 'AGUARDANDO_ACEITE'
  return (
    <>
      {esperaAceite && <p>{textos.aceita(Boolean(cliente.email) && envia_email)}</p>}
      {!deOutro && !esperaAceite && <p>{textos.proximo[situacao as Outra] ?? textos.acompanhe}</p>}
      {deOutro && <p>{textos.naListaDe(vendedor.nome)}</p>}
    </>
  )
}

/** The rules that hold it back, in their own words. */
function PorqueEspera({ venda: { situacao, restricoes } }: { venda: Venda }) {
  if (situacao !== 'AGUARDANDO_AUTORIZACAO' || restricoes.length === 0) return null
  return (
    <div>
      <p>{textos.espera}</p>
      <ul>
        {restricoes.map(({ regra, texto }) => (
          <li key={regra}>{texto}</li>
        ))}
      </ul>
    </div>
  )
}
