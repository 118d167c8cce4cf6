/** A title in a made-up file from Itaú. Money in centavos, dates ISO. */
export type TituloDoRetorno = {
  nosso_numero: string
  ocorrencia: string
  valor: number
  vencimento?: string
  data?: string
  /** What was paid, the fee included. */
  pago?: number
  credito?: string
  tarifa?: number
  motivos?: string
  pagador?: string
}

type Beneficiario = {
  documento: string
  agencia: string
  conta: string
  conta_dv: string
  nome?: string
  sequencial?: number
  gerado_em?: string
}

const DIA = '2026-11-18'
const ddmmaa = (dia: string) => `${dia.slice(8)}${dia.slice(5, 7)}${dia.slice(2, 4)}`
const zeros = (numero: number | string, largura: number) => String(numero).padStart(largura, '0')

/** Writes texts at the positions of the bank's manual, counted from 1. */
const linha = (...campos: [de: number, texto: string][]) => {
  const letras = Array.from({ length: 400 }, () => ' ')
  for (const [de, texto] of campos) letras.splice(de - 1, texto.length, ...texto)
  return letras.join('')
}

const cabecalho = ({
  agencia,
  conta,
  conta_dv,
  nome = 'PROVEDOR EXEMPLO TELECOM LTDA',
  sequencial = 1,
  gerado_em = DIA,
}: Beneficiario) =>
  linha(
    [1, '02RETORNO01COBRANCA'],
    [27, `${agencia}00${zeros(conta, 5)}${conta_dv}`],
    [47, nome.slice(0, 30)],
    [77, '341BANCO ITAU S.A.'],
    [95, ddmmaa(gerado_em)],
    [109, zeros(sequencial, 5)],
  )

const detalhe = ({ documento, agencia, conta, conta_dv }: Beneficiario, titulo: TituloDoRetorno) => {
  const { nosso_numero, ocorrencia, valor, vencimento = '2026-12-10', data = DIA } = titulo
  const { pago = 0, credito, tarifa = 0, motivos = '', pagador = 'CLIENTE DE TESTE' } = titulo
  return linha(
    [1, `102${zeros(documento, 14)}${agencia}00${zeros(conta, 5)}${conta_dv}`],
    [63, nosso_numero],
    [109, `${ocorrencia}${ddmmaa(data)}`],
    [147, `${ddmmaa(vencimento)}${zeros(valor, 13)}341`],
    [176, zeros(tarifa, 13)],
    [228, zeros(0, 39)],
    // Itaú says what fell on the account: the fee is gone.
    [254, zeros(pago ? pago - tarifa : 0, 13)],
    [267, zeros(0, 13)],
    ...(credito ? [[296, ddmmaa(credito)] satisfies [number, string]] : []),
    [325, pagador.slice(0, 30)],
    [378, motivos],
  )
}

/** A file from Itaú, as it arrives. It is made a piece at a time, so that a large one needs no memory. */
export function* pedacosDoRetorno(beneficiario: Beneficiario, titulos: Iterable<TituloDoRetorno>) {
  let sequencia = 0
  const numerar = (texto: string) =>
    Buffer.from(`${texto.slice(0, 394)}${zeros(++sequencia, 6)}\r\n`, 'latin1')
  yield numerar(cabecalho(beneficiario))
  for (const titulo of titulos) yield numerar(detalhe(beneficiario, titulo))
  yield numerar(linha([1, '9201341']))
}

export const umRetorno = (beneficiario: Beneficiario, titulos: Iterable<TituloDoRetorno>) =>
  Buffer.concat([...pedacosDoRetorno(beneficiario, titulos)])
