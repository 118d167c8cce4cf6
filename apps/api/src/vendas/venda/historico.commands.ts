import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import { v7 } from 'uuid'
import type { Autor } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
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

export const anotarNoHistorico = async (db: Db, autor: Autor, { motivo = null, ...linha }: Linha) => {
  await db
    .insert(vendaHistorico)
    .values({ id: v7(), ...linha, motivo, ...quemAgiu(autor) })
    .execute()
  publicar(db, 'venda', [linha.venda_id])
}
