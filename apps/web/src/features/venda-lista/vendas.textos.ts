import type { VisaoDeVenda } from '@balcao/contract/vendas/visao'

export const rotulos = {
  protocolo: 'Protocolo',
  cliente: 'Cliente',
  plano: 'Plano',
  mensalidade: 'Mensalidade',
  cidade: 'Cidade',
  empresa: 'Empresa',
  canal: 'Canal',
  vendedor: 'Vendedor',
  situacao: 'Situação',
  situacao_em: 'Nesta situação',
  motivo: 'Motivo',
  criado_em: 'Enviada em',
  criado_de: 'Enviada de',
  criado_ate: 'Enviada até',
  valor_de: 'Mensalidade de',
  valor_ate: 'Mensalidade até',
  agendamento: 'Instalação',
  turno: 'Turno',
  endereco: 'Endereço',
  telefone: 'Telefone',
}

const atrasadas = (quantas: string) => (quantas === '1' ? '1 atrasada' : `${quantas} atrasadas`)

export const textos = {
  lista: {
    titulo: 'Vendas',
    dicaDeBusca: 'Protocolo, cliente, CPF/CNPJ ou telefone',
    arquivo: 'vendas.csv',
    contagem: { um: 'venda', varios: 'vendas' },
  },
  filas: {
    titulo: 'Filas',
    todas: 'Todas',
    maisDe: (total: number) => `${total}+`,
    maisDePorExtenso: (total: number) => `mais de ${total}`,
    atrasadas,
  },
  protocolo: (numero: number) => `Protocolo ${numero}`,
  atrasada: 'Atrasada',
  saiu: 'Saiu desta lista',
  novas: (quantas: number) => (quantas === 1 ? '1 venda nova: mostrar' : `${quantas} vendas novas: mostrar`),
  imprimir: 'Imprimir',
  referencia: (texto: string) => `Referência: ${texto}`,
  nadaEm: {
    para_autorizar: 'Nada para autorizar.',
    para_aceitar: 'Nenhuma venda espera o aceite do assinante.',
    para_analisar: 'Nada para analisar.',
    devolvidas: 'Nenhuma venda devolvida espera correção.',
    para_agendar: 'Nada para agendar.',
    instalacoes_de_hoje: 'Nenhuma instalação para hoje.',
  } satisfies Record<VisaoDeVenda, string>,
  nenhuma: 'Nenhuma venda ainda. As que forem enviadas aparecem aqui.',
}
