import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { type AcaoDoBoleto, impedimentoNoBoleto } from '@balcao/contract/cobranca/boleto-acoes'
import type { BaixaDoBoleto, NovoVencimento } from '@balcao/contract/cobranca/boleto-api'
import { recusaDoDiaPago } from '@balcao/contract/cobranca/dia-pago'
import type { EventoDeWebhook } from '@balcao/contract/provedor/webhook-eventos'
import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido, Recusa, semPermissao, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { acontecer, desfazerPagamento, encerrarNoBanco } from './acontecer/acontecer.commands.ts'
import { valorPorMeio } from './acontecer/decidir.ts'
import { type BoletoTravado, travarBoleto } from './alcance.ts'
import { obterBoleto } from './boleto.queries.ts'
import { boleto, boletoHistorico } from './boleto.table.ts'
import { atualizarBusca } from './busca.commands.ts'
import { comoFoiPago } from './como-foi-pago.queries.ts'
import { lerConta } from './emitir/conta.queries.ts'
import { codigoDo } from './emitir/montar.ts'
import { lerPagadores } from './emitir/pagadores.queries.ts'
import { vencimentoPedido } from './emitir/vencer.ts'
import { emitirDosBoletos } from './emitir-eventos.commands.ts'
import type { LinksDoBoleto } from './link.ts'
import { boletoInstrucao } from './remessa.table.ts'
import { valorNoDia } from './valor-no-dia.ts'

type Autor = Omit<Contexto, 'db'>
type Acontecer = (db: Db, atual: BoletoTravado, autor: Autor) => Promise<void>

const exigirPossivel = async (db: Db, { usuario }: Autor, acao: AcaoDoBoleto, atual: BoletoTravado) => {
  const estado = { ...atual, ...(await comoFoiPago(db, atual.id)) }
  const impedimento = impedimentoNoBoleto(acao, estado, usuario.pode)
  if (impedimento?.por === 'PERMISSAO') throw semPermissao(impedimento.texto)
  if (impedimento) throw new Recusa(409, 'ACAO_IMPOSSIVEL', impedimento.texto)
}

/** One action of the table on a boleto, in one transaction. Two people at once: one wins, the other is told. */
const agir = (
  { db, ...autor }: Contexto,
  links: LinksDoBoleto,
  acao: AcaoDoBoleto,
  { id, versao }: { id: string; versao: number },
  fazer: Acontecer,
): Promise<Boleto> =>
  db.transaction(async (db) => {
    const atual = await travarBoleto(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(await obterBoleto(db, autor.usuario, links, id))
    await exigirPossivel(db, autor, acao, atual)
    await fazer(db, atual, autor)
    const depois = await travarBoleto(db, autor.usuario, id)
    await auditar(db, autor, 'boleto', id, 'EDITAR', auditaveis(atual), auditaveis(depois))
    const evento = eventoDe(acao, depois)
    if (evento) await emitirDosBoletos(db, [{ evento, id }])
    publicar(db, 'boleto', [id])
    return obterBoleto(db, autor.usuario, links, id)
  })

/** A payment by hand is told where every payment is. */
const EVENTO_DA_ACAO: Partial<Record<AcaoDoBoleto, EventoDeWebhook>> = {
  desfazer_baixa: 'boleto.reaberto',
  mudar_vencimento: 'boleto.alterado',
  remeter_de_novo: 'boleto.alterado',
  cancelar: 'boleto.cancelado',
}

/** Undone, and paid by what came from the bank: for others it was paid, and is. */
const eventoDe = (acao: AcaoDoBoleto, { situacao }: BoletoTravado) =>
  acao === 'desfazer_baixa' && situacao === 'PAGO' ? undefined : EVENTO_DA_ACAO[acao]

/** What names nobody: typed words stay in the boleto's own history, which can be forgotten. */
const auditaveis = ({ situacao, registro, vencimento, valor_pago, pago_em, meio }: BoletoTravado) => ({
  ...{ situacao, registro, vencimento, valor_pago, pago_em, meio },
})

const mudar = async (db: Db, atual: BoletoTravado, mudancas: Partial<typeof boleto.$inferInsert>) => {
  await db
    .update(boleto)
    .set({ ...mudancas, ...novaVersao(atual) })
    .where(eq(boleto.id, atual.id))
}

const anotar = (
  db: Db,
  { usuario }: Autor,
  { id }: BoletoTravado,
  texto: string,
  motivo: string | null = null,
) => db.insert(boletoHistorico).values({ id: v7(), boleto_id: id, texto, motivo, quem: usuario.nome })

/** Into the next file. Asked for twice before it is written, it is told once. */
const instruir = (db: Db, { id, conta_bancaria_id }: BoletoTravado, movimento: 'ENTRADA' | 'VENCIMENTO') =>
  db.insert(boletoInstrucao).values({ boleto_id: id, conta_bancaria_id, movimento }).onConflictDoNothing()

export const pagarBoleto = (
  contexto: Contexto,
  links: LinksDoBoleto,
  id: string,
  { versao, motivo, pago_em, valor, meio, com_diferenca = false }: BaixaDoBoleto,
) =>
  agir(contexto, links, 'pagar', { id, versao }, async (db, atual, { usuario }) => {
    const configuracao = await lerConfiguracao(db)
    const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
    const recusa = recusaDoDiaPago(pago_em, { emissao: atual.emissao, hoje })
    if (recusa) throw campoInvalido('pago_em', recusa)
    const { total } = valorNoDia(atual, configuracao, pago_em)
    if (valor !== total && !com_diferenca)
      throw campoInvalido('valor', `Nesse dia são ${formatarDinheiro(total)}: confirme que o valor é outro`)
    const chave = `MAO ${atual.versao}`
    const recebido = {
      tipo: 'PAGO',
      chave,
      meio,
      valor,
      pago_em,
      credito_em: null,
      tarifa: null,
      a_mao: true,
    } as const
    await acontecer(db, [{ boleto_id: id, acontecimento: recebido, motivo, quem: usuario.nome }])
    await db.update(boleto).set({ motivo }).where(eq(boleto.id, id))
  })

/**
 * Whether files have asked the bank to write it off, and whether it was told another due date than the present one. What
 * waited for a file was deleted with the payment: only the record's changes still say when the date was changed.
 */
const ditoAoBanco = async (db: Db, { id }: BoletoTravado) => {
  const { rows } = await db.execute<{ baixa: boolean; outro_vencimento: boolean }>(sql`
    with ditas as (select i.movimento, r.criado_em from boleto_instrucao i join remessa r on r.id = i.remessa_id
      where i.boleto_id = ${id}::uuid)
    select exists (select 1 from ditas where movimento = 'BAIXA') as baixa,
      exists (select 1 from auditoria where entidade = 'boleto' and entidade_id = ${id}::uuid and acao = 'EDITAR'
        and mudancas @> '[{"campo": "vencimento"}]'
        and em > all (select criado_em from ditas where movimento in ('ENTRADA', 'VENCIMENTO'))) as outro_vencimento`)
  return { baixa: rows[0]?.baixa === true, outroVencimento: rows[0]?.outro_vencimento === true }
}

/** What the next file has to say of a boleto that is open again. */
const instruirDeNovo = async (
  db: Db,
  atual: BoletoTravado,
  { outroVencimento }: { outroVencimento: boolean },
) => {
  if (atual.registro === 'A_REMETER') await instruir(db, atual, 'ENTRADA')
  if (outroVencimento && ['REMETIDO', 'REGISTRADO'].includes(atual.registro))
    await instruir(db, atual, 'VENCIMENTO')
}

/**
 * Back to open, if nothing else that came is enough. What the bank was told meanwhile cannot be taken back, and it matters
 * only then.
 */
export const desfazerBaixa = (
  contexto: Contexto,
  links: LinksDoBoleto,
  id: string,
  { versao, motivo }: { versao: number; motivo: string },
) =>
  agir(contexto, links, 'desfazer_baixa', { id, versao }, async (db, atual, autor) => {
    const { estornado } = await comoFoiPago(db, id)
    const [quitou, dito] = [await desfazerPagamento(db, id), await ditoAoBanco(db, atual)]
    if (dito.baixa && !quitou)
      throw new Recusa(409, 'ACAO_IMPOSSIVEL', 'O banco já recebeu o pedido de baixa: emita outro boleto')
    await encerrarNoBanco(db, [id], quitou && quitou.meio !== 'BOLETO' && !dito.baixa ? [id] : [])
    const { pago_em = null, valor = null, meio = null, credito_em = null, tarifa = null } = quitou ?? {}
    await mudar(db, atual, {
      ...{ situacao: quitou ? 'PAGO' : 'ABERTO', pago_em, valor_pago: valor, meio, credito_em, tarifa },
      motivo: null,
    })
    if (!quitou) await instruirDeNovo(db, atual, dito)
    const seguePago = quitou ? `, e segue pago: ${valorPorMeio(quitou)}` : ''
    const desfeito = estornado ? 'Pagamento desfeito pelo banco' : 'Baixa desfeita'
    await anotar(db, autor, atual, `${desfeito}${seguePago}`, motivo)
  })

export const mudarVencimento = (
  contexto: Contexto,
  links: LinksDoBoleto,
  id: string,
  { versao, vencimento }: NovoVencimento,
) =>
  agir(contexto, links, 'mudar_vencimento', { id, versao }, async (db, atual, autor) => {
    const [de, configuracao] = [await lerConta(db, atual.conta_bancaria_id), await lerConfiguracao(db)]
    if (!de) throw new Error('um boleto sem conta bancária')
    const novo = vencimentoPedido(vencimento, atual.pagador, configuracao)
    if (novo === atual.vencimento) throw campoInvalido('vencimento', 'Este já é o vencimento')
    await mudar(db, atual, { vencimento: novo, codigo_barras: codigoDo(de, { ...atual, vencimento: novo }) })
    if (atual.registro !== 'A_REMETER') await instruir(db, atual, 'VENCIMENTO')
    await anotar(
      db,
      autor,
      atual,
      `Vencimento mudado de ${formatarData(atual.vencimento)} para ${formatarData(novo)}`,
    )
  })

/** With what the client's record says now: it is usually what the bank complained about. */
export const remeterDeNovo = (
  contexto: Contexto,
  links: LinksDoBoleto,
  id: string,
  { versao }: { versao: number },
) =>
  agir(contexto, links, 'remeter_de_novo', { id, versao }, async (db, atual, autor) => {
    const [pagador] = atual.cliente_id
      ? await lerPagadores(db, [{ cliente_id: atual.cliente_id, endereco_id: null }])
      : []
    if (pagador?.impedimento) throw new Recusa(422, 'PAGADOR', pagador.impedimento)
    await mudar(db, atual, {
      ...{ registro: 'A_REMETER', rejeicao: null },
      ...(pagador?.pagador && { pagador: pagador.pagador }),
    })
    await atualizarBusca(db, [id])
    await instruir(db, atual, 'ENTRADA')
    await anotar(db, autor, atual, 'Volta ao banco na próxima remessa')
  })

export const cancelarBoleto = (
  contexto: Contexto,
  links: LinksDoBoleto,
  id: string,
  { versao, motivo }: { versao: number; motivo: string },
) =>
  agir(contexto, links, 'cancelar', { id, versao }, async (db, atual, autor) => {
    await mudar(db, atual, { situacao: 'CANCELADO', cancelado_em: new Date().toISOString(), motivo })
    await encerrarNoBanco(db, [id], [id])
    await anotar(db, autor, atual, 'Cancelado', motivo)
  })
