import type { SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import { semAcento } from '@balcao/contract/valores/texto'
import { type Lida, lembrando } from './celula.ts'

/** Other systems' words, including a plain yes or no in a column called "Ativo". */
const nomes: Record<SituacaoCliente, string> = {
  ATIVO:
    'ativo, ativa, a, sim, s, 1, true, verdadeiro, habilitado, normal, em dia, liberado, cliente, conectado',
  SUSPENSO:
    'suspenso, suspensa, bloqueado, bloqueada, bloqueio, bloqueio parcial, bloqueio total, inadimplente, reduzido, pausado',
  CANCELADO:
    'cancelado, cancelada, c, inativo, inativa, i, nao, n, 0, false, falso, desativado, desativada, encerrado, rescindido, desligado, ex cliente',
  PROSPECTO: 'prospecto, prospect, prospeccao, p, lead, potencial, interessado, em negociacao, pre cadastro',
}

const porNome = new Map(
  (Object.keys(nomes) as SituacaoCliente[]).flatMap((situacao) =>
    nomes[situacao].split(', ').map((nome) => [nome, situacao] as const),
  ),
)

export const lerSituacao = lembrando((celula): Lida<SituacaoCliente> => {
  const valor = porNome.get(
    semAcento(celula)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  return valor ? { valor } : { motivo: 'Situação desconhecida: use Ativo, Suspenso, Cancelado ou Prospecto' }
})
