import { emMeses } from '#catalogo/oferta-texto.ts'
import { formatarDinheiro } from '#valores/dinheiro.ts'
import type { Acordo } from './contrato-acordado.ts'
import { depoisDe, type EstadoDoContrato, mensalidadeDe } from './contrato-estado.ts'

type Nomes = { cliente: (id: string) => string; endereco: (id: string) => string }

const unidades = ({ nome, quantidade }: { nome: string; quantidade: number }) =>
  quantidade > 1 ? `${quantidade} × ${nome}` : nome

/** What an event does, in one line. `antes`: the contract when it happens. */
export const eventoEmPalavras = (
  antes: EstadoDoContrato,
  evento: Acordo & { dia: string },
  nomes: Nomes,
): string => {
  switch (evento.tipo) {
    case 'TROCA_PLANO': {
      const { plano, novo_beneficio } = evento.dados
      const fidelidade = novo_beneficio ? `, com nova fidelidade de ${emMeses(plano.fidelidade_meses)}` : ''
      return `De ${antes.plano.nome} para ${plano.nome}${fidelidade}: ${deAte(antes, evento)}`
    }
    case 'ADICIONAL_ENTRA': {
      const { adicional } = evento.dados
      const preco = formatarDinheiro(adicional.valor * adicional.quantidade)
      return `${unidades(adicional)}: ${preco} ${adicional.cobranca === 'MENSAL' ? 'por mês' : 'uma vez'}`
    }
    case 'ADICIONAL_SAI':
      return `${unidades(evento.dados.adicional)}: ${deAte(antes, evento)}`
    case 'MUDANCA_ENDERECO':
      return `Para ${nomes.endereco(evento.endereco_id ?? antes.endereco_id)}`
    case 'TRANSFERENCIA':
      return `De ${nomes.cliente(antes.cliente_id)} para ${nomes.cliente(evento.cliente_id ?? antes.cliente_id)}`
    case 'CANCELAMENTO':
      return evento.dados.culpa_do_provedor ? 'Por culpa do provedor, sem multa' : 'A pedido do cliente'
    case 'SUSPENSAO':
      return 'Sem serviço e sem cobrança até a reativação'
    case 'REATIVACAO':
      return 'O serviço e a cobrança voltam'
  }
}

const deAte = (antes: EstadoDoContrato, evento: Acordo & { dia: string }) => {
  const [de, para] = [mensalidadeDe(antes), mensalidadeDe(depoisDe(antes, evento))]
  return `de ${formatarDinheiro(de)} para ${formatarDinheiro(para)} por mês`
}
