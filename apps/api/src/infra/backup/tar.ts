import type { Bytes } from '#infra/storage/deposito.ts'
import { BackupInvalido } from './invalido.ts'
import { leitorDe } from './leitor.ts'

/** A file of the archive. */
export type Item = { nome: string; tamanho: number; conteudo: Bytes }
/** Its content is there until the next one is asked for. */
export type ItemLido = Item & { conteudo: AsyncIterable<Uint8Array> }

const BLOCO = 512
const NOME_CURTO = 100
const COMUM = '0'
/** GNU's way of a long name: an item before the item, whose content is the name. */
const NOME_LONGO = 'L'
const SOMA = { inicio: 148, tamanho: 8 }

const faltaParaOBloco = (tamanho: number) => (BLOCO - (tamanho % BLOCO)) % BLOCO

const somar = (bloco: Buffer) => {
  let soma = 0
  for (const [i, byte] of bloco.entries())
    soma += i >= SOMA.inicio && i < SOMA.inicio + SOMA.tamanho ? 0x20 : byte
  return soma
}

const cabecalho = (nome: Buffer, tamanho: number, tipo: string) => {
  const bloco = Buffer.alloc(BLOCO)
  const octal = (valor: number, casas: number) => `${valor.toString(8).padStart(casas - 1, '0')}\0`
  nome.copy(bloco, 0, 0, NOME_CURTO)
  bloco.write(octal(0o600, 8), 100)
  bloco.write(octal(0, 8), 108)
  bloco.write(octal(0, 8), 116)
  bloco.write(octal(tamanho, 12), 124)
  bloco.write(octal(0, 12), 136)
  bloco.write(tipo, 156)
  bloco.write('ustar\0', 257)
  bloco.write('00', 263)
  bloco.write(`${somar(bloco).toString(8).padStart(6, '0')}\0 `, SOMA.inicio)
  return bloco
}

/** A tar that any tar program opens. */
export async function* escreverTar(itens: AsyncIterable<Item>): AsyncGenerator<Uint8Array> {
  for await (const { nome, tamanho, conteudo } of itens) {
    const bytesDoNome = Buffer.from(nome)
    if (bytesDoNome.length > NOME_CURTO) {
      yield cabecalho(Buffer.from('././@LongLink'), bytesDoNome.length, NOME_LONGO)
      yield Buffer.concat([bytesDoNome, Buffer.alloc(faltaParaOBloco(bytesDoNome.length))])
    }
    yield cabecalho(bytesDoNome, tamanho, COMUM)
    let escritos = 0
    for await (const bytes of conteudo) {
      escritos += bytes.length
      yield bytes
    }
    if (escritos !== tamanho) throw new Error(`${nome} mudou de tamanho enquanto era copiado. Tente de novo.`)
    yield Buffer.alloc(faltaParaOBloco(tamanho))
  }
  yield Buffer.alloc(2 * BLOCO)
}

/** Only what `cabecalho` itself would have written: a changed bit anywhere in it is noticed. */
const lerCabecalho = (bloco: Buffer) => {
  const campo = bloco.subarray(0, NOME_CURTO)
  const fim = campo.indexOf(0)
  const nome = campo.subarray(0, fim === -1 ? NOME_CURTO : fim)
  const tamanho = Number.parseInt(bloco.toString('latin1', 124, 136), 8)
  const tipo = bloco.toString('latin1', 156, 157)
  if (!cabecalho(nome, tamanho, tipo).equals(bloco))
    throw new BackupInvalido('O backup foi alterado ou não é um backup do Balcão.')
  return { nome: nome.toString(), tamanho, tipo }
}

/** The items in order. Anything that `escreverTar` would not have written is refused, down to the last byte. */
export async function* lerTar(origem: Bytes): AsyncGenerator<ItemLido> {
  const leitor = leitorDe(origem)
  let nomeLongo: string | undefined
  for (;;) {
    const bloco = await leitor.exatos(BLOCO)
    if (bloco.every((byte) => byte === 0)) break
    const { nome, tamanho, tipo } = lerCabecalho(bloco)
    if (tipo === NOME_LONGO) {
      nomeLongo = (await leitor.exatos(tamanho)).toString()
    } else {
      yield { nome: nomeLongo ?? nome, tamanho, conteudo: leitor.trecho(tamanho) }
      nomeLongo = undefined
      await leitor.pularTrecho()
    }
    await leitor.zeros(faltaParaOBloco(tamanho))
  }
  await leitor.zeros(BLOCO)
  await leitor.fim()
}
