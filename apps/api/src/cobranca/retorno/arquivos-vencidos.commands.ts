import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { remessa } from '#cobranca/boleto/remessa.table.ts'
import { excluirArquivo, guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { apagarRetornosAntigos } from './pasta.ts'
import type { PartesDoRetorno } from './receber.commands.ts'
import { retorno } from './retorno.table.ts'

const AUTOR = { sistema: 'prazo dos arquivos do banco' }
const DIA_MS = 24 * 60 * 60_000
const EM_SEU_LUGAR = Buffer.from('Arquivo apagado depois do prazo de guarda\n')

/** The bank's files name who pays. After some time only what was read from them, or written into them, stays. */
export const apagarArquivosVencidos = async (
  db: Db,
  { dataDir, ...partes }: PartesDoRetorno & { dataDir: string },
  agora = Date.now(),
) => {
  const { dias_dos_arquivos_do_banco: dias } = await lerConfiguracao(db)
  const antes = sql`now() - make_interval(days => ${dias})`
  await apagarRemessas(db, partes, antes)
  await apagarRetornos(db, partes, antes)
  await apagarRetornosAntigos(dataDir, agora - dias * DIA_MS)
}

const apagarRemessas = async (db: Db, { enfileirar }: PartesDoRetorno, antes: SQL) => {
  const vencidas = await db
    .select({ id: remessa.id, arquivo_id: remessa.arquivo_id })
    .from(remessa)
    .where(and(isNotNull(remessa.arquivo_id), lt(remessa.criado_em, antes)))
  for (const { id, arquivo_id } of vencidas)
    await db.transaction(async (db) => {
      await db.update(remessa).set({ arquivo_id: null }).where(eq(remessa.id, id))
      if (arquivo_id) await excluirArquivo({ db, ...AUTOR }, enfileirar, arquivo_id)
    })
}

/** What was read has other bytes than those of the line that takes its place, so each is done once. */
const apagarRetornos = async (db: Db, partes: PartesDoRetorno, antes: SQL) => {
  const vencidos = await db
    .select({ id: retorno.id, arquivo_id: retorno.arquivo_id })
    .from(retorno)
    .innerJoin(arquivo, eq(arquivo.id, retorno.arquivo_id))
    .where(
      and(eq(retorno.situacao, 'PRONTO'), lt(retorno.criado_em, antes), eq(arquivo.sha256, retorno.sha256)),
    )
  const mime = 'text/plain; charset=utf-8'
  for (const { id, arquivo_id } of vencidos)
    await guardarArquivo(
      { db, ...AUTOR },
      partes,
      { conteudo: [EM_SEU_LUGAR], tamanho: EM_SEU_LUGAR.length, mime, publico: false },
      async (db, { id: novo }) => {
        await db.update(retorno).set({ arquivo_id: novo }).where(eq(retorno.id, id))
        await excluirArquivo({ db, ...AUTOR }, partes.enfileirar, arquivo_id)
      },
    )
}
