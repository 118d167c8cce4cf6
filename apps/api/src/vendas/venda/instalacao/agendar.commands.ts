import { formatarData } from '@balcao/contract/valores/data'
import { type Agendamento, nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { recusaDoDia, turnoPassou } from '@balcao/contract/vendas/pedido-de-instalacao'
import type { Db } from '#infra/db/conexao.ts'
import { travarTexto } from '#infra/db/travar-texto.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { agir, type VendaTravada } from '../agir.commands.ts'
import { agendadasEm, agoraNoProvedor, porQueNaoSeInstala, vagasDaCidade } from './vagas.queries.ts'

type Pedido = {
  versao: number
  agendamento: Agendamento
  visita_falhou: boolean
  motivo: string | null
}

/** Another day is a wish of somebody. A visit that failed is told apart, with its reason. */
export const agendarVenda = (contexto: Contexto, id: string, { versao, ...pedido }: Pedido) => {
  const { agendamento } = pedido
  const acontecer: Parameters<typeof agir>[4] = async (db, atual) => {
    const configuracao = await lerConfiguracao(db)
    const agora = agoraNoProvedor(configuracao)
    const recusa = recusaDoDia(agendamento.data, agora.hoje)
    if (recusa) throw campoInvalido('agendamento', recusa)
    const motivo = motivoDe(atual, agora.hoje, pedido)
    const fechado = porQueNaoSeInstala(configuracao, agendamento.data)
    if (fechado) throw campoInvalido('agendamento', `${fechado}. Escolha outro dia.`)
    // What is over today was done without being scheduled for then. It is written down, and takes no place.
    if (!turnoPassou(agendamento, agora))
      await tomarVaga(db, atual, agendamento, vagasDaCidade(configuracao, atual.codigo_ibge))
    const mudancas = { agendamento_data: agendamento.data, agendamento_turno: agendamento.turno }
    return { para: 'AGENDADA', motivo, mudancas }
  }
  const repetida = ({ agendamento_data, agendamento_turno }: VendaTravada) =>
    agendamento_data === agendamento.data && agendamento_turno === agendamento.turno
  return agir(contexto, 'agendar', id, versao, acontecer, repetida)
}

const motivoDe = (
  { situacao, agendamento_data }: VendaTravada,
  hoje: string,
  { visita_falhou, motivo }: Pick<Pedido, 'visita_falhou' | 'motivo'>,
) => {
  const marcada = situacao === 'AGENDADA'
  if (visita_falhou && !(marcada && agendamento_data <= hoje))
    throw campoInvalido('visita_falhou', 'A visita ainda não aconteceu: mude só o dia')
  if (!visita_falhou && !(marcada && agendamento_data < hoje)) return motivo
  if (!motivo) throw campoInvalido('motivo', 'Diga por que a visita não aconteceu')
  return `Visita não realizada: ${motivo}`
}

/** Whoever wants the same turno of the same day waits: the last place goes to one of them. */
const tomarVaga = async (
  db: Db,
  { id, codigo_ibge, cidade }: VendaTravada,
  { data, turno }: Agendamento,
  vagas: number | null,
) => {
  if (vagas === null) return
  await travarTexto(db, `instalacao:${codigo_ibge}:${data}:${turno}`)
  if ((await agendadasEm(db, { codigo_ibge, data, turno }, id)) < vagas) return
  const texto = `${formatarData(data)}, ${nomesDosTurnos[turno].toLowerCase()}: não há mais vaga em ${cidade}. Escolha outro dia ou turno.`
  throw new Recusa(409, 'SEM_VAGA', texto, { campos: { agendamento: [texto] } })
}
