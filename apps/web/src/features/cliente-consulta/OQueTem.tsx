import type { ResumoDoCliente } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { LinkDoContrato } from '#partes/cliente/LinkSePode.tsx'
import { tonsDoContrato } from '#partes/contrato/tons.ts'
import { tons } from '#partes/venda/tons.ts'
import { Situacao } from '#ui/Situacao.tsx'
import classes from './OQueTem.module.css'
import { textos } from './resumo.textos.ts'

/** Plans with their state, for everybody; open sales, tickets and boletos, for people who may see them. */
export function OQueTem({ resumo }: { resumo: ResumoDoCliente }) {
  const { cliente_id, planos, planos_a_mais, vendas, atendimentos, boletos } = resumo
  const vende = usePode('REALIZAR_VENDA')
  return (
    <ul className={classes.lista} aria-label={textos.tem}>
      {planos.length === 0 && <li className={classes.nada}>{textos.semPlano}</li>}
      {planos.map(({ id, nome, situacao }) => (
        <li key={id}>
          <LinkDoContrato id={cliente_id} planoId={id}>
            <span>{nome}</span>
          </LinkDoContrato>
          <Situacao tom={tonsDoContrato[situacao]}>{nomesDosContratos[situacao]}</Situacao>
        </li>
      ))}
      {planos_a_mais > 0 && <li className={classes.nada}>{textos.aMais(planos_a_mais)}</li>}
      {vendas?.map(({ id, protocolo, plano, situacao, propria }) => (
        <li key={id}>
          {/* Sellers have a page of their own sales, made for a phone. */}
          <Link to={propria && vende ? '/vendedor/venda/$id' : '/admin/venda/$id'} params={{ id }}>
            {textos.venda(protocolo)}
          </Link>
          <span>{plano}</span>
          <Situacao tom={tons[situacao]}>{nomesDasSituacoes[situacao]}</Situacao>
        </li>
      ))}
      {atendimentos !== null && atendimentos.em_aberto > 0 && (
        <li>
          <Link to="/admin/atendimento" search={{ cliente_id, visao: 'em_aberto' }}>
            {textos.atendimentos(atendimentos.em_aberto)}
          </Link>
          {atendimentos.atrasados > 0 && (
            <Situacao tom="perigo">{textos.atrasados(atendimentos.atrasados)}</Situacao>
          )}
        </li>
      )}
      {boletos !== null && boletos.em_aberto > 0 && (
        <li>
          <Link to="/admin/boleto" search={{ cliente_id, visao: 'em_aberto' }}>
            {textos.boletos(boletos.em_aberto)}
          </Link>
          {boletos.vencidos > 0 && (
            <Situacao tom="perigo">
              {textos.vencidos(boletos.vencidos, formatarDinheiro(boletos.valor_vencido))}
            </Situacao>
          )}
        </li>
      )}
    </ul>
  )
}
