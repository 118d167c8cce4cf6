import type { JulgamentoDeAnexo } from '@balcao/contract/vendas/anexo'
import { impedimentoDeJulgar } from '@balcao/contract/vendas/anexo-direitos'
import { and, eq, isNull } from 'drizzle-orm'
import { type Autor, auditar, auditarVarias } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa, semPermissao } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { alcancarVenda, travarAnexos } from './alcance.queries.ts'
import { acharVivo } from './anexo.commands.ts'
import { anexosDaVenda, listarAnexos } from './anexo.queries.ts'
import { anexo } from './anexo.table.ts'

/** One attachment is judged by itself: a bad photo returns one photo, not the sale. The last word counts. */
export const julgarAnexo = (
  { db, ...autor }: Contexto,
  id: string,
  { veredito, motivo, cliente_id }: JulgamentoDeAnexo,
) =>
  db.transaction(async (db) => {
    const { venda_id } = await acharVivo(db, id)
    await travarAnexos(db, venda_id)
    const antes = await acharVivo(db, id)
    const { aprovacao_propria } = await lerConfiguracao(db)
    const alvo = await alcancarVenda(db, autor.usuario, venda_id, true)
    const impedimento = impedimentoDeJulgar(alvo, {
      pode: autor.usuario.pode,
      aprovaPropria: aprovacao_propria === 'PERMITIDA',
    })
    if (impedimento?.por === 'SITUACAO') throw new Recusa(409, 'ACAO_IMPOSSIVEL', impedimento.texto)
    if (impedimento) throw semPermissao(impedimento.texto)
    if (cliente_id && cliente_id !== alvo.cliente_id)
      throw new Recusa(
        409,
        'OUTRO_CLIENTE',
        'A venda passou a outro cliente: veja os dados dele antes de julgar',
      )
    if (!(await anexosDaVenda(db, venda_id)).some((atual) => atual.id === id))
      throw new Recusa(409, 'ANEXO_SUBSTITUIDO', 'Este anexo foi substituído: veja o mais novo')
    const depois = { veredito, motivo: veredito === 'REJEITADO' ? motivo : null }
    // Said again, it changes nothing that the history could tell.
    if (depois.veredito === antes.veredito && depois.motivo === antes.motivo)
      return listarAnexos(db, autor.usuario, venda_id)
    await db.update(anexo).set(depois).where(eq(anexo.id, id))
    // Not the reason, which may name a person: the audit cannot forget it.
    await auditar(db, autor, 'anexo', id, 'EDITAR', { veredito: antes.veredito }, { veredito })
    publicar(db, 'venda', [venda_id])
    return listarAnexos(db, autor.usuario, venda_id)
  })

/** Approved for one client, they say nothing of another: somebody looks at them again. */
export const desfazerAprovacoes = async (db: Db, autor: Autor, venda_id: string) => {
  const aprovado = and(
    eq(anexo.venda_id, venda_id),
    eq(anexo.veredito, 'APROVADO'),
    isNull(anexo.descartado_em),
  )
  const antes = { veredito: 'APROVADO' }
  const depois = { veredito: 'PENDENTE' } as const
  const desfeitas = await db.update(anexo).set(depois).where(aprovado).returning({ id: anexo.id })
  const mudancas = desfeitas.map(({ id }) => ({ id, acao: 'EDITAR' as const, antes, depois }))
  await auditarVarias(db, autor, 'anexo', mudancas)
}
