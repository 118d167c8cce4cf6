import { type Etapa, nomesDasEtapas } from '@balcao/contract/vendas/etapas'

// Downloaded with the group: most people never see it.
export const textos = {
  titulo: 'Rascunhos de quem saiu',
  eraDe: (dono: string) => `Era de ${dono}`,
  parouEm: (etapa: Etapa) => `Parou em ${nomesDasEtapas[etapa]}`,
  salvo: (em: string) => `Salvo ${em}`,
  assumir: 'Assumir',
  assumirDe: (quem: string, dono: string) => `Assumir o rascunho: ${quem}, de ${dono}`,
  falhou: 'Não deu para buscar os rascunhos de quem saiu.',
}
