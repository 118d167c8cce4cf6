import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { nomesDasFormas } from '@balcao/contract/vendas/pagamento'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import classes from './Contrato.module.css'
import { textos } from './contrato.textos.ts'

const t = textos.dados

export function DadosDoContrato({ contrato }: { contrato: Contrato }) {
  const { cliente, plano, endereco, venda, ativo_desde, cancelado_em, arrependimento_ate, hoje } = contrato
  const protocolo = String(venda.protocolo)
  const dados: [string, ReactNode][] = [
    [
      t.titular,
      <Anchor
        key="titular"
        size="sm"
        renderRoot={(props) => <Link to="/admin/cliente/$id" params={{ id: cliente.id }} {...props} />}
      >
        {cliente.nome}
      </Anchor>,
    ],
    [t.endereco, enderecoEmLinha(endereco, `${endereco.cidade} – ${endereco.uf}`)],
    [t.referencia, endereco.referencia],
    [t.velocidade, t.mega(plano.download_mbps, plano.upload_mbps)],
    [t.mensalidade, formatarDinheiro(contrato.mensalidade)],
    [t.pagamento, t.vencimento(nomesDasFormas[contrato.forma_pagamento], contrato.dia_vencimento)],
    [t.ativoDesde, ativo_desde && formatarData(ativo_desde)],
    [t.arrependimento, arrependimento_ate && arrependimento_ate >= hoje && formatarData(arrependimento_ate)],
    [t.canceladoEm, cancelado_em && quando(cancelado_em)],
    [t.motivo, contrato.motivo],
    [t.serie, contrato.numero_de_serie],
    [
      t.venda,
      venda.alcancada ? (
        <Anchor
          key="venda"
          size="sm"
          renderRoot={(props) => <Link to="/admin/venda/$id" params={{ id: venda.id }} {...props} />}
        >
          {t.protocolo(protocolo)}
        </Anchor>
      ) : (
        t.protocolo(protocolo)
      ),
    ],
    [t.empresa, contrato.empresa.nome],
  ]
  return (
    <Secao titulo={t.titulo}>
      <dl className={classes.dados}>
        {dados
          .filter(([, valor]) => valor)
          .map(([nome, valor]) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
      </dl>
    </Secao>
  )
}
