import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import { type Autor, tipoDeAutor } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lugaresDe, SO_TEXTO } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { type Acontecimento, contarAosOuvintes } from './acontecimentos.ts'
import { vendaHistorico } from './venda.table.ts'

type Linha = {
  venda_id: string
  acao: Acao
  de: SituacaoVenda | null
  para: SituacaoVenda
  motivo?: string | null | undefined
  /** Who had it before, when the seller changes. It is told, not stored. */
  vendedor_anterior?: string | undefined
  /** As the seller. What they did as subscriber stays theirs. */
  cliente_anterior?: string | undefined
  /** It is told, not stored. */
  link_novo?: boolean | undefined
}

const quemAgiu = (autor: Autor) => {
  if ('usuario' in autor)
    return { autor: tipoDeAutor(autor.usuario), autor_id: autor.usuario.id, quem: autor.usuario.nome }
  if ('assinante' in autor) return { autor: 'ASSINANTE' as const, autor_id: null, quem: autor.assinante.nome }
  return { autor: 'SISTEMA' as const, autor_id: null, quem: null }
}

/** For a statement that writes it together with something else. */
export const linhaDoHistorico = (
  autor: Autor,
  { motivo = null, vendedor_anterior: _, cliente_anterior: __, link_novo: ___, ...linha }: Linha,
) => ({
  id: v7(),
  ...linha,
  motivo,
  ...quemAgiu(autor),
})

const ANOTAR = preparar(SO_TEXTO.insert(vendaHistorico).values(lugaresDe(vendaHistorico)).getSQL())

/** Everything that happens to a sale passes here, so that others can hear of it. */
export const contarDaVenda = async (db: Db, acontecimento: Acontecimento) => {
  await contarAosOuvintes(db, acontecimento)
  publicar(db, 'venda', [acontecimento.venda_id])
}

export const anotarNoHistorico = async (db: Db, autor: Autor, linha: Linha) => {
  const { venda_id, vendedor_anterior, cliente_anterior, link_novo } = linha
  if (cliente_anterior) await deixarComQuemFez(db, venda_id, cliente_anterior)
  const anotada = linhaDoHistorico(autor, linha)
  await consultar(db, ANOTAR(anotada))
  await contarDaVenda(db, { ...anotada, vendedor_anterior, cliente_anterior, link_novo })
}

/** Or it would be forgotten with the next client, and not with the one who did it. */
const deixarComQuemFez = (db: Db, vendaId: string, clienteId: string) =>
  db
    .update(vendaHistorico)
    .set({ autor_id: clienteId })
    .where(
      and(
        eq(vendaHistorico.venda_id, vendaId),
        eq(vendaHistorico.autor, 'ASSINANTE'),
        isNull(vendaHistorico.autor_id),
      ),
    )
