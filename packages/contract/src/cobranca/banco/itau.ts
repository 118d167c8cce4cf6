import { type Banco, type ContaNoBanco, VALOR_MAXIMO_DO_CODIGO } from './banco.ts'
import { campo, conferirConta, digitoConfere } from './conferencia.ts'
import { comZeros, modulo10 } from './digitos.ts'

const TAMANHO = 8
/** In these the digit of the number does not count the account. */
const SEM_A_CONTA = ['126', '131', '146', '150', '168']
/** Not registered, with fifteen free digits; and 112, whose numbers the bank gives. */
const NAO_ATENDIDAS = ['106', '107', '112', '122', '142', '143', '195', '196', '198']

const campos: Banco['campos'] = {
  agencia: campo('Agência', [4, 4]),
  conta: campo('Conta', [1, 5]),
  conta_dv: campo('Dígito da conta', [1, 1]),
  carteira: campo('Carteira', [3, 3]),
}

const agenciaEConta = ({ agencia, conta }: ContaNoBanco) => `${agencia}${comZeros(conta ?? '', 5)}`
const dac = (conta: ContaNoBanco) => modulo10(agenciaEConta(conta))

const digitoDoNumero = (conta: ContaNoBanco, nosso_numero: string) => {
  const antes = SEM_A_CONTA.includes(conta.carteira) ? '' : agenciaEConta(conta)
  return modulo10(`${antes}${conta.carteira}${comZeros(nosso_numero, TAMANHO)}`)
}

export const itau: Banco = {
  codigo: '341',
  nome: 'Itaú',
  impresso: '341-7',
  formato_cnab: 400,
  valorMaximo: VALOR_MAXIMO_DO_CODIGO,
  campos,
  conferir: (conta, uso = 'boleto') =>
    conferirConta(conta, campos, uso, [
      {
        campo: 'conta_dv',
        depende: ['agencia', 'conta'],
        mensagem: () => digitoConfere(conta.conta_dv, dac(conta), 'a agência e a conta'),
      },
      {
        campo: 'carteira',
        depende: [],
        mensagem: () =>
          NAO_ATENDIDAS.includes(conta.carteira)
            ? `A carteira ${conta.carteira} não é atendida. Use uma em que o boleto é registrado e numerado por você, como a 109`
            : null,
      },
    ]),
  tamanhoDoNossoNumero: () => TAMANHO,
  dvDoNossoNumero: digitoDoNumero,
  campoLivre: (conta, nosso_numero) => {
    const numero = `${comZeros(nosso_numero, TAMANHO)}${digitoDoNumero(conta, nosso_numero)}`
    return `${conta.carteira}${numero}${agenciaEConta(conta)}${dac(conta)}000`
  },
  nossoNumeroImpresso: (conta, nosso_numero) =>
    `${conta.carteira}/${comZeros(nosso_numero, TAMANHO)}-${digitoDoNumero(conta, nosso_numero)}`,
  agenciaCodigoImpresso: (conta) => `${conta.agencia} / ${comZeros(conta.conta ?? '', 5)}-${dac(conta)}`,
}
