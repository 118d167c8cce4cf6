import type { Etapa } from '@balcao/contract/vendas/etapas'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { EtapaAdicionais } from './etapas/adicionais/EtapaAdicionais.tsx'
import { EtapaAnexos } from './etapas/anexos/EtapaAnexos.tsx'
import { EtapaCliente } from './etapas/cliente/EtapaCliente.tsx'
import { EtapaEndereco } from './etapas/endereco/EtapaEndereco.tsx'
import { EtapaPagamento } from './etapas/pagamento/EtapaPagamento.tsx'
import { EtapaPlano } from './etapas/plano/EtapaPlano.tsx'
import { EtapaPromocao } from './etapas/promocao/EtapaPromocao.tsx'
import { EtapaRevisao } from './etapas/revisao/EtapaRevisao.tsx'
import { RascunhoProvider } from './rascunho/RascunhoProvider.tsx'

const telas: Record<Etapa, ComponentType> = {
  cliente: EtapaCliente,
  endereco: EtapaEndereco,
  plano: EtapaPlano,
  adicionais: EtapaAdicionais,
  promocao: EtapaPromocao,
  pagamento: EtapaPagamento,
  anexos: EtapaAnexos,
  revisao: EtapaRevisao,
}

/** One sale, one step at a time. */
export function VendaPage() {
  const { id, etapa } = useParams({ from: '/_app/vendedor/venda/$id/$etapa' })
  const Tela = telas[etapa as Etapa]
  return (
    <RascunhoProvider key={id} id={id}>
      <Tela />
    </RascunhoProvider>
  )
}
