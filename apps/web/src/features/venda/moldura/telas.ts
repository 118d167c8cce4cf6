import { type Etapa, etapas } from '@balcao/contract/vendas/etapas'
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

const prontas = new Map<Etapa, ComponentType>()

const carregar = async (etapa: Etapa) => {
  const tela = await buscar[etapa]()
  prontas.set(etapa, tela)
  return tela
}

const tardias = new Map(etapas.map((etapa) => [etapa, tardio(() => carregar(etapa))]))

/**
 * The step itself once it is here. Through React's `lazy` even a downloaded one is first drawn as a skeleton, which
 * then stays for a third of a second.
 */
export const telaDe = (etapa: Etapa) => prontas.get(etapa) ?? (tardias.get(etapa) as ComponentType)

/** Fetched ahead, so that the step is there at once. Whether it worked is seen when it is shown. */
export const adiantar = (etapa: Etapa) => {
  carregar(etapa).catch(() => {})
}
