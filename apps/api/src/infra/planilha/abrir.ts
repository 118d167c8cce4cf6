import { isUtf8 } from 'node:buffer'
import { conferir, vazia } from './conferir.ts'
import { leitorDeCsv } from './csv.ts'
import { textoDe } from './decodificar.ts'
import { detectarFormato, marcaUtf16 } from './detectar.ts'
import { type Fonte, lerTrecho } from './fonte.ts'
import { LIMITES, type Limites, type Linha, type Planilha } from './planilha.ts'
import { detectarSeparador } from './separador.ts'
import { abrirXlsx } from './xlsx.ts'

const AMOSTRA = 64 * 1024

const textoDaAmostra = async (amostra: Buffer) => {
  const pedacos = (async function* () {
    yield amostra
  })()
  let texto = ''
  for await (const pedaco of textoDe(pedacos, marcaUtf16(amostra))) texto += pedaco
  return texto
}

const abrirCsv = async (fonte: Fonte, amostra: Buffer, limites: Limites): Promise<Planilha> => {
  const utf16 = marcaUtf16(amostra)
  const { separador, declarado } = detectarSeparador(await textoDaAmostra(amostra))
  // The sample may end inside a character, so only the part up to its last line break is judged.
  const inteiras = amostra.subarray(0, amostra.length < fonte.tamanho ? amostra.lastIndexOf('\n') : undefined)

  async function* ler(): AsyncGenerator<Linha[]> {
    // A spreadsheet program does not count the line that declares the separator.
    const leitor = leitorDeCsv(separador, limites.caracteres, declarado ? 0 : 1)
    const semDeclaracao = ({ numero }: Linha) => numero > 0
    for await (const texto of textoDe(await fonte.ler(), utf16)) yield leitor.ler(texto).filter(semDeclaracao)
    yield leitor.terminar().filter(semDeclaracao)
  }

  return {
    formato: 'CSV',
    separador,
    codificacao: utf16 ? 'UTF-16' : isUtf8(inteiras) ? 'UTF-8' : 'Windows-1252',
    linhas: () => conferir(ler(), limites),
  }
}

/** Recognises the uploaded file by its content, whatever its name, and streams its rows. */
export const abrirPlanilha = async (fonte: Fonte, limites?: Partial<Limites>): Promise<Planilha> => {
  if (!fonte.tamanho) throw vazia()
  const todos = { ...LIMITES, ...limites }
  const amostra = await lerTrecho(fonte, 0, AMOSTRA)
  return detectarFormato(amostra) === 'XLSX' ? abrirXlsx(fonte, todos) : abrirCsv(fonte, amostra, todos)
}
