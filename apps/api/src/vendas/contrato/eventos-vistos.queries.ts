import type { EnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { type EstadoDoContrato, linhaDoTempo } from '@balcao/contract/vendas/contrato-estado'
import { multaDoEvento } from '@balcao/contract/vendas/contrato-multa'
import { eventoEmPalavras } from '@balcao/contract/vendas/contrato-texto'
import type { EventoDoContrato } from '@balcao/contract/vendas/contrato-visto'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { acordado, type diasDe } from './historia.ts'
import { type ContratoLido, clientesPorId, enderecosPorId } from './lido.queries.ts'
import { porQueNaoDesfaz } from './por-que-nao-desfaz.ts'

/** Names of people and places, as they are now. */
export const nomesDe = async (db: Db, clientes: readonly string[], enderecos: readonly string[]) =>
  nomesLidos(await clientesPorId(db, clientes), await enderecosPorId(db, enderecos))

export const nomesLidos = (
  pessoas: readonly { id: string; nome: string }[],
  lugares: readonly EnderecoDoCliente[],
) => {
  const nomes = new Map(pessoas.map(({ id, nome }) => [id, nome]))
  const linhas = new Map(lugares.map((e) => [e.id, enderecoEmLinha(e, `${e.cidade} – ${e.uf}`)]))
  return {
    cliente: (id: string) => nomes.get(id) ?? 'outro cliente',
    endereco: (id: string) => linhas.get(id) ?? 'outro endereço',
  }
}

/** Whom and where the events of a contract name, besides the sale. */
export const nomesDosEventos = (db: Db, { eventos }: ContratoLido, base: EstadoDoContrato) => {
  const ids = (valores: (string | null)[]) => valores.filter((id) => id !== null)
  return nomesDe(
    db,
    [base.cliente_id, ...ids(eventos.map(({ cliente_id }) => cliente_id))],
    [base.endereco_id, ...ids(eventos.map(({ endereco_id }) => endereco_id))],
  )
}

/** Every event, the last day first, in words, with whether this person may take it back. */
export const eventosVistos = (
  quem: Pessoa,
  lido: ContratoLido,
  base: EstadoDoContrato,
  dias: ReturnType<typeof diasDe>,
  nomes: ReturnType<typeof nomesLidos>,
): EventoDoContrato[] => {
  const { eventos: linhas } = lido
  const acordados = linhas.map(acordado)
  const { antesDe } = linhaDoTempo(base, acordados)
  return linhas
    .map((linha, i) => {
      const evento = acordado(linha)
      const antes = antesDe(linha.dia)
      const { id, tipo, dia, situacao, motivo, falha, autor, quem: por, criado_em } = linha
      const { aplicado_em, desfeito_em, desfeito_por } = linha
      const prevista = situacao === 'PLANEJADO' ? multaDoEvento(evento, antes, dias) : null
      const multa = linha.multa ?? prevista?.valor ?? null
      const por_que_nao = porQueNaoDesfaz(quem, lido, {
        ...{ base, eventos: acordados, indice: i, hoje: dias.hoje },
      })
      return {
        ...{ id, tipo, dia, situacao, texto: eventoEmPalavras(antes, evento, nomes), motivo, falha, multa },
        ...{ autor, quem: por, criado_em, aplicado_em, desfeito_em, desfeito_por },
        pode_desfazer: por_que_nao === null,
        por_que_nao,
      }
    })
    .toReversed()
}
