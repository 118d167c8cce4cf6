import { type Banco, type ContaAConferir, type ProblemaDaConta, VALOR_MAXIMO_DO_CODIGO } from './banco.ts'
import { campo, conferirConta, OPCIONAL, SO_NA_REMESSA } from './conferencia.ts'
import { comZeros, digitoOuZero, PESOS_2_A_9, resto11 } from './digitos.ts'

/** Twelve, because our files are CNAB 240. Numbers of seven belong to CNAB 400, and are the same with zeros. */
const TAMANHO = 12
const SEM_IOF = '0'

const campos: Banco['campos'] = {
  agencia: campo('Agência', [4, 4]),
  // The digit's rule is not in the bank's manual for boletos, so only its shape is checked. The same for the account.
  agencia_dv: campo('Dígito da agência', [1, 1], OPCIONAL),
  conta: campo('Conta', [1, 9], SO_NA_REMESSA),
  conta_dv: campo('Dígito da conta', [1, 1], SO_NA_REMESSA),
  convenio: campo('Código do beneficiário', [7, 7]),
  carteira: campo('Carteira', [3, 3], { valores: ['101'] }),
  codigo_transmissao: campo('Código de transmissão', [15, 15], SO_NA_REMESSA),
}

/** Its file has two digits for them. */
const MAXIMO_DE_DIAS_PARA_BAIXA = 99
const problemaDaBaixa = ({ dias_para_baixa }: ContaAConferir): ProblemaDaConta[] =>
  (dias_para_baixa ?? 0) > MAXIMO_DE_DIAS_PARA_BAIXA
    ? [
        {
          campo: 'dias_para_baixa',
          mensagem: `O Santander faz a baixa automática em até ${MAXIMO_DE_DIAS_PARA_BAIXA} dias`,
        },
      ]
    : []

const digito = (numero: string) => digitoOuZero(resto11(numero, PESOS_2_A_9))

export const santander: Banco = {
  codigo: '033',
  nome: 'Santander',
  impresso: '033-7',
  formato_cnab: 240,
  valorMaximo: VALOR_MAXIMO_DO_CODIGO,
  campos,
  conferir: (conta, uso = 'boleto') => [
    ...conferirConta(conta, campos, uso),
    ...(uso === 'remessa' ? problemaDaBaixa(conta) : []),
  ],
  tamanhoDoNossoNumero: () => TAMANHO,
  dvDoNossoNumero: (_conta, nosso_numero) => digito(comZeros(nosso_numero, TAMANHO)),
  campoLivre: (conta, nosso_numero) => {
    const numero = comZeros(nosso_numero, TAMANHO)
    return `9${conta.convenio}${numero}${digito(numero)}${SEM_IOF}${conta.carteira}`
  },
  nossoNumeroImpresso: (_conta, nosso_numero) => {
    const numero = comZeros(nosso_numero, TAMANHO)
    return `${numero}-${digito(numero)}`
  },
  agenciaCodigoImpresso: (conta) => `${conta.agencia} / ${conta.convenio}`,
}
