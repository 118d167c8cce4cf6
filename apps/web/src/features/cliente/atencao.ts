import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import type { AtendimentoResumo } from '@balcao/contract/posvenda/atendimento'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import type { ContratoResumo } from '@balcao/contract/vendas/contrato-opcoes'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import type { LinkProps } from '@tanstack/react-router'
import { textos } from './visao.textos.ts'

type Aonde = Pick<LinkProps, 'to' | 'params' | 'search'>
export type Ponto = { chave: string; texto: string; grave: boolean; aonde: Aonde }

/** How many are late, and the first few open ones, the late ones first. */
type Atendimentos = { atrasados: number; itens: readonly AtendimentoResumo[] }

/** How many are overdue and what they add up to, and the first few open ones, those overdue first. */
type Boletos = { vencidos: number; valor_vencido: number; itens: readonly BoletoResumo[] }

type OQueSeSabe = {
  id: string
  /** Today, where the provider is. */
  hoje: string
  planos: readonly ContratoResumo[]
  vendas: readonly VendaNaLista[]
  atendimentos: Atendimentos | undefined
  boletos: Boletos | undefined
}

/** What somebody has to do or to know about a client, before anything else is agreed. The worst first. */
export const pontosDeAtencao = (sabido: OQueSeSabe): Ponto[] => {
  const { id, hoje, planos, vendas, atendimentos, boletos } = sabido
  const dasVendas = vendas.flatMap((venda) => daVenda(venda, hoje))
  const marcadas = vendas.some(({ situacao }) => situacao === 'APROVADA' || situacao === 'AGENDADA')
  const pontos = [
    ...(boletos ? dosBoletos(id, boletos) : []),
    ...(atendimentos ? dosAtendimentos(id, atendimentos) : []),
    ...dasVendas,
    // The sale says more about an installation than the contract that waits for it.
    ...planos.flatMap((contrato) => doContrato(id, contrato, !marcadas)),
  ]
  return pontos.toSorted((a, b) => Number(b.grave) - Number(a.grave))
}

const dosBoletos = (cliente_id: string, { vencidos, valor_vencido, itens }: Boletos): Ponto[] => {
  const [primeiro] = itens
  if (vencidos === 0 || !primeiro) return []
  const desde = formatarData(primeiro.vencimento)
  const valor = formatarDinheiro(valor_vencido)
  const aonde: Aonde =
    vencidos === 1
      ? { to: '/admin/boleto/$id', params: { id: primeiro.id } }
      : { to: '/admin/boleto', search: { cliente_id, visao: 'vencidos' } }
  return [{ chave: 'boletos', texto: textos.boletosVencidos(vencidos, valor, desde), grave: true, aonde }]
}

const dosAtendimentos = (cliente_id: string, { itens, atrasados }: Atendimentos): Ponto[] => {
  const [primeiro] = itens
  const atraso: Ponto[] =
    atrasados === 1 && primeiro
      ? [doAtendimento(primeiro, textos.atrasado(primeiro.protocolo, primeiro.assunto), true)]
      : [
          {
            chave: 'atrasados',
            texto: textos.atrasados(atrasados),
            grave: true,
            aonde: { to: '/admin/atendimento', search: { cliente_id, visao: 'atrasados' } },
          },
        ]
  const esperando = itens.filter(({ situacao }) => situacao === 'AGUARDANDO_CLIENTE')
  return [
    ...(atrasados ? atraso : []),
    ...esperando.map((um) => doAtendimento(um, textos.esperaResposta(um.protocolo, um.assunto), false)),
  ]
}

const doAtendimento = ({ id }: { id: string }, texto: string, grave: boolean): Ponto => ({
  chave: id,
  texto,
  grave,
  aonde: { to: '/admin/atendimento/$id', params: { id } },
})

const daVenda = (venda: VendaNaLista, hoje: string): Ponto[] => {
  const { id } = venda
  const dita = emPalavras(venda, hoje)
  return dita ? [{ chave: id, ...dita, aonde: { to: '/admin/venda/$id', params: { id } } }] : []
}

const emPalavras = (venda: VendaNaLista, hoje: string): Pick<Ponto, 'texto' | 'grave'> | null => {
  const { situacao, protocolo, motivo, plano, agendamento } = venda
  switch (situacao) {
    case 'PENDENTE':
      return { texto: textos.devolvida(protocolo, motivo), grave: true }
    case 'EXPIRADA':
      return { texto: textos.expirada(protocolo), grave: true }
    case 'AGUARDANDO_ACEITE':
      return { texto: textos.aguardaAceite(protocolo), grave: false }
    case 'APROVADA':
      return { texto: textos.aguardaInstalacao(plano), grave: false }
    case 'AGENDADA': {
      const { data, turno } = agendamento
      if (data < hoje) return { texto: textos.instalacaoAtrasada(plano, formatarData(data)), grave: true }
      const dia = data === hoje ? textos.hoje : textos.em(formatarData(data))
      return { texto: textos.instalacao(plano, dia, nomesDosTurnos[turno].toLowerCase()), grave: false }
    }
    default:
      return null
  }
}

const doContrato = (clienteId: string, contrato: ContratoResumo, dizerQueEspera: boolean): Ponto[] => {
  const { id, plano, situacao, planejado } = contrato
  const aonde = { to: '/admin/cliente/$id/plano/$planoId', params: { id: clienteId, planoId: id } } as const
  const ditos: [texto: string, grave: boolean][] = []
  if (situacao === 'SUSPENSO') ditos.push([textos.suspenso(plano), true])
  if (situacao === 'AGUARDANDO_INSTALACAO' && dizerQueEspera)
    ditos.push([textos.aguardaInstalacao(plano), false])
  if (planejado)
    ditos.push([
      textos.planejado(eventosDeContrato[planejado.tipo].nome, formatarData(planejado.dia), plano),
      false,
    ])
  return ditos.map(([texto, grave]) => ({ chave: `${id} ${texto}`, texto, grave, aonde }))
}
