import { bancoDoArquivo, lerCabecalho } from './cabecalho.ts'
import { leitor240 } from './leitor240.ts'
import { leitor400 } from './leitor400.ts'
import { type Linha, linhasDoArquivo } from './linhas.ts'
import { RetornoRecusado } from './recusado.ts'
import type { CabecalhoDoRetorno, RegistroDoRetorno } from './retorno.ts'

type Leitor = { ler(linha: Linha): RegistroDoRetorno | null; concluir(): void }

async function* lerRegistros(
  leitor: Leitor,
  linhas: AsyncGenerator<Linha, undefined, undefined>,
  segunda: Linha | undefined,
): AsyncGenerator<RegistroDoRetorno> {
  try {
    const adiantado = segunda && leitor.ler(segunda)
    if (adiantado) yield adiantado
    for await (const linha of linhas) {
      const registro = leitor.ler(linha)
      if (registro) yield registro
    }
    leitor.concluir()
  } finally {
    await linhas.return(undefined)
  }
}

type Retorno = {
  cabecalho: CabecalhoDoRetorno
  registros: AsyncGenerator<RegistroDoRetorno>
  /** For who stops at the header: closes what gives the bytes. Leaving `registros` closes it too. */
  fechar(): Promise<void>
}

/**
 * Reads the file as it arrives, in constant memory. Throws `RetornoRecusado`, also from `registros` and also at
 * their end: what was done with them so far must then be undone.
 */
export const lerRetorno = async (bytes: AsyncIterable<Uint8Array>): Promise<Retorno> => {
  const linhas = linhasDoArquivo(bytes)
  const fechar = async () => {
    await linhas.return(undefined)
  }
  try {
    const { value: primeira } = await linhas.next()
    if (!primeira) throw new RetornoRecusado('VAZIO', 'O arquivo está vazio. Baixe-o de novo no banco.')
    const banco = bancoDoArquivo(primeira)
    const segunda = banco.formato === 400 ? (await linhas.next()).value : undefined
    const detalhe = segunda?.texto.startsWith('1') ? segunda : undefined
    const cabecalho = lerCabecalho(banco, primeira, detalhe)
    const leitor = banco.formato === 240 ? leitor240(banco) : leitor400(banco, cabecalho.documento)
    return { cabecalho, registros: lerRegistros(leitor, linhas, segunda), fechar }
  } catch (erro) {
    await fechar()
    throw erro
  }
}
