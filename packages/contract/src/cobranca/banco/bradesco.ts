import { type Banco, type ContaNoBanco, VALOR_MAXIMO_DO_CODIGO } from './banco.ts'
import { campo, conferirConta, digitoConfere, SO_NA_REMESSA } from './conferencia.ts'
import { comZeros, PESOS_2_A_5, PESOS_2_A_7, resto11 } from './digitos.ts'

const TAMANHO = 11

const digito = (numero: string, pesos: readonly number[]) => {
  const resto = resto11(numero, pesos)
  if (resto === 1) return 'P'
  return String(resto === 0 ? 0 : 11 - resto)
}

const campos: Banco['campos'] = {
  agencia: campo('Agência', [4, 4]),
  agencia_dv: campo('Dígito da agência', [1, 1], { letra: 'P' }),
  conta: campo('Conta', [1, 7]),
  conta_dv: campo('Dígito da conta', [1, 1], { letra: 'P' }),
  carteira: campo('Carteira', [2, 2]),
  codigo_empresa: campo('Código da empresa', [1, 20], SO_NA_REMESSA),
}

const contaDe7 = ({ conta }: ContaNoBanco) => comZeros(conta ?? '', 7)

const digitoDoNumero = (conta: ContaNoBanco, nosso_numero: string) =>
  digito(`${conta.carteira}${comZeros(nosso_numero, TAMANHO)}`, PESOS_2_A_7)

export const bradesco: Banco = {
  codigo: '237',
  nome: 'Bradesco',
  impresso: '237-2',
  formato_cnab: 400,
  valorMaximo: VALOR_MAXIMO_DO_CODIGO,
  campos,
  conferir: (conta, uso = 'boleto') =>
    conferirConta(conta, campos, uso, [
      {
        campo: 'agencia_dv',
        depende: ['agencia'],
        mensagem: () => digitoConfere(conta.agencia_dv, digito(conta.agencia, PESOS_2_A_5), 'a agência'),
      },
      {
        campo: 'conta_dv',
        depende: ['conta'],
        mensagem: () => digitoConfere(conta.conta_dv, digito(contaDe7(conta), PESOS_2_A_7), 'a conta'),
      },
    ]),
  tamanhoDoNossoNumero: () => TAMANHO,
  dvDoNossoNumero: digitoDoNumero,
  campoLivre: (conta, nosso_numero) =>
    `${conta.agencia}${conta.carteira}${comZeros(nosso_numero, TAMANHO)}${contaDe7(conta)}0`,
  nossoNumeroImpresso: (conta, nosso_numero) =>
    `${conta.carteira}/${comZeros(nosso_numero, TAMANHO)}-${digitoDoNumero(conta, nosso_numero)}`,
  agenciaCodigoImpresso: (conta) =>
    `${conta.agencia}-${conta.agencia_dv} / ${contaDe7(conta)}-${conta.conta_dv}`,
}
