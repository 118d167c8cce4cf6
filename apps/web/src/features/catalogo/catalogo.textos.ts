import type { FiltroOferta } from '@balcao/contract/catalogo/oferta-filtro'
import type { TipoPessoa } from '@balcao/contract/valores/pessoa'

export const nomeDoTipoDePessoa: Record<TipoPessoa, string> = { PF: 'Pessoa física', PJ: 'Pessoa jurídica' }

export type OrdemDoCatalogo = NonNullable<FiltroOferta['ordem']>

export const ordens: { valor: OrdemDoCatalogo; nome: string }[] = [
  { valor: 'destaque', nome: 'Destaques primeiro' },
  { valor: 'valor_mensal', nome: 'Menor preço' },
  { valor: '-download_mbps', nome: 'Maior velocidade' },
  { valor: 'nome', nome: 'Nome' },
]

export const textos = {
  titulo: 'Planos',
  dicaDeBusca: 'Nome, código ou descrição',
  imprimir: 'Imprimir',
  ordem: 'Ordem',
  empresa: 'Empresa',
  cidade: 'Cidade',
  canal: 'Canal de venda',
  pessoa: 'Tipo de pessoa',
  tecnologia: 'Tecnologia',
  detalhes: 'Detalhes e preço',
  mostrarMais: 'Mostrar mais planos',
  algumForaDoFiltro: 'O plano que falta não é vendido com os filtros escolhidos.',
  foraDoFiltro: 'Estes planos não são vendidos com os filtros escolhidos.',
  todasAsCidades: 'Todas as cidades',
  todosOsCanais: 'Todos os canais de venda',
  peloCanal: (nome: string) => `Canal de venda: ${nome}`,
  impressoEm: (dia: string) => `Impresso em ${dia}`,
  planos: (total: number) => (total === 1 ? '1 plano à venda' : `${total} planos à venda`),
}
