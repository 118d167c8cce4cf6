import type { AvisoRecebido } from '@balcao/contract/cobranca/aviso-api'
import type { ResultadoDeAviso } from '@balcao/contract/cobranca/aviso-resultados'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { and, eq } from 'drizzle-orm'
import { acontecer } from '#cobranca/boleto/acontecer/acontecer.commands.ts'
import { type Acontecimento, chaveSemId, type Resultado } from '#cobranca/boleto/acontecer/decidir.ts'
import type { Db } from '#infra/db/conexao.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { boletoDoAviso, type ContaAvisada } from './aviso.queries.ts'
import { avisoDePagamento as aviso } from './aviso.table.ts'

type Pago = Extract<AvisoRecebido, { evento: 'PAGO' }>

/** The bank's file names a payment in the same way, so that both together are one. */
const chaveDe = (pago: Pago) =>
  pago.meio === 'PIX' && pago.fim_a_fim ? `PIX ${pago.fim_a_fim}` : chaveSemId(pago)

const acontecimentoDe = (recebido: AvisoRecebido): Acontecimento => {
  if (recebido.evento !== 'PAGO')
    return recebido.evento === 'REGISTRADO'
      ? { tipo: 'REGISTRADO' }
      : { tipo: recebido.evento, motivos: recebido.motivo ?? '' }
  const { meio, valor, pago_em, credito_em = null, tarifa = null } = recebido
  return { tipo: 'PAGO', chave: chaveDe(recebido), meio, valor, pago_em, credito_em, tarifa, a_mao: false }
}

const resultadoDe: Record<Resultado, ResultadoDeAviso> = {
  PAGO: 'APLICADO',
  REGISTRADO: 'APLICADO',
  REJEITADO: 'APLICADO',
  BAIXADO: 'APLICADO',
  ANOTADO: 'SEM_EFEITO',
  REPETIDA: 'SEM_EFEITO',
  CONFERIR: 'CONFERIR',
}

const SEM_BOLETO = 'Nenhum boleto desta conta tem esse número. O aviso ficou guardado para alguém conferir.'

/** A sender may be a time zone ahead of us, but no payment was made next week. */
const exigirDiaPossivel = async (db: Db, recebido: AvisoRecebido) => {
  if (recebido.evento !== 'PAGO') return
  const { fuso_horario } = await lerConfiguracao(db)
  if (recebido.pago_em > somarDias(diaNoFuso(new Date(), fuso_horario), 1))
    throw campoInvalido('pago_em', 'O dia do pagamento está no futuro')
}

/** Answers what was answered then. The same number for something else would hide a payment, so it is refused. */
const repetido = async (db: Db, novo: typeof aviso.$inferInsert) => {
  const [antes] = await db
    .select()
    .from(aviso)
    .where(and(eq(aviso.conta_bancaria_id, novo.conta_bancaria_id), eq(aviso.aviso_id, novo.aviso_id)))
  if (!antes) throw new Error('um aviso repetido que não existe')
  const campos = ['evento', 'referencia', 'valor', 'dia'] as const
  if (campos.some((campo) => antes[campo] !== novo[campo]))
    throw new Recusa(409, 'AVISO_DIFERENTE', 'Outro aviso já foi recebido com este mesmo webhook-id')
  return { resultado: antes.resultado, texto: antes.texto }
}

/** One notice, once. Whatever fails, nothing of it stays, and the sender may send it again. */
export const receberAviso = async (
  db: Db,
  conta: ContaAvisada,
  aviso_id: string,
  recebido: AvisoRecebido,
): Promise<{ resultado: ResultadoDeAviso; texto: string }> => {
  await exigirDiaPossivel(db, recebido)
  const novo = {
    ...{ conta_bancaria_id: conta.id, aviso_id, evento: recebido.evento },
    referencia: recebido.txid || recebido.nosso_numero || '',
    valor: recebido.evento === 'PAGO' ? recebido.valor : null,
    dia: recebido.evento === 'PAGO' ? recebido.pago_em : null,
    ...{ resultado: 'SEM_BOLETO' as const, texto: SEM_BOLETO },
  }
  return db.transaction(async (db) => {
    // The same one at the same moment waits here for the first.
    const [guardado] = await db.insert(aviso).values(novo).onConflictDoNothing().returning({ id: aviso.id })
    if (!guardado) return repetido(db, novo)
    const achado = await boletoDoAviso(db, conta, recebido)
    if (!achado) return { resultado: novo.resultado, texto: novo.texto }
    const [decisao] = await acontecer(db, [
      { boleto_id: achado.id, acontecimento: acontecimentoDe(recebido) },
    ])
    if (!decisao) throw new Error('um aviso sem resposta')
    const feito = { resultado: resultadoDe[decisao.resultado], texto: decisao.texto }
    await db
      .update(aviso)
      .set({ ...feito, boleto_id: achado.id })
      .where(eq(aviso.id, guardado.id))
    return feito
  })
}
