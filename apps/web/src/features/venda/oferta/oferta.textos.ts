import type { CriteriosDoRetrato } from '@balcao/contract/catalogo/ofertas-do-retrato'
import type { Etapa } from '@balcao/contract/vendas/etapas'

export type Criterio = keyof CriteriosDoRetrato

/** In which step each criterion is given. */
export const etapaDoCriterio: Record<Criterio, Etapa> = {
  empresa_id: 'cliente',
  canal_venda_id: 'cliente',
  tipo_pessoa: 'cliente',
  codigo_ibge: 'endereco',
}

export const textos = {
  paraVer: 'Para ver os planos vendidos aqui, informe:',
  falta: {
    empresa_id: 'a empresa que vende',
    canal_venda_id: 'o canal de venda',
    tipo_pessoa: 'o CPF ou CNPJ do cliente',
    codigo_ibge: 'a cidade da instalação',
  } satisfies Record<Criterio, string>,
  irPara: { cliente: 'Ir para Cliente', endereco: 'Ir para Endereço', plano: 'Ir para Plano' },
  semPlano: 'Escolha primeiro o plano.',
  planoForaDaqui: 'O plano escolhido não é mais vendido aqui. Escolha outro.',
  atualizadas: (quando: string) => `Ofertas atualizadas em ${quando}`,
  outroDia: (dia: string) =>
    `Os preços são de ${dia}. Podem ter mudado: serão conferidos ao enviar, e nada muda sem a sua confirmação.`,
  atualizar: 'Atualizar',
}
