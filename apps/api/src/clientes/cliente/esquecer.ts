import type { Db } from '#infra/db/conexao.ts'

type Pessoa = { empresa_id: string; documento: string | null; email: string | null }
type Esquecer = (db: Db, pessoa: Pessoa) => Promise<void>

const outros: Esquecer[] = []

/** For nouns that keep personal data outside of the client's record. */
export const registrarEsquecimento = (...esquecer: Esquecer[]) => {
  outros.push(...esquecer)
}

export const esquecerPessoa: Esquecer = async (db, pessoa) => {
  for (const esquecer of outros) await esquecer(db, pessoa)
}
