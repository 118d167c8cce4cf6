import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { excluirArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { auditarVarias } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { atendimento } from './atendimento.table.ts'
import { atendimentoAnexo } from './conversa.table.ts'
import { anotarNoAtendimento } from './historico.commands.ts'

const PASSOU_O_TEMPO = { sistema: 'resolvido e sem reclamação' }
const DA_LIMPEZA = { sistema: 'limpeza de arquivos descartados' }
const POR_VEZ = 500

/** What was resolved long enough ago, and nobody objected to. */
export const fecharResolvidos = async (db: Db) => {
  const { dias_para_fechar: dias } = await lerConfiguracao(db)
  for (;;) if ((await fecharAlguns(db, dias)) < POR_VEZ) return
}

const fecharAlguns = (db: Db, dias: number) =>
  db.transaction(async (db) => {
    const vencidos = db
      .select({ id: atendimento.id })
      .from(atendimento)
      .where(
        and(
          eq(atendimento.situacao, 'RESOLVIDO'),
          lt(atendimento.situacao_em, sql`now() - make_interval(days => ${dias}::integer)`),
        ),
      )
      .limit(POR_VEZ)
      .for('update', { skipLocked: true })
    const fechados = await db
      .update(atendimento)
      .set({
        situacao: 'FECHADO',
        situacao_em: sql`now()`,
        atualizado_em: sql`now()`,
        versao: sql`${atendimento.versao} + 1`,
      })
      .where(inArray(atendimento.id, vencidos))
      .returning({ id: atendimento.id })
    if (!fechados.length) return 0
    const linha = { acao: 'fechar', de: 'RESOLVIDO', para: 'FECHADO' } as const
    await anotarNoAtendimento(
      db,
      PASSOU_O_TEMPO,
      ...fechados.map(({ id }) => ({ atendimento_id: id, ...linha })),
    )
    const mudanca = {
      acao: 'EDITAR',
      antes: { situacao: 'RESOLVIDO' },
      depois: { situacao: 'FECHADO' },
    } as const
    await auditarVarias(
      db,
      PASSOU_O_TEMPO,
      'atendimento',
      fechados.map(({ id }) => ({ id, ...mudanca })),
    )
    return fechados.length
  })

/** The files of people who were forgotten. */
export const apagarAnexosDescartados = async (db: Db, enfileirar: Enfileirar) => {
  const descartados = await db
    .select({ id: atendimentoAnexo.id })
    .from(atendimentoAnexo)
    .where(isNotNull(atendimentoAnexo.descartado_em))
    .limit(POR_VEZ)
  for (const { id } of descartados)
    await db.transaction(async (db) => {
      const [apagado] = await db.delete(atendimentoAnexo).where(eq(atendimentoAnexo.id, id)).returning()
      if (apagado) await excluirArquivo({ db, ...DA_LIMPEZA }, enfileirar, apagado.arquivo_id)
    })
}
