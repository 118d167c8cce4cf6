import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { atendimentoAnexo, atendimentoHistorico, atendimentoMensagem } from './conversa.table.ts'
import type { ComoVeem } from './mascarar.ts'

/** Messages, files and history of a ticket and of the doubles that were merged into it, the oldest first. */
export const conversaDosAtendimentos = async (
  db: Db,
  id: string,
  unidos: readonly { id: string; protocolo: number }[],
  visto: ComoVeem,
): Promise<Pick<Atendimento, 'mensagens' | 'anexos' | 'historico'>> => {
  const protocolos = new Map(unidos.map((um) => [um.id, um.protocolo]))
  const ids = [id, ...protocolos.keys()]
  const [m, x, h] = [atendimentoMensagem, atendimentoAnexo, atendimentoHistorico]
  const mensagens = await db
    .select()
    .from(m)
    .where(inArray(m.atendimento_id, ids))
    .orderBy(asc(m.em), asc(m.id))
  const anexos = await db
    .select()
    .from(x)
    .where(and(inArray(x.atendimento_id, ids), isNull(x.descartado_em)))
    .orderBy(asc(x.em), asc(x.id))
  const historico = await db
    .select()
    .from(h)
    .where(inArray(h.atendimento_id, ids))
    .orderBy(asc(h.em), asc(h.id))
  const doUnido = ({ atendimento_id }: { atendimento_id: string }) => ({
    protocolo: protocolos.get(atendimento_id) ?? null,
  })
  return {
    mensagens: mensagens.map((uma) => ({
      ...{ id: uma.id, em: uma.em, quem: uma.quem, tipo: uma.tipo, texto: uma.texto, envio: uma.envio },
      para: visto.email(uma.para),
      ...doUnido(uma),
    })),
    anexos: anexos.map((um) => ({
      ...{ id: um.id, em: um.em, quem: um.quem, nome: um.nome, mime: um.mime, tamanho: um.tamanho },
      ...doUnido(um),
    })),
    historico: historico.map((linha) => ({
      ...{ id: linha.id, em: linha.em, acao: linha.acao, de: linha.de, para: linha.para },
      ...{ autor: linha.autor, quem: linha.quem, motivo: linha.motivo },
      detalhe: visto.detalhe(linha.detalhe),
      ...doUnido(linha),
    })),
  }
}
