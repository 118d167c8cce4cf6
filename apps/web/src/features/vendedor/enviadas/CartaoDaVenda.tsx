import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import type { VendaResumo } from '@balcao/contract/vendas/venda-resumo'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { tons } from '#partes/venda/tons.ts'
import { desde } from '#ui/desde.ts'
import { Situacao } from '#ui/Situacao.tsx'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'

const t = textos.enviadas

export function CartaoDaVenda({ venda }: { venda: VendaResumo }) {
  const { id, situacao, motivo } = venda
  const espera = t.espera[situacao]
  return (
    <li className={classes.cartao}>
      <div className={classes.texto}>
        <p className={classes.nome}>
          <Link to="/vendedor/venda/$id" params={{ id }} className={classes.abrir} data-linha="">
            <strong>{venda.cliente}</strong>
          </Link>
          <Situacao tom={tons[situacao]}>{nomesDasSituacoes[situacao]}</Situacao>
        </p>
        {motivo && <p className={classes.motivo}>{motivo}</p>}
        <p>{[venda.plano, venda.cidade, t.mensalidade(venda.mensalidade)].join(' · ')}</p>
        <p className={classes.menor}>
          {[t.protocolo(venda.protocolo), espera, t.desde(desde(venda.situacao_em))]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {segueCorrigida(situacao) && (
        <Button
          variant="default"
          mih={44}
          className={classes.descartar ?? ''}
          aria-label={t.corrigirDe(venda.protocolo)}
          renderRoot={(props) => (
            <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa: 'revisao' }} {...props} />
          )}
        >
          {t.corrigir}
        </Button>
      )}
    </li>
  )
}
