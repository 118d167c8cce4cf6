import type { Total } from '@balcao/contract/base/pagina'
import type { CorteDoPainel } from '@balcao/contract/painel/cortes'
import { formatarData } from '@balcao/contract/valores/data'
import type { MarcoDaVenda } from '@balcao/contract/vendas/marco'
import { textos as dasFilas } from '#ui/lista/filas.textos.ts'
import type { Figura } from './lista-da-figura.ts'

const figuras: Record<Figura, string> = {
  vendidas: 'Vendidas',
  aprovadas: 'Aprovadas',
  instaladas: 'Instaladas',
  reprovadas: 'Reprovadas',
  canceladas: 'Canceladas',
}

const cortes: Record<CorteDoPainel, string> = {
  vendedor: 'Por vendedor',
  canal: 'Por canal',
  plano: 'Por plano',
  cidade: 'Por cidade',
}

const deQue: Record<CorteDoPainel, string> = {
  vendedor: 'Vendedor',
  canal: 'Canal',
  plano: 'Plano',
  cidade: 'Cidade',
}

const etapas: Record<MarcoDaVenda | 'enviada', string> = {
  enviada: 'Enviadas',
  analise: 'Chegaram à análise',
  aprovada: 'Aprovadas',
  agendada: 'Agendadas',
  concluida: 'Instaladas',
  reprovada: 'Reprovadas',
  cancelada: 'Canceladas',
}

const MESES = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
]
const mesPorExtenso = (mes: string) => `${MESES[Number(mes.slice(5, 7)) - 1]} de ${mes.slice(0, 4)}`

const dias = ({ de, ate }: { de: string; ate: string }) =>
  de === ate ? formatarData(de) : `${formatarData(de)} a ${formatarData(ate)}`

export const textos = {
  titulo: 'Painel',
  semAcesso: 'Seu acesso não mostra números de vendas. Você pode consultar clientes.',
  consultar: 'Consultar clientes',
  proprias: 'Só as suas vendas',
  periodo: 'Período',
  outroPeriodo: 'Outro período',
  de: 'De',
  ate: 'Até',
  empresa: 'Empresa',
  canal: 'Canal',
  exportar: 'Exportar',
  imprimir: 'Imprimir',
  arquivo: 'painel.csv',
  comparado: (periodo: { de: string; ate: string }, anterior: { de: string; ate: string }) =>
    `${dias(periodo)}, comparado com ${dias(anterior)}`,
  invertido: '. A data “De” vem depois de “Até”: os números são dos dias entre as duas.',
  longo: '. O painel mostra até três anos: os últimos deste período.',
  numerosDoPeriodo: 'Números do período',
  figuras,
  receita: 'Receita recorrente vendida',
  receitaCurta: 'Receita',
  ticket: 'Ticket médio',
  antes: (valor: string) => `antes ${valor}`,
  recebimentos: {
    titulo: 'Boletos',
    recebido: 'Recebido por boletos',
    vencido: 'Vencido e não pago',
    aVencer: 'A vencer',
    boletos: (quantos: number) => (quantos === 1 ? '1 boleto' : `${quantos.toLocaleString('pt-BR')} boletos`),
  },
  serie: { dia: 'Dia a dia', mes: 'Mês a mês' },
  passos: { dia: 'Dia', mes: 'Mês' },
  qualFigura: 'O que mostrar',
  comoTabela: 'Ver como tabela',
  grafico: ({ figura, total, melhor, numero }: Record<'figura' | 'total' | 'melhor' | 'numero', string>) =>
    `Gráfico: ${figura.toLowerCase()} no período, ${total} ao todo; o maior número é ${numero}, em ${melhor}. A tabela tem os mesmos números.`,
  abrirFigura: (valor: string, figura: string, nome: string) => `${valor}: ${figura.toLowerCase()}, ${nome}`,
  nadaNoPeriodo: 'Nada no período.',
  mostrarTodos: (quantos: number) => `Mostrar todos (${quantos})`,
  mostrarMenos: 'Mostrar menos',
  contado: ({ total, total_exato }: Total) => (total_exato ? String(total) : dasFilas.maisDe(total)),
  cortes,
  deQue,
  funil: {
    titulo: 'Funil',
    texto:
      'Das vendas enviadas no período, quantas chegaram a cada etapa até agora, e em quanto tempo, em média. Os números do alto contam o que aconteceu no período, também com vendas de antes.',
    etapas,
    tempo: (duracao: string) => `${duracao} desde a etapa anterior`,
  },
  parado: {
    titulo: 'Parado agora',
    texto: 'O que espera alguém neste momento, em qualquer período.',
    atendimentos: 'Atendimentos em aberto',
    atrasadas: (quantas: string) => (quantas === '1' ? '1 atrasada' : `${quantas} atrasadas`),
    atrasados: (quantos: string) => (quantos === '1' ? '1 atrasado' : `${quantos} atrasados`),
    desde: (tempo: string) => (tempo === 'agora' ? tempo : `há ${tempo}`),
  },
  metas: {
    titulo: (mes: string) => `Metas de ${mesPorExtenso(mes)}`,
    definir: 'Definir metas',
    salvar: 'Salvar metas',
    salvas: 'Metas salvas',
    nenhuma: 'Ninguém tem meta neste mês.',
    explicacao:
      'Quanto cada pessoa deve vender no mês: em vendas enviadas, em mensalidade, ou nas duas. Vazio: sem meta.',
    vendasErradas: (ate: number) => `Use um número inteiro de 0 a ${ate.toLocaleString('pt-BR')}`,
    campoVendas: 'Vendas',
    campoReceita: 'Mensalidade',
    vendasDe: (nome: string) => `Vendas de ${nome}`,
    receitaDe: (nome: string) => `Mensalidade de ${nome}`,
    vendas: (feito: string, alvo: string) => `${feito} de ${alvo} ${alvo === '1' ? 'venda' : 'vendas'}`,
    receita: (feito: string, alvo: string) => `${feito} de ${alvo}`,
    andamento: (nome: string, texto: string) => `${nome}: ${texto}`,
  },
}
