import { and, eq } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { boleto } from '../boleto.table.ts'
import type { ContaDeEmissao } from './conta.queries.ts'
import { type Cobranca, gravarBoletos } from './gravar.commands.ts'

export type Autor = Omit<Contexto, 'db'>

/** Issues one, with its line in the audit. Answers its id. */
export const gravarUm = async (
  db: Db,
  autor: Autor,
  { de, emissao }: { de: ContaDeEmissao; emissao: string },
  cobranca: Cobranca,
): Promise<string> => {
  const [id] = await gravarBoletos(db, { de, emissao, criado_por: autor.usuario.contaId }, [cobranca])
  if (!id) return repetido(db, autor, cobranca)
  const { origem, valor, vencimento } = cobranca
  // Not what somebody typed, which may name a person: the audit cannot forget it.
  const descricao = origem === 'AVULSO' ? null : cobranca.descricao
  await auditar(
    db,
    autor,
    'boleto',
    id,
    'CRIAR',
    {},
    { origem, descricao, valor, vencimento, situacao: 'ABERTO' },
  )
  publicar(db, 'boleto', [id])
  return id
}

/** The same id, sent again by the same person about the same thing, is the boleto that the first call issued. */
const repetido = async (db: Db, { usuario }: Autor, { id, cliente_id, valor }: Cobranca) => {
  const [igual] = id
    ? await db
        .select({ id: boleto.id })
        .from(boleto)
        .where(
          and(
            eq(boleto.id, id),
            eq(boleto.criado_por, usuario.contaId),
            eq(boleto.valor, valor),
            cliente_id ? eq(boleto.cliente_id, cliente_id) : undefined,
          ),
        )
    : []
  if (!igual) throw new Recusa(409, 'JA_COBRADO', 'Isto já foi cobrado por outro boleto')
  return igual.id
}
