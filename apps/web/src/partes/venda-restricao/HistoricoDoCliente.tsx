import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import type { HistoricoDoCliente as Historico } from '@balcao/contract/vendas/historico-do-cliente-api'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import type { ReactNode } from 'react'
import { quando } from '#ui/quando.ts'
import classes from './Restricao.module.css'
import { textos } from './restricao.textos.ts'

const dia = (instante: string) => quando(instante).slice(0, 10)

/** Contracts and sales of the person, the restriction of the record, and apart what others have at the same door. */
export function HistoricoDoCliente({ historico }: { historico: Historico }) {
  const { desde, restricao } = historico
  const contratos = separar(historico.contratos)
  const vendas = separar(historico.vendas)
  return (
    <div className={classes.historico}>
      <h3>{textos.cliente}</h3>
      <p className={classes.menor}>{textos.desde(dia(desde))}</p>
      {restricao && (
        <p className={classes.restricao}>
          {textos.restricao(restricao.por, dia(restricao.em))} “{restricao.motivo}”
        </p>
      )}
      <Lista titulo={textos.contratos} vazio={textos.semContratos}>
        {contratos.daPessoa.map(desenharContrato)}
      </Lista>
      <Lista titulo={textos.vendas} vazio={textos.semVendas}>
        {vendas.daPessoa.map(desenharVenda)}
      </Lista>
      {contratos.daPorta.length + vendas.daPorta.length > 0 && (
        <>
          <h3>{textos.porta}</h3>
          <ul>
            {contratos.daPorta.map(desenharContrato)}
            {vendas.daPorta.map(desenharVenda)}
          </ul>
        </>
      )}
    </div>
  )
}

const separar = <T extends { ligacao: 'PESSOA' | 'PORTA' }>(linhas: readonly T[]) => ({
  daPessoa: linhas.filter(({ ligacao }) => ligacao === 'PESSOA'),
  daPorta: linhas.filter(({ ligacao }) => ligacao === 'PORTA'),
})

const desenharContrato = (um: Historico['contratos'][number]) => (
  <li key={um.id}>
    <strong>{um.plano}</strong> · {nomesDosContratos[um.situacao]}
    <span className={classes.menor}>
      {[
        textos.porMes(formatarDinheiro(um.mensalidade)),
        um.ativo_desde && textos.ativoDesde(formatarData(um.ativo_desde)),
        um.cancelado_em && textos.canceladoEm(dia(um.cancelado_em)),
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
    <DeQuem {...um} />
  </li>
)

const desenharVenda = (uma: Historico['vendas'][number]) => (
  <li key={uma.id}>
    <strong>{textos.venda(uma.protocolo, uma.plano)}</strong> · {nomesDasSituacoes[uma.situacao]}
    <span className={classes.menor}>{textos.vendidaPor(uma.vendedor, dia(uma.criado_em))}</span>
    {uma.motivo && <span className={classes.motivo}>{uma.motivo}</span>}
    <DeQuem {...uma} />
  </li>
)

const DeQuem = ({ ligacao, cliente }: { ligacao: 'PESSOA' | 'PORTA'; cliente: string }) =>
  ligacao === 'PORTA' && <span className={classes.menor}>{textos.de(cliente)}</span>

function Lista({ titulo, vazio, children }: { titulo: string; vazio: string; children: ReactNode[] }) {
  return (
    <>
      <h4>{titulo}</h4>
      {children.length ? <ul>{children}</ul> : <p className={classes.menor}>{vazio}</p>}
    </>
  )
}
