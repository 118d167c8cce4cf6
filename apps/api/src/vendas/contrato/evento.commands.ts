import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import type { PedidoDeEvento } from '@balcao/contract/vendas/contrato-pedido'
import { recusaDoAcordo } from '@balcao/contract/vendas/contrato-recusa'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { eq } from 'drizzle-orm'
import { enderecoDoComprador } from '#clientes/cliente/da-venda.commands.ts'
import { exigirVisualizacao, travarCliente } from '#clientes/cliente/travar.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido, naoEncontrado, Recusa, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { anotar, aplicarEvento } from './aplicar.commands.ts'
import { type Conferido, conferirEvento } from './conferir.queries.ts'
import { obterContrato } from './contrato.queries.ts'
import { contrato } from './contrato.table.ts'
import { guardarEvento, marcarDesfeito, voltar } from './guardar.commands.ts'
import { acordado, baseDe } from './historia.ts'
import { type ContratoLido, lerContrato } from './lido.queries.ts'
import { porQueNaoDesfaz } from './por-que-nao-desfaz.ts'
import { travarContrato } from './travar.commands.ts'
import { aplicarVencidos } from './vencidos.commands.ts'

type Autor = Omit<Contexto, 'db'>
type Mexer = (db: Db, autor: Autor, lido: ContratoLido, dias: { hoje: string; fuso: string }) => Promise<void>

/** One change of a contract: locked, as the person saw it, and with what is due done first. */
const mexer = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, outros = [] }: { versao: number; outros?: string[] },
  mudar: Mexer,
): Promise<Contrato> =>
  db.transaction(async (db) => {
    const { usuario } = autor
    await travarContrato(db, usuario, id, outros)
    exigirVisualizacao(usuario)
    const { contrato } = await lerContrato(db, usuario, id)
    if (contrato.versao !== versao) throw versaoDesatualizada(await obterContrato(db, usuario, id))
    const { fuso_horario: fuso } = await lerConfiguracao(db)
    const hoje = diaNoFuso(new Date(), fuso)
    await mudar(db, autor, await aplicarVencidos(db, usuario, id, { hoje, fuso }), { hoje, fuso })
    return obterContrato(db, usuario, id)
  })

const agente = (autor: Autor) => ({ quem: autor.usuario, autor })

/** Done at once when its day is today; otherwise it waits for it. */
export const registrarEvento = (contexto: Contexto, id: string, pedido: PedidoDeEvento) => {
  const outros = pedido.tipo === 'TRANSFERENCIA' ? [pedido.dados.cliente_id] : []
  const { versao, motivo } = pedido
  return mexer(contexto, id, { versao, outros }, async (db, autor, lido, { hoje, fuso }) => {
    const conferido = await conferirEvento(db, autor.usuario, lido, pedido, fuso)
    const evento = await comEndereco(db, autor, conferido, pedido)
    await guardarEvento(db, agente(autor), lido, { ...evento, motivo })
    if (evento.dia === hoje) return aplicarEvento(db, agente(autor), lido, { ...evento, motivo }, fuso)
    await db.update(contrato).set(novaVersao(lido.contrato)).where(eq(contrato.id, id))
    const planejado = { evento: eventosDeContrato[evento.tipo].nome, planejado_para: evento.dia }
    await anotar(db, autor, id, {}, planejado)
  })
}

/** A new address becomes one of the client's. */
const comEndereco = async (
  db: Db,
  autor: Autor,
  { antes, novo }: Conferido,
  pedido: PedidoDeEvento,
): Promise<EventoAcordado> => {
  if (novo.tipo !== 'MUDANCA_ENDERECO' || pedido.tipo !== 'MUDANCA_ENDERECO') return novo
  const { endereco } = pedido.dados
  if (!endereco) return novo
  const dono = await travarCliente(db, autor.usuario, antes.cliente_id)
  const endereco_id = await enderecoDoComprador(db, agente(autor), dono, endereco)
  const completo = { ...novo, endereco_id }
  const recusa = recusaDoAcordo(antes, completo)
  if (recusa) throw campoInvalido('dados.endereco', recusa.texto)
  return completo
}

/** What is planned is simply taken back. What was done today leaves the contract as it was before. */
export const desfazerEvento = (
  contexto: Contexto,
  { id, evento: eventoId }: { id: string; evento: string },
  { versao }: { versao: number },
) =>
  mexer(contexto, id, { versao }, async (db, autor, lido, { hoje, fuso }) => {
    const indice = lido.eventos.findIndex((evento) => evento.id === eventoId)
    const evento = lido.eventos[indice]
    if (!evento) throw naoEncontrado()
    const impedimento = porQueNaoDesfaz(autor.usuario, lido, {
      ...{ base: baseDe(lido), eventos: lido.eventos.map(acordado), indice, hoje },
    })
    if (impedimento) throw new Recusa(409, 'ACAO_IMPOSSIVEL', impedimento)
    await marcarDesfeito(db, agente(autor), eventoId)
    if (evento.situacao === 'FEITO') return voltar(db, agente(autor), lido, evento, fuso)
    await db.update(contrato).set(novaVersao(lido.contrato)).where(eq(contrato.id, id))
    const { nome } = eventosDeContrato[evento.tipo]
    await anotar(db, autor, id, { evento: nome, planejado_para: evento.dia }, {})
  })
