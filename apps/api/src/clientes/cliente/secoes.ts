import type { Db } from '#infra/db/conexao.ts'
import type { RegistroDaPessoa } from './registros.queries.ts'

/** The key pages the section, and is not written. */
export type LinhaDoArquivo = Record<string, unknown> & { chave_da_linha: string }

export type SecaoDoArquivo = {
  titulo: string
  /** In the order of the key. */
  ler: (
    db: Db,
    pessoa: readonly RegistroDaPessoa[],
    pagina: { depois: string; limite: number },
  ) => Promise<LinhaDoArquivo[]>
}

const secoes: SecaoDoArquivo[] = []

/** For nouns that name a person without a foreign key to their record: what they tell the LGPD file. */
export const registrarSecoesDoArquivo = (...novas: SecaoDoArquivo[]) => {
  secoes.push(...novas)
}
export const secoesDoArquivo = (): readonly SecaoDoArquivo[] => secoes
