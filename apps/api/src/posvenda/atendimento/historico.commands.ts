import type { AtendimentoResumo, LinhaDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { v7 } from 'uuid'
import { type Autor, tipoDeAutor } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { atendimentoHistorico } from './conversa.table.ts'

type Linha = {
  atendimento_id: string
  acao: LinhaDoAtendimento['acao']
  de: AtendimentoResumo['situacao'] | null
  para: AtendimentoResumo['situacao']
  motivo?: string | null | undefined
  detalhe?: string | null | undefined
}

const quemAgiu = (autor: Autor) =>
  'usuario' in autor
    ? { autor: tipoDeAutor(autor.usuario), autor_id: autor.usuario.id, quem: autor.usuario.nome }
    : { autor: 'SISTEMA' as const, autor_id: null, quem: null }

/** Everything that happens to a ticket passes here, so that open screens hear of it. */
export const anotarNoAtendimento = async (db: Db, autor: Autor, ...linhas: Linha[]) => {
  await db.insert(atendimentoHistorico).values(
    linhas.map(({ motivo = null, detalhe = null, ...linha }) => ({
      id: v7(),
      ...linha,
      motivo,
      detalhe,
      ...quemAgiu(autor),
    })),
  )
  publicar(
    db,
    'atendimento',
    linhas.map(({ atendimento_id }) => atendimento_id),
  )
}
