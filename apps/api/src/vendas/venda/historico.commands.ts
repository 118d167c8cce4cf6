import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import { v7 } from 'uuid'
import type { Autor } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lugaresDe, SO_TEXTO } from '#infra/db/juntas.ts'
import { consultar, preparar } from '#infra/db/preparada.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { vendaHistorico } from './venda.table.ts'

type Linha = {
  venda_id: string
  acao: Acao
  de: SituacaoVenda | null
  para: SituacaoVenda
  motivo?: string | null | undefined
}

const quemAgiu = (autor: Autor) => {
  if ('usuario' in autor)
    return { autor: 'PESSOA' as const, autor_id: autor.usuario.id, quem: autor.usuario.nome }
  if ('assinante' in autor) return { autor: 'ASSINANTE' as const, autor_id: null, quem: autor.assinante.nome }
  return { autor: 'SISTEMA' as const, autor_id: null, quem: null }
}

/** For a statement that writes it together with something else. */
export const linhaDoHistorico = (autor: Autor, { motivo = null, ...linha }: Linha) => ({
  id: v7(),
  ...linha,
  motivo,
  ...quemAgiu(autor),
})

/** Everything that happens to a sale passes here, so that others can hear of it. */
export const contarDaVenda = async (db: Db, { venda_id }: ReturnType<typeof linhaDoHistorico>) => {
  publicar(db, 'venda', [venda_id])
}

const ANOTAR = preparar(SO_TEXTO.insert(vendaHistorico).values(lugaresDe(vendaHistorico)).getSQL())

export const anotarNoHistorico = async (db: Db, autor: Autor, linha: Linha) => {
  const anotada = linhaDoHistorico(autor, linha)
  await consultar(db, ANOTAR(anotada))
  await contarDaVenda(db, anotada)
}
