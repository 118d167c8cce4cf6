import type { Db } from '#infra/db/conexao.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import type { RegistroDaPessoa } from './registros.queries.ts'

/** What a noun does with the personal data that it keeps outside of the client's record. */
type Esquecimento = {
  /** After the record itself: the history changes only for people who are already anonymised. */
  esquecer: (db: Db, registro: RegistroDaPessoa) => Promise<void>
  /** What still has to know who the person is. */
  prende?: (db: Db, clientes: readonly string[]) => Promise<Uso>
}

const outros: Esquecimento[] = []

export const registrarEsquecimento = (...novos: Esquecimento[]) => {
  outros.push(...novos)
}

export const esquecerPessoa = async (db: Db, registro: RegistroDaPessoa) => {
  for (const { esquecer } of outros) await esquecer(db, registro)
}

export const usosDaPessoa = async (db: Db, clientes: readonly string[]): Promise<Uso[]> => {
  const usos: Uso[] = []
  for (const { prende } of outros) if (prende) usos.push(await prende(db, clientes))
  return usos
}
