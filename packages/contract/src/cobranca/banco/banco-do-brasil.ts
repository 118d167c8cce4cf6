import { type Banco, type ContaNoBanco, VALOR_MAXIMO_DO_CODIGO } from './banco.ts'
import { campo, conferirConta, digitoConfere, SO_NA_REMESSA } from './conferencia.ts'
import { comZeros, PESOS_9_A_2, resto11 } from './digitos.ts'

/** How the bank's file calls a carteira. The manual gives these alone: others have barcodes, but no file. */
export const CARTEIRAS_NA_REMESSA: Readonly<Record<string, string>> = { '11': '1', '12': '1', '17': '7' }

const digito = (numero: string) => {
  const resto = resto11(numero, PESOS_9_A_2)
  return resto === 10 ? 'X' : String(resto)
}

const campos: Banco['campos'] = {
  agencia: campo('Agência', [4, 4]),
  agencia_dv: campo('Dígito da agência', [1, 1], { letra: 'X' }),
  conta: campo('Conta', [1, 8]),
  conta_dv: campo('Dígito da conta', [1, 1], { letra: 'X' }),
  convenio: campo('Convênio', [6, 7]),
  carteira: campo('Carteira', [2, 2]),
  variacao: campo('Variação da carteira', [3, 3], SO_NA_REMESSA),
}

const comConvenioDe7 = ({ convenio }: ContaNoBanco) => convenio?.length === 7
const tamanhoDoNossoNumero = (conta: ContaNoBanco) => (comConvenioDe7(conta) ? 10 : 5)

/** The convênio is part of the number. */
const numeroInteiro = (conta: ContaNoBanco, nosso_numero: string) =>
  `${conta.convenio}${comZeros(nosso_numero, tamanhoDoNossoNumero(conta))}`

const contaDe8 = ({ conta }: ContaNoBanco) => comZeros(conta ?? '', 8)

export const bancoDoBrasil: Banco = {
  codigo: '001',
  nome: 'Banco do Brasil',
  impresso: '001-9',
  formato_cnab: 240,
  valorMaximo: VALOR_MAXIMO_DO_CODIGO,
  campos,
  conferir: (conta, uso = 'boleto') =>
    conferirConta(conta, campos, uso, [
      {
        campo: 'agencia_dv',
        depende: ['agencia'],
        mensagem: () => digitoConfere(conta.agencia_dv, digito(conta.agencia), 'a agência'),
      },
      {
        campo: 'conta_dv',
        depende: ['conta'],
        mensagem: () => digitoConfere(conta.conta_dv, digito(contaDe8(conta)), 'a conta'),
      },
      {
        campo: 'carteira',
        depende: [],
        so_na_remessa: true,
        mensagem: () =>
          Object.hasOwn(CARTEIRAS_NA_REMESSA, conta.carteira)
            ? null
            : `A carteira ${conta.carteira} não é atendida na remessa. Use a 11, a 12 ou a 17`,
      },
    ]),
  tamanhoDoNossoNumero,
  dvDoNossoNumero: (conta, nosso_numero) =>
    comConvenioDe7(conta) ? null : digito(numeroInteiro(conta, nosso_numero)),
  campoLivre: (conta, nosso_numero) =>
    comConvenioDe7(conta)
      ? `000000${numeroInteiro(conta, nosso_numero)}${conta.carteira}`
      : `${numeroInteiro(conta, nosso_numero)}${conta.agencia}${contaDe8(conta)}${conta.carteira}`,
  nossoNumeroImpresso: (conta, nosso_numero) => {
    const inteiro = numeroInteiro(conta, nosso_numero)
    return comConvenioDe7(conta) ? inteiro : `${inteiro}-${digito(inteiro)}`
  },
  agenciaCodigoImpresso: (conta) =>
    `${conta.agencia}-${conta.agencia_dv} / ${contaDe8(conta)}-${conta.conta_dv}`,
}
