import type { Etapa } from '@balcao/contract/vendas/etapas'
import type { ComponentType } from 'react'
import { tardio } from '#ui/tardio.ts'

/** Each step is a file of its own. */
const buscar: Record<Etapa, () => Promise<ComponentType>> = {
  cliente: () => import('../etapas/cliente/EtapaCliente.tsx').then((m) => m.EtapaCliente),
  endereco: () => import('../etapas/endereco/EtapaEndereco.tsx').then((m) => m.EtapaEndereco),
  plano: () => import('../etapas/plano/EtapaPlano.tsx').then((m) => m.EtapaPlano),
  adicionais: () => import('../etapas/adicionais/EtapaAdicionais.tsx').then((m) => m.EtapaAdicionais),
  promocao: () => import('../etapas/promocao/EtapaPromocao.tsx').then((m) => m.EtapaPromocao),
  pagamento: () => import('../etapas/pagamento/EtapaPagamento.tsx').then((m) => m.EtapaPagamento),
  anexos: () => import('../etapas/anexos/EtapaAnexos.tsx').then((m) => m.EtapaAnexos),
  revisao: () => import('../etapas/revisao/EtapaRevisao.tsx').then((m) => m.EtapaRevisao),
}

export const telas: Readonly<Record<Etapa, ComponentType>> = {
  cliente: tardio(buscar.cliente),
  endereco: tardio(buscar.endereco),
  plano: tardio(buscar.plano),
  adicionais: tardio(buscar.adicionais),
  promocao: tardio(buscar.promocao),
  pagamento: tardio(buscar.pagamento),
  anexos: tardio(buscar.anexos),
  revisao: tardio(buscar.revisao),
}

/** Fetched ahead, so that the step is there at once. Whether it worked is seen when it is shown. */
export const adiantar = (etapa: Etapa) => {
  buscar[etapa]().catch(() => {})
}
