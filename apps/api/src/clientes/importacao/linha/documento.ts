import { cnpjValido, cpfValido, limparDocumento } from '@balcao/contract/valores/documento'
import { mensagem } from '@balcao/contract/valores/mensagens'
import { quantos } from '@balcao/contract/valores/quantos'
import { escreverPorExtenso, type Lida } from './celula.ts'

const COMO_TEXTO =
  'O número foi encurtado pela planilha: formate a coluna como texto e preencha o documento de novo'

/** Spreadsheets drop leading zeros. They are put back only where the check digits then match. */
const comZeros = (digitos: string, menor: number, tamanho: number, valido: (texto: string) => boolean) => {
  if (!/^\d+$/.test(digitos) || digitos.length < menor || digitos.length >= tamanho) return null
  const completo = digitos.padStart(tamanho, '0')
  return valido(completo) ? completo : null
}

const lerCom = (
  celula: string,
  ler: (limpo: string) => string | null,
  porqueNao: (limpo: string) => string,
): Lida<string> => {
  const { texto, exato } = escreverPorExtenso(celula.replace(/\s/g, ''))
  const limpo = limparDocumento(texto)
  const valor = ler(limpo)
  if (valor !== null && exato) return { valor }
  return { motivo: exato ? porqueNao(limpo) : COMO_TEXTO }
}

const cpf = (limpo: string) => (cpfValido(limpo) ? limpo : comZeros(limpo, 9, 11, cpfValido))
const cnpj = (limpo: string) => (cnpjValido(limpo) ? limpo : comZeros(limpo, 12, 14, cnpjValido))

const porque = (limpo: string) => {
  if (limpo.length === 11) return `${mensagem('cpfInvalido')}: confira os números`
  if (limpo.length === 14) return `${mensagem('cnpjInvalido')}: confira os números`
  return `${mensagem('cpfOuCnpjInvalido')}: tem ${quantos(limpo.length, 'caractere', 'caracteres')}, e um CPF tem 11 e um CNPJ, 14`
}

export const lerDocumento = (celula: string) => lerCom(celula, (limpo) => cpf(limpo) ?? cnpj(limpo), porque)

export const lerCpf = (celula: string) =>
  lerCom(celula, cpf, () => `${mensagem('cpfInvalido')}: confira os números`)
