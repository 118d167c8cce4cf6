import type { Db } from '#infra/db/conexao.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import type { RegistroDaPessoa } from './registros.queries.ts'

/** What a noun does with the personal data that it keeps outside of the client's record. */
type Esquecimento = {
  /** What it locks. Before the client: whoever works on one of these locks it first. */
  travar?: (db: Db, registro: RegistroDaPessoa) => Promise<unknown>
  /** After the record itself: the history changes only for people who are already anonymised. */
  esquecer: (db: Db, registro: RegistroDaPessoa) => Promise<void>
  /** What still has to know who the person is. */
  prende?: (db: Db, clientes: readonly string[]) => Promise<Uso>
}

const outros: Esquecimento[] = []

export const registrarEsquecimento = (...novos: Esquecimento[]) => {
  outros.push(...novos)
}

export const travarParaEsquecer = async (db: Db, registros: readonly RegistroDaPessoa[]) => {
  for (const { travar } of outros) if (travar) for (const registro of registros) await travar(db, registro)
}

export const esquecerPessoa = async (db: Db, registro: RegistroDaPessoa) => {
  for (const { esquecer } of outros) await esquecer(db, registro)
}

export const usosDaPessoa = async (db: Db, clientes: readonly string[]): Promise<Uso[]> => {
  const usos: Uso[] = []
  for (const { prende } of outros) if (prende) usos.push(await prende(db, clientes))
  return usos
}
