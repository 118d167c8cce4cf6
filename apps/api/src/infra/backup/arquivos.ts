import type { Client } from 'pg'
import type { Deposito } from '#infra/storage/deposito.ts'
import type { Item } from './tar.ts'

/** A query of keys in the storage. `certo`: each has its file, unless it was lost. */
export type FonteDeArquivos = { consulta: string; certo: boolean }

const POR_VEZ = 1_000
const TENTATIVAS = 3

const ehAusencia = (erro: unknown) =>
  erro instanceof Error && 'codigo' in erro && erro.codigo === 'ARQUIVO_AUSENTE'

/** Null when it is not there. A bucket that does not answer is asked again. */
const abrir = async (
  deposito: Deposito,
  chave: string,
  tentativa = 1,
): Promise<Awaited<ReturnType<Deposito['ler']>> | null> => {
  try {
    return await deposito.ler(chave)
  } catch (erro) {
    if (ehAusencia(erro)) return null
    if (tentativa === TENTATIVAS) throw erro
    return abrir(deposito, chave, tentativa + 1)
  }
}

/** Every stored file that the snapshot names, as it is: encrypted. Those that are not there are told to `ausente`. */
export async function* exportarArquivos(
  cliente: Client,
  deposito: Deposito,
  fontes: readonly FonteDeArquivos[],
  ausente: (chave: string) => void,
): AsyncGenerator<Item> {
  for (const { consulta, certo } of fontes) {
    let depoisDe = ''
    for (;;) {
      const { rows } = await cliente.query<{ chave: string }>(
        `select chave from (${consulta}) as c where chave > $1 order by chave limit ${POR_VEZ}`,
        [depoisDe],
      )
      for (const { chave } of rows) {
        const achado = await abrir(deposito, chave)
        if (achado) yield { nome: `arquivos/${chave}`, tamanho: achado.total, conteudo: achado.conteudo }
        else if (certo) ausente(chave)
        depoisDe = chave
      }
      if (rows.length < POR_VEZ) break
    }
  }
}
