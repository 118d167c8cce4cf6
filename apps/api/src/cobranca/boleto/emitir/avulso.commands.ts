import type { NovoBoletoAvulso } from '@balcao/contract/cobranca/boleto-api'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { exigirIdentificado, travarCliente } from '#clientes/cliente/travar.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { contaQueEmite } from './conta.queries.ts'
import { lerPagadores } from './pagadores.queries.ts'
import { gravarUm } from './um.commands.ts'
import { vencimentoPedido } from './vencer.ts'

/** Charges a client for anything. Answers its id. */
export const emitirAvulso = (
  { db, ...autor }: Contexto,
  { id, cliente_id, descricao, valor, vencimento, conta_bancaria_id }: NovoBoletoAvulso,
): Promise<string> =>
  db.transaction(async (db) => {
    // From here on nobody forgets the person who is charged.
    exigirIdentificado(await travarCliente(db, autor.usuario, cliente_id))
    const [dono] = await db
      .select({ empresa_id: cliente.empresa_id })
      .from(cliente)
      .where(eq(cliente.id, cliente_id))
    const [quemPaga] = await lerPagadores(db, [{ cliente_id, endereco_id: null }])
    if (!dono || !quemPaga) throw new Error('um cliente travado que não existe')
    if (quemPaga.impedimento !== null) throw new Recusa(422, 'PAGADOR', quemPaga.impedimento)
    const [de, configuracao] = [
      await contaQueEmite(db, dono.empresa_id, conta_bancaria_id),
      await lerConfiguracao(db),
    ]
    const { pagador } = quemPaga
    return gravarUm(
      db,
      autor,
      { de, emissao: diaNoFuso(new Date(), configuracao.fuso_horario) },
      {
        ...{ id, origem: 'AVULSO', cliente_id, cliente_plano_id: null, venda_id: null, competencia: null },
        ...{ descricao, itens: [{ descricao, valor }], valor, pagador },
        vencimento: vencimentoPedido(vencimento, pagador, configuracao),
      },
    )
  })
