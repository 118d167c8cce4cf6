import { sql } from 'drizzle-orm'
import type { FonteDeArquivos } from '#infra/backup/arquivos.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { apagarSobra } from './arquivo.commands.ts'

const POR_VEZ = 500

export type Recifrados = {
  vistos: number
  recifrados: number
  /** They could not be read. Each was said to `avisar`. */
  falhas: number
  /** What passes by itself, such as parts of an upload, and still has an old key. */
  passageiros: number
}

/**
 * Encrypts every stored file with the current key. It keeps no list of its own: the file says which key it has. So it may
 * be killed at any moment, and goes on when it is started again. Files that will soon be deleted are left alone, because
 * one that is deleted meanwhile would come back.
 */
export const recifrarArquivos = async (
  db: Db,
  storage: Storage,
  fontes: readonly FonteDeArquivos[],
  {
    avisar,
    andamento,
  }: { avisar: (chave: string, erro: unknown) => void; andamento: (ate: Recifrados) => void },
): Promise<Recifrados> => {
  const ate: Recifrados = { vistos: 0, recifrados: 0, falhas: 0, passageiros: 0 }

  const umDuradouro = async (chave: string) => {
    if (!(await storage.recifrar(chave))) return
    ate.recifrados++
    // Its record may have gone while it was written.
    await apagarSobra(db, storage, chave)
  }
  const umPassageiro = async (chave: string) => {
    if ((await storage.existe(chave)) && !(await storage.usaChaveAtual(chave))) ate.passageiros++
  }

  for (const { consulta, certo } of fontes) {
    const um = certo ? umDuradouro : umPassageiro
    let depoisDe = ''
    for (;;) {
      const { rows } = await db.execute<{ chave: string }>(sql`
        select chave from (${sql.raw(consulta)}) as c where chave > ${depoisDe} order by chave limit ${POR_VEZ}`)
      for (const { chave } of rows) {
        ate.vistos++
        await um(chave).catch((erro: unknown) => {
          ate.falhas++
          avisar(chave, erro)
        })
      }
      andamento({ ...ate })
      depoisDe = rows.at(-1)?.chave ?? ''
      if (rows.length < POR_VEZ) break
    }
  }
  return ate
}
