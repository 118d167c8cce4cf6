import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { Db } from '#infra/db/conexao.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { contaQueEmite } from './conta.queries.ts'
import type { Cobranca } from './gravar.commands.ts'
import { lerPagadores, type QuemPaga } from './pagadores.queries.ts'
import { type Autor, gravarUm } from './um.commands.ts'
import { vencimentoPedido } from './vencer.ts'

type Pedido = QuemPaga & {
  empresa_id: string
  /** What it is about, besides what it charges. */
  cliente_plano_id?: string | undefined
  conta_bancaria_id?: string | undefined
  vencimento: string
}

/** One boleto that belongs to no month, for the day that somebody asked for. Answers its id. */
export const cobrarUmaVez = async (
  db: Db,
  autor: Autor,
  { cliente_id, cliente_plano_id, endereco_id, empresa_id, conta_bancaria_id, vencimento }: Pedido,
  oQue: Pick<Cobranca, 'id' | 'origem' | 'venda_id' | 'descricao' | 'itens' | 'valor'>,
): Promise<string> => {
  const [quemPaga] = await lerPagadores(db, [{ cliente_id, endereco_id }])
  if (!quemPaga) throw new Error('uma cobrança de um cliente que não existe')
  const { pagador, impedimento } = quemPaga
  if (impedimento !== null) throw new Recusa(422, 'PAGADOR', impedimento)
  const de = await contaQueEmite(db, empresa_id, conta_bancaria_id)
  const configuracao = await lerConfiguracao(db)
  return gravarUm(
    db,
    autor,
    { de, emissao: diaNoFuso(new Date(), configuracao.fuso_horario) },
    {
      ...oQue,
      ...{ cliente_id, cliente_plano_id: cliente_plano_id ?? null, competencia: null, pagador },
      vencimento: vencimentoPedido(vencimento, pagador, configuracao),
    },
  )
}
