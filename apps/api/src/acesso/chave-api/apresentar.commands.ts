import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Leitor } from '#infra/db/leitor.ts'
import { contarNaJanela } from '#infra/freio/freio-por-janela.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { naoAutenticado, Recusa } from '#infra/recusa/recusa.ts'
import { chaveApresentada, programaDe } from './chave-aberta.queries.ts'
import { chaveApi } from './chave-api.table.ts'
import { enderecoPermitido } from './enderecos.ts'
import { resumoDaChave, temFormaDeChave } from './segredo.ts'

const SEGUNDOS_DA_JANELA = 60

const recusada = () => naoAutenticado('Chave de API inválida, vencida ou revogada')

/** The address is the one that is seen, not one that was sent: it tells whoever set the ranges what is missing. */
const deOutroLugar = (ip: string) =>
  new Recusa(403, 'ENDERECO_NAO_PERMITIDO', `Esta chave de API não pode ser usada a partir de ${ip}`)

/**
 * Who is behind a key that a program shows. Asked at every call, so a revoked key stops at once, in every copy of the
 * program; the calls of all copies are counted together.
 */
export const apresentarChave = async (
  { db, leitor }: { db: Db; leitor: Leitor },
  chave: string,
  { ip }: Origem,
) => {
  if (!temFormaDeChave(chave)) throw recusada()
  const lida = await chaveApresentada(leitor, resumoDaChave(chave), ip)
  if (!lida) throw recusada()
  if (!enderecoPermitido(lida.enderecos, ip)) throw deOutroLugar(ip)
  const { id } = lida.quem
  const janela = { chave: `chave:${id}`, maximo: lida.limite, segundos: SEGUNDOS_DA_JANELA }
  await contarNaJanela(db, janela, 1)
  if (!lida.usada_agora)
    await db.update(chaveApi).set({ usada_em: sql`now()`, usada_de: ip }).where(eq(chaveApi.id, id))
  return programaDe(lida.quem)
}
