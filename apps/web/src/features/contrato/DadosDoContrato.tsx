import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { motivoDoFim } from '@balcao/contract/vendas/contrato'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { nomesDasFormas } from '@balcao/contract/vendas/pagamento'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { lugarNoMapa } from '#partes/endereco/lugarNoMapa.tsx'
import { type Dado, DadosEmLista } from '#ui/DadosEmLista.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { textos } from './contrato.textos.ts'

const t = textos.dados

export function DadosDoContrato({ contrato }: { contrato: Contrato }) {
  const { cliente, plano, endereco, venda, ativo_desde, cancelado_em, arrependimento_ate, hoje } = contrato
  const podeDesistir = contrato.situacao !== 'CANCELADO' && arrependimento_ate && arrependimento_ate >= hoje
  const protocolo = String(venda.protocolo)
  const listaVendas = usePode('LISTAR.VENDA', 'LISTAR.TODAS_VENDAS')
  const dados: Dado[] = [
    [
      t.titular,
      <Link key="titular" to="/admin/cliente/$id" params={{ id: cliente.id }}>
        {cliente.nome}
      </Link>,
    ],
    [t.endereco, enderecoEmLinha(endereco, `${endereco.cidade} – ${endereco.uf}`)],
    [t.referencia, endereco.referencia],
    lugarNoMapa(endereco),
    [t.velocidade, t.mega(plano.download_mbps, plano.upload_mbps)],
    [t.mensalidade, formatarDinheiro(contrato.mensalidade)],
    [t.pagamento, t.vencimento(nomesDasFormas[contrato.forma_pagamento], contrato.dia_vencimento)],
    [t.ativoDesde, ativo_desde && formatarData(ativo_desde)],
    [t.arrependimento, podeDesistir && formatarData(arrependimento_ate)],
    [t.canceladoEm, cancelado_em && quando(cancelado_em)],
    [t.motivo, motivoDoFim(contrato.motivo)],
    [t.serie, contrato.numero_de_serie],
    [
      t.venda,
      venda.alcancada && listaVendas ? (
        <Link key="venda" to="/admin/venda/$id" params={{ id: venda.id }}>
          {t.protocolo(protocolo)}
        </Link>
      ) : (
        t.protocolo(protocolo)
      ),
    ],
    [t.empresa, contrato.empresa.nome],
  ]
  return (
    <Secao titulo={t.titulo}>
      <DadosEmLista dados={dados} />
    </Secao>
  )
}
