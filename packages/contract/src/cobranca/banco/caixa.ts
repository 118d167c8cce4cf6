import type { Banco, ContaNoBanco } from './banco.ts'
import { campo, conferirConta, SO_NA_REMESSA } from './conferencia.ts'
import { comZeros, digitoOuZero, PESOS_2_A_9, resto11 } from './digitos.ts'

const TAMANHO = 15
/** Registered (1) and issued by us (4). The same two digits stand apart inside the campo livre. */
const REGISTRADA = '1'
const EMITIDA_POR_NOS = '4'
/** Longer codes start here. Between 999999 and this one the bank has none. */
const PRIMEIRO_CODIGO_DE_7 = 1_100_000

const digito = (numero: string) => digitoOuZero(resto11(numero, PESOS_2_A_9))

const campos: Banco['campos'] = {
  agencia: campo('Agência', [4, 4]),
  // Its rule is not in the bank's manual for boletos: only the shape is checked.
  agencia_dv: campo('Dígito da agência', [1, 1], SO_NA_REMESSA),
  convenio: campo('Código do beneficiário', [6, 7]),
  carteira: campo('Carteira', [1, 1], { valores: [REGISTRADA] }),
}

/** The bank's file has six positions for it. The manual does not say where a seventh digit goes. */
const codigoLongo = ({ convenio }: ContaNoBanco) =>
  convenio?.length === 7 && Number(convenio) >= PRIMEIRO_CODIGO_DE_7

/** Seven digits: a short code with its own check digit, or a long one without. */
const codigoDe7 = ({ convenio }: ContaNoBanco) =>
  convenio?.length === 6 ? `${convenio}${digito(convenio)}` : `${convenio}`

const numeroInteiro = (nosso_numero: string) =>
  `${REGISTRADA}${EMITIDA_POR_NOS}${comZeros(nosso_numero, TAMANHO)}`

export const caixa: Banco = {
  codigo: '104',
  nome: 'Caixa',
  impresso: '104-0',
  formato_cnab: 240,
  valorMaximo: 9_999_999_99,
  campos,
  conferir: (conta, uso = 'boleto') =>
    conferirConta(conta, campos, uso, [
      {
        campo: 'convenio',
        depende: [],
        mensagem: () =>
          conta.convenio?.length === 7 && !codigoLongo(conta)
            ? 'Informe o código de 6 dígitos sem o seu dígito verificador'
            : null,
      },
      {
        campo: 'convenio',
        depende: [],
        so_na_remessa: true,
        mensagem: () =>
          codigoLongo(conta)
            ? 'Um código de 7 dígitos não é atendido na remessa. Use uma conta com um código de 6'
            : null,
      },
    ]),
  tamanhoDoNossoNumero: () => TAMANHO,
  dvDoNossoNumero: (_conta, nosso_numero) => digito(numeroInteiro(nosso_numero)),
  campoLivre: (conta, nosso_numero) => {
    const numero = comZeros(nosso_numero, TAMANHO)
    const [inicio, meio, fim] = [numero.slice(0, 3), numero.slice(3, 6), numero.slice(6)]
    const semDigito = `${codigoDe7(conta)}${inicio}${REGISTRADA}${meio}${EMITIDA_POR_NOS}${fim}`
    return `${semDigito}${digito(semDigito)}`
  },
  nossoNumeroImpresso: (_conta, nosso_numero) => {
    const inteiro = numeroInteiro(nosso_numero)
    return `${inteiro}-${digito(inteiro)}`
  },
  agenciaCodigoImpresso: (conta) => {
    const codigo = codigoDe7(conta)
    const escrito = conta.convenio?.length === 6 ? `${codigo.slice(0, 6)}-${codigo.slice(6)}` : codigo
    return `${conta.agencia} / ${escrito}`
  },
}
