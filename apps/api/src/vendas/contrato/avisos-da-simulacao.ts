import { competencia } from '@balcao/contract/catalogo/preco/preco'
import { formatarData } from '@balcao/contract/valores/data'
import { depoisDe, fimDaFidelidade } from '@balcao/contract/vendas/contrato-estado'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import { mesDoDia } from '@balcao/contract/vendas/contrato-meses'
import type { Conferido } from './conferir.queries.ts'
import type { ContratoLido } from './lido.queries.ts'

const mesPorExtenso = (mes: string) => mes.split('-').reverse().join('/')

/** Whether the sale's discount on the plan would have gone on. */
const perdeDesconto = ({ contrato, venda }: ContratoLido, { antes, novo }: Conferido) => {
  const seguinte = contrato.ativo_desde ? mesDoDia(contrato.ativo_desde, novo.dia) + 1 : 1
  return (
    antes.plano_da_venda &&
    venda.oferta.promocoes.some(
      ({ desconto_mensalidade, duracao_meses }) => desconto_mensalidade && duracao_meses >= seguinte,
    )
  )
}

/** What it costs changes with the next month, if the contract is not over by then. */
const quandoVale = ({ novo, eventos }: Conferido) => {
  const mes = competencia(novo.dia, 1)
  const fim = eventos.find(({ tipo, situacao }) => tipo === 'CANCELAMENTO' && situacao === 'PLANEJADO')?.dia
  return fim && fim.slice(0, 7) < mes
    ? `O contrato acaba em ${formatarData(fim)}, antes da fatura com o novo valor`
    : `O novo valor vale a partir da fatura de ${mesPorExtenso(mes)}`
}

/** What is worth knowing before saying yes. */
export const avisosDe = (lido: ContratoLido, conferido: Conferido): string[] => {
  const { antes, novo, eventos } = conferido
  const depois = depoisDe(antes, novo)
  const seguinte = quandoVale(conferido)
  const fidelidade = antes.fidelidade && fimDaFidelidade(antes.fidelidade)
  const corre = fidelidade && fidelidade > novo.dia ? formatarData(fidelidade) : null
  switch (novo.tipo) {
    case 'TROCA_PLANO': {
      const sem = antes.itens.filter(({ id }) => !depois.itens.some((item) => item.id === id))
      const entram = depois.itens.filter(({ id }) => !antes.itens.some((item) => item.id === id))
      return [
        seguinte,
        ...sem.map(({ nome }) => `${nome} sai: ${novo.dados.plano.nome} não o vende`),
        ...entram.map(({ nome }) => `${nome} entra: é obrigatório no ${novo.dados.plano.nome}`),
        ...(perdeDesconto(lido, conferido)
          ? ['Os descontos da venda no plano acabam; nos adicionais que ficam, continuam']
          : []),
        ...(corre && !novo.dados.novo_beneficio ? [`A fidelidade continua até ${corre}`] : []),
      ]
    }
    case 'ADICIONAL_ENTRA':
    case 'ADICIONAL_SAI':
      return [seguinte]
    case 'SUSPENSAO':
      return [
        'Os dias suspensos não são cobrados',
        ...(corre ? [`A fidelidade continua correndo, até ${corre}`] : []),
      ]
    case 'TRANSFERENCIA':
      return corre ? [`O novo titular assume a fidelidade até ${corre}`] : []
    case 'CANCELAMENTO':
      return eventos
        .filter(({ situacao, dia }) => situacao === 'PLANEJADO' && dia > novo.dia)
        .map(
          ({ tipo, dia }) => `Deixa de acontecer: ${eventosDeContrato[tipo].nome}, em ${formatarData(dia)}`,
        )
    default:
      return []
  }
}
