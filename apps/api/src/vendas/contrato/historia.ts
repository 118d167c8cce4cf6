import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import {
  type EstadoDoContrato,
  estadoEm,
  fidelidadeDoPlano,
  linhaDoTempo,
} from '@balcao/contract/vendas/contrato-estado'
import type { HistoriaDoContrato } from '@balcao/contract/vendas/contrato-meses'
import type { PlanoDoContrato } from '@balcao/contract/vendas/contrato-visto'
import type { ContratoLido, EventoLido } from './lido.queries.ts'

/** What a contract keeps of a plan of the catalogue. */
export const planoDoContrato = (plano: PlanoDoContrato): PlanoDoContrato => ({
  id: plano.id,
  nome: plano.nome,
  download_mbps: plano.download_mbps,
  upload_mbps: plano.upload_mbps,
  tipos_pessoa: plano.tipos_pessoa,
  valor_mensal: plano.valor_mensal,
  taxa_instalacao: plano.taxa_instalacao,
  fidelidade_meses: plano.fidelidade_meses,
  beneficio_descricao: plano.beneficio_descricao,
  beneficio_valor: plano.beneficio_valor,
})

/** The row is one agreement: what `tipo` says decides what `dados` holds. */
export const acordado = ({ id, tipo, dia, situacao, dados, cliente_id, endereco_id }: EventoLido) =>
  ({ id, tipo, dia, situacao, dados, cliente_id, endereco_id }) as EventoAcordado

/** As it was sold. */
export const baseDe = ({ contrato, venda }: ContratoLido): EstadoDoContrato => {
  const plano = planoDoContrato(venda.oferta.plano)
  const { tipo_pessoa, cliente_id, endereco_id, codigo_ibge } = venda
  const { ativo_desde } = contrato
  return {
    situacao: ativo_desde ? 'ATIVO' : contrato.situacao,
    plano,
    plano_da_venda: true,
    itens: venda.oferta.adicionais.map((adicional) => ({ ...adicional, desde: null })),
    fidelidade: ativo_desde ? fidelidadeDoPlano(plano, tipo_pessoa, ativo_desde) : null,
    ...{ cliente_id, tipo_pessoa, endereco_id, codigo_ibge },
  }
}

/** Nothing of it is charged: who withdraws pays nothing, and before the installation nothing is owed. */
export const desfeitoComAVenda = ({
  contrato,
  eventos,
}: Pick<ContratoLido, 'contrato' | 'eventos'>): boolean =>
  contrato.situacao === 'CANCELADO' &&
  !eventos.some(({ tipo, situacao }) => tipo === 'CANCELAMENTO' && situacao === 'FEITO')

/** A sale that is undone takes its contract along without an event. It has to end nevertheless. */
const fimPelaVenda = (lido: ContratoLido, fuso: string): EventoAcordado[] => {
  const { contrato } = lido
  if (!contrato.cancelado_em || !desfeitoComAVenda(lido)) return []
  const dia = diaNoFuso(new Date(contrato.cancelado_em), fuso)
  const referidos = { cliente_id: null, endereco_id: null }
  return [
    {
      ...{ id: contrato.id, tipo: 'CANCELAMENTO', dia, situacao: 'FEITO', ...referidos },
      dados: { culpa_do_provedor: false },
    },
  ]
}

export const eventosDe = (lido: ContratoLido, fuso: string): EventoAcordado[] => [
  ...lido.eventos.map(acordado),
  ...fimPelaVenda(lido, fuso),
]

/** The days on which everything about a contract depends. */
export const diasDe = ({ contrato, venda }: ContratoLido, fuso: string) => ({
  hoje: diaNoFuso(new Date(), fuso),
  ativo_desde: contrato.ativo_desde,
  arrependimento_ate: venda.arrependimento_ate,
  protocolo: venda.protocolo,
})

export const historiaDe = (
  { venda }: ContratoLido,
  base: EstadoDoContrato,
  ativo_desde: string,
  eventos: readonly EventoAcordado[],
): HistoriaDoContrato => ({
  base,
  ativo_desde,
  preco: venda.preco,
  promocoes: venda.oferta.promocoes,
  eventos,
})

/** What was done, without what is planned. */
export const estadoDeAgora = (base: EstadoDoContrato, eventos: readonly EventoAcordado[]) =>
  estadoEm(
    base,
    eventos.filter(({ situacao }) => situacao === 'FEITO'),
  )

/** As it is now, and as it will be after each event that is planned. */
export const deAgoraEmDiante = (
  base: EstadoDoContrato,
  eventos: readonly EventoAcordado[],
): [EstadoDoContrato, ...EstadoDoContrato[]] => {
  const { em } = linhaDoTempo(base, eventos)
  const planejados = eventos.filter(({ situacao }) => situacao === 'PLANEJADO')
  return [estadoDeAgora(base, eventos), ...planejados.map(({ dia }) => em(dia))]
}
