import { ChavePix } from './chave-pix.ts'

/** CCITT-FALSE, always with four digits: the zeros in front belong to it. */
export const crc16 = (texto: string): string => {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(texto)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const recusar = (motivo: string): never => {
  throw new RangeError(`codigoPix: ${motivo}`)
}

const campo = (id: string, valor: string) => {
  if (valor.length > 99) recusar(`field ${id} has more than 99 characters`)
  return `${id}${String(valor.length).padStart(2, '0')}${valor}`
}

/** Plain ASCII, where a character is a byte: the lengths inside the code would otherwise be ambiguous. */
const ascii = (texto: string) => texto.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')

const nomeCurto = (texto: string, maximo: number) =>
  ascii(texto).trim().slice(0, maximo).trim() || recusar('name and city cannot be empty')

type Recebedor = { nome: string; cidade: string }
type Estatico = Recebedor & {
  chave: string
  url?: never
  /** In centavos. Left out: whoever pays types it. */
  valor?: number
  txid?: string
  /** Shown to whoever pays. */
  informacao?: string
}
/** A charge that the bank keeps: the address gives value and identification. */
type Dinamico = Recebedor & { url: string; chave?: never; valor?: never; txid?: never; informacao?: never }

const contaDoEstatico = ({ chave, informacao }: Estatico) => {
  if (ChavePix.safeParse(chave).data !== chave) recusar('the key is not in the form in which it is stored')
  const livre = informacao && ascii(informacao).trim()
  return campo('01', chave) + (livre ? campo('02', livre) : '')
}

const contaDoDinamico = ({ url }: Dinamico) => {
  const endereco = url.replace(/^https?:\/\//, '')
  return /^[\x21-\x7e]+$/.test(endereco) ? campo('25', endereco) : recusar('not an address')
}

const escreverValor = (centavos: number) => {
  if (!Number.isSafeInteger(centavos) || centavos <= 0 || centavos > 9_999_999_999_99)
    recusar('the value is in centavos, and has at most 13 characters')
  const digitos = String(centavos).padStart(3, '0')
  return campo('54', `${digitos.slice(0, -2)}.${digitos.slice(-2)}`)
}

const SEM_TXID = '***'
const conferirTxid = (txid: string) => (/^[A-Za-z0-9]{1,25}$/.test(txid) ? txid : recusar('not a txid'))

/** The text of the QR, "Pix copia e cola". What does not fit is refused, never cut: the name and the city are. */
export const codigoPix = (pix: Estatico | Dinamico): string => {
  const dinamico = pix.url !== undefined
  const conta = dinamico ? contaDoDinamico(pix) : contaDoEstatico(pix)
  const semCrc = [
    campo('00', '01'),
    dinamico ? campo('01', '12') : '',
    campo('26', campo('00', 'br.gov.bcb.pix') + conta),
    campo('52', '0000'),
    campo('53', '986'),
    pix.valor === undefined ? '' : escreverValor(pix.valor),
    campo('58', 'BR'),
    campo('59', nomeCurto(pix.nome, 25)),
    campo('60', nomeCurto(pix.cidade, 15)),
    campo('62', campo('05', pix.txid === undefined ? SEM_TXID : conferirTxid(pix.txid))),
    '6304',
  ].join('')
  return semCrc + crc16(semCrc)
}
