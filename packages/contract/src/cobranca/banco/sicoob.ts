import { type Banco, type ContaNoBanco, VALOR_MAXIMO_DO_CODIGO } from './banco.ts'
import { campo, conferirConta, SO_NA_REMESSA } from './conferencia.ts'
import { comZeros, digitoOuZero, resto11DaEsquerda } from './digitos.ts'

const TAMANHO = 7
const PESOS = [3, 1, 9, 7] as const
/** The manual gives this one alone: others have barcodes, but no file. */
export const CARTEIRA_NA_REMESSA = '1'

const campos: Banco['campos'] = {
  agencia: campo('Cooperativa', [4, 4]),
  // The rules of these two digits are not in the bank's manual for boletos: only their shape is checked.
  agencia_dv: campo('Dígito da cooperativa', [1, 1], SO_NA_REMESSA),
  conta: campo('Conta', [1, 12], SO_NA_REMESSA),
  conta_dv: campo('Dígito da conta', [1, 1], SO_NA_REMESSA),
  convenio: campo('Código do cliente', [1, 7]),
  carteira: campo('Carteira', [1, 1]),
  modalidade: campo('Modalidade', [2, 2]),
}

const cliente = ({ convenio }: ContaNoBanco, largura: number) => comZeros(convenio ?? '', largura)

const digitoDoNumero = (conta: ContaNoBanco, nosso_numero: string) =>
  digitoOuZero(
    resto11DaEsquerda(`${conta.agencia}${cliente(conta, 10)}${comZeros(nosso_numero, TAMANHO)}`, PESOS),
  )

export const sicoob: Banco = {
  codigo: '756',
  nome: 'Sicoob',
  impresso: '756-0',
  formato_cnab: 240,
  valorMaximo: VALOR_MAXIMO_DO_CODIGO,
  campos,
  conferir: (conta, uso = 'boleto') =>
    conferirConta(conta, campos, uso, [
      {
        campo: 'carteira',
        depende: [],
        so_na_remessa: true,
        mensagem: () =>
          conta.carteira === CARTEIRA_NA_REMESSA
            ? null
            : `A carteira ${conta.carteira} não é atendida na remessa. Use a ${CARTEIRA_NA_REMESSA}`,
      },
    ]),
  tamanhoDoNossoNumero: () => TAMANHO,
  dvDoNossoNumero: digitoDoNumero,
  campoLivre: (conta, nosso_numero, parcela = 1) => {
    const numero = `${comZeros(nosso_numero, TAMANHO)}${digitoDoNumero(conta, nosso_numero)}`
    const quem = `${conta.carteira}${conta.agencia}${conta.modalidade}${cliente(conta, 7)}`
    return `${quem}${numero}${comZeros(parcela, 3)}`
  },
  nossoNumeroImpresso: (conta, nosso_numero) =>
    `${comZeros(nosso_numero, TAMANHO)}-${digitoDoNumero(conta, nosso_numero)}`,
  agenciaCodigoImpresso: (conta) => `${conta.agencia} / ${cliente(conta, 7)}`,
}
