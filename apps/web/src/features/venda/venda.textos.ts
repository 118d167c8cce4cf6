/** The frame of a sale. Each step has its own texts. */
export const textos = {
  venda: 'Venda',
  vendaPara: (quem: string) => `Venda para ${quem}`,
  correcaoPara: (quem: string) => `Correção da venda para ${quem}`,
  etapas: 'Etapas da venda',
  etapaDe: (lugar: number, total: number, nome: string) => `Etapa ${lugar} de ${total} · ${nome}`,
  feita: 'completa',
  faltaAlgo: 'falta algo',
  voltar: 'Voltar',
  continuar: 'Continuar',
  navegacao: 'Preço e navegação',
  faltaNestaEtapa: 'Falta nesta etapa',
}
