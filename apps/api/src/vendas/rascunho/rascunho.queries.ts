import { codigosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { RascunhoAberto } from '@balcao/contract/vendas/rascunho-aberto-api'
import type { RascunhoListado } from '@balcao/contract/vendas/rascunho-api'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { rascunho } from './rascunho.table.ts'
import { type Corrigivel, vendaDoRascunho } from './venda-do-rascunho.ts'

const colunas = {
  id: rascunho.id,
  dados: rascunho.dados,
  etapa: rascunho.etapa,
  dispositivo: rascunho.dispositivo,
  versao: rascunho.versao,
  venda_versao: rascunho.venda_versao,
  criado_em: rascunho.criado_em,
  atualizado_em: rascunho.atualizado_em,
}
type Lido = Pick<typeof rascunho.$inferSelect, keyof typeof colunas>

/** A draft is seen by its owner alone. */
export const doDono = (quem: Pessoa, id: string) => and(eq(rascunho.id, id), eq(rascunho.usuario_id, quem.id))

/** A correction that has become impossible is left out: its sale is where it belongs. */
export const listarRascunhos = async (db: Db, quem: Pessoa): Promise<RascunhoListado[]> => {
  const lidos = await db
    .select(colunas)
    .from(rascunho)
    .where(eq(rascunho.usuario_id, quem.id))
    .orderBy(desc(rascunho.atualizado_em), desc(rascunho.id))
  const correcoes = lidos.filter(({ venda_versao }) => venda_versao !== null).map(({ id }) => id)
  const vendas = await corrigiveis(db, quem, correcoes)
  const nomes = await nomesNoCadastro(
    db,
    quem,
    lidos.flatMap(({ dados }) => dados.cliente.id ?? []),
  )
  return lidos.flatMap((lido) => {
    const pronto = comCorrecao(lido, vendas.get(lido.id))
    if (lido.venda_versao !== null && !pronto.corrige) return []
    return [{ ...pronto, no_cadastro: nomes.get(lido.dados.cliente.id ?? '') ?? null }]
  })
}

/** The names of these clients, of those that the person reaches. */
export const nomesNoCadastro = async (db: Db, { empresas }: Pessoa, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string>()
  const noAlcance = empresas === null ? undefined : inArray(cliente.empresa_id, empresas)
  const achados = await db
    .select({ id: cliente.id, nome: cliente.nome })
    .from(cliente)
    .where(and(inArray(cliente.id, ids), isNull(cliente.excluido_em), noAlcance))
  return new Map(achados.map(({ id, nome }) => [id, nome]))
}

const corrigiveis = (db: Db, quem: Pessoa, ids: readonly string[]) =>
  ids.length ? vendaDoRascunho().corrigiveis(db, quem, ids) : new Map<string, Corrigivel>()

const comCorrecao = ({ venda_versao, ...lido }: Lido, venda: Corrigivel | undefined) => {
  const corrige = venda_versao !== null && venda && 'corrige' in venda ? venda.corrige : null
  return { ...lido, corrige: corrige && { ...corrige, versao: venda_versao ?? corrige.versao } }
}

export const lerRascunho = async (db: Db, quem: Pessoa, id: string) => {
  const [lido] = await db.select(colunas).from(rascunho).where(doDono(quem, id))
  if (!lido) return null
  const { venda_versao } = lido
  const vendas = await corrigiveis(db, quem, venda_versao === null ? [] : [id])
  return { ...comCorrecao(lido, vendas.get(id)), venda_versao }
}

const jaEnviado = (texto = 'Este rascunho já foi enviado e virou uma venda') =>
  new Recusa(409, codigosDoRascunho.enviado, texto)

/** The draft, or else the sale with this id as a draft that corrects it: nothing of it is stored until it changes. */
export const obterRascunho = async (db: Db, quem: Pessoa, id: string): Promise<RascunhoAberto> => {
  const [lido] = await db.select(colunas).from(rascunho).where(doDono(quem, id))
  const venda = (await corrigiveis(db, quem, [id])).get(id)
  if (venda && 'impedimento' in venda) throw jaEnviado(venda.impedimento)
  if (lido) return comCorrecao(lido, venda)
  if (!venda) throw naoEncontrado()
  const agora = new Date().toISOString()
  const semGravar = { etapa: 'revisao', dispositivo: '', versao: null } as const
  return { id, ...venda, ...semGravar, criado_em: agora, atualizado_em: agora }
}

/** Refuses for a draft that has become a sale, unless it corrects that sale and the person may do so now. */
export const exigirAberto = async (db: Db, quem: Pessoa, id: string, corrige: number | undefined) => {
  if (corrige === undefined) {
    if ((await vendaDoRascunho().enviados(db, [id])).length) throw jaEnviado()
    return
  }
  const venda = (await corrigiveis(db, quem, [id])).get(id)
  if (!venda) throw naoEncontrado()
  if ('impedimento' in venda) throw jaEnviado(venda.impedimento)
}
