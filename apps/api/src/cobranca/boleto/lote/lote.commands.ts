import type { NovoLote } from '@balcao/contract/cobranca/lote-api'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { and, eq } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { contaQueEmite } from '../emitir/conta.queries.ts'
import { mesEmPalavras } from '../emitir/meses.ts'
import { boletoLote } from '../lote.table.ts'
import { contratosDoLote, obterLote } from './lote.queries.ts'

const recusar = (texto: string) => new Recusa(409, 'LOTE', texto)

/** Begins a batch. A job issues it piece by piece. Answers its id. */
export const iniciarLote = (
  { db, ...autor }: Contexto,
  enfileirar: Enfileirar,
  { empresa_id, competencia, conta_bancaria_id }: NovoLote,
): Promise<string> =>
  db.transaction(async (db) => {
    if (!temEmpresa(autor.usuario, empresa_id)) throw naoEncontrado()
    const { conta } = await contaQueEmite(db, empresa_id, conta_bancaria_id)
    const { contratos } = await contratosDoLote(db, empresa_id, competencia)
    if (!contratos)
      throw recusar(`Nenhum contrato é cobrado por boleto ou Pix em ${mesEmPalavras(competencia)}`)
    const { fuso_horario } = await lerConfiguracao(db)
    const [novo] = await db
      .insert(boletoLote)
      .values({
        ...{ empresa_id, competencia, conta_bancaria_id: conta.id, total: contratos },
        ...{ emissao: diaNoFuso(new Date(), fuso_horario), criado_por: autor.usuario.contaId },
      })
      .onConflictDoNothing()
      .returning({ id: boletoLote.id })
    if (!novo) throw recusar(`O lote de ${mesEmPalavras(competencia)} já está sendo emitido`)
    await auditar(db, autor, 'boleto_lote', novo.id, 'CRIAR', {}, { competencia, contratos })
    await enfileirar(db, 'lote_de_boletos', { loteId: novo.id })
    return novo.id
  })

/** What was issued stays. Begun again, the rest follows: each contract once. */
export const interromperLote = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    await obterLote(db, autor.usuario, id)
    const [parado] = await db
      .update(boletoLote)
      .set({ situacao: 'CANCELADO', concluido_em: new Date().toISOString() })
      .where(and(eq(boletoLote.id, id), eq(boletoLote.situacao, 'EM_ANDAMENTO')))
      .returning({ id: boletoLote.id })
    if (!parado) throw recusar('Este lote já terminou')
    await auditar(
      db,
      autor,
      'boleto_lote',
      id,
      'EDITAR',
      { situacao: 'EM_ANDAMENTO' },
      { situacao: 'CANCELADO' },
    )
    return obterLote(db, autor.usuario, id)
  })
