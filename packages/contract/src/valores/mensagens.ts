import * as z from 'zod/mini'

/** English defines the keys. People read Portuguese; a missing key falls back to English. */
export const mensagensEn = {
  obrigatorio: 'This field is required',
  email: 'Enter a valid e-mail',
  somenteNumeros: 'Only numbers are allowed',
  somenteInteiros: 'Only whole numbers are allowed',
  somenteMaiusculas: 'Only capital letters are allowed',
  maximoCaracteres: 'At most {0} characters',
  minimoCaracteres: 'At least {0} characters',
  comprimentoInvalido: 'Invalid length',
  caractereNaoPermitido: 'Character {0} is not allowed',
  escolhaAoMenosUm: 'Choose at least one value',
  formatoInvalido: 'Invalid format',
  escolhaNoMinimo: 'Choose at least {0} values',
  escolhaNoMaximo: 'Choose at most {0} values',
  valorMinimo: 'The lowest value is {0}',
  valorMaximo: 'The highest value is {0}',
  valorAcimaDe: 'The value must be above {0}',
  valorAbaixoDe: 'The value must be below {0}',
  valorNaoPermitido: 'Value not allowed',
  campoNaoPermitido: 'Field not allowed',
  cpfInvalido: 'Invalid CPF',
  cnpjInvalido: 'Invalid CNPJ',
  cpfOuCnpjInvalido: 'Invalid CPF or CNPJ',
  telefoneInvalido: 'Invalid phone number',
  faltaDdd: 'The area code is missing: write it as (11) 98765-4321',
  faltaNonoDigito: 'The ninth digit is missing: write a 9 after the area code',
  cepInvalido: 'Invalid CEP',
  dataInvalida: 'Invalid date',
}

export type ChaveMensagem = keyof typeof mensagensEn

export const mensagensPtBr: Partial<Record<ChaveMensagem, string>> = {
  obrigatorio: 'Este campo é obrigatório',
  email: 'Informe um e-mail válido',
  somenteNumeros: 'Informe somente números',
  somenteInteiros: 'Informe somente números inteiros',
  somenteMaiusculas: 'Informe somente letras maiúsculas',
  maximoCaracteres: 'Máximo de {0} caracteres',
  minimoCaracteres: 'Mínimo de {0} caracteres',
  comprimentoInvalido: 'Comprimento inválido',
  caractereNaoPermitido: 'O caractere {0} não é permitido',
  escolhaAoMenosUm: 'Escolha ao menos um valor',
  formatoInvalido: 'Formato inválido',
  escolhaNoMinimo: 'Escolha ao menos {0} valores',
  escolhaNoMaximo: 'Escolha no máximo {0} valores',
  valorMinimo: 'O valor mínimo é {0}',
  valorMaximo: 'O valor máximo é {0}',
  valorAcimaDe: 'O valor deve ser maior que {0}',
  valorAbaixoDe: 'O valor deve ser menor que {0}',
  valorNaoPermitido: 'Valor não permitido',
  campoNaoPermitido: 'Campo não permitido',
  cpfInvalido: 'CPF inválido',
  cnpjInvalido: 'CNPJ inválido',
  cpfOuCnpjInvalido: 'CPF ou CNPJ inválido',
  telefoneInvalido: 'Telefone inválido',
  faltaDdd: 'Falta o DDD: escreva como (11) 98765-4321',
  faltaNonoDigito: 'Falta o nono dígito: escreva um 9 depois do DDD',
  cepInvalido: 'CEP inválido',
  dataInvalida: 'Data inválida',
}

export function mensagem(chave: ChaveMensagem, ...args: (string | number | bigint)[]): string {
  const modelo = mensagensPtBr[chave] ?? mensagensEn[chave]
  return modelo.replace(/\{(\d)\}/g, (_, indice) => String(args[Number(indice)] ?? ''))
}

/**
 * The message for an issue that zod found. It names limits but never repeats what was sent: neither the value
 * nor the name of an unknown field may come back in an answer.
 */
function mensagemDeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_key') return mensagem('campoNaoPermitido')
  // Whichever rule an empty field broke first, the person has to fill it in.
  if (issue.input === undefined || issue.input === null || issue.input === '') return mensagem('obrigatorio')
  switch (issue.code) {
    case 'invalid_type':
      return deTipo(issue.expected)
    case 'too_small':
      return deMinimo(issue)
    case 'too_big':
      return deMaximo(issue)
    case 'invalid_format':
      return deFormato(issue.format)
    case 'not_multiple_of':
      return mensagem(issue.divisor === 1 ? 'somenteInteiros' : 'formatoInvalido')
    case 'invalid_value':
      return mensagem('valorNaoPermitido')
    default:
      return mensagem('formatoInvalido')
  }
}

/** Called once when the server or the browser starts, so that every schema answers in Portuguese. */
export function configurarZod(): void {
  z.config({ customError: mensagemDeIssue })
}

function deTipo(esperado: string): string {
  if (esperado === 'number') return mensagem('somenteNumeros')
  if (esperado === 'int') return mensagem('somenteInteiros')
  return mensagem('formatoInvalido')
}

function deFormato(formato: string): string {
  if (formato === 'email') return mensagem('email')
  if (formato === 'uppercase') return mensagem('somenteMaiusculas')
  return mensagem('formatoInvalido')
}

type Limite<Valor extends string> = {
  origin: string
  inclusive?: boolean | undefined
  exact?: boolean | undefined
} & Record<Valor, number | bigint>

function deMinimo({ origin, minimum, inclusive, exact }: Limite<'minimum'>): string {
  if (exact) return mensagem('comprimentoInvalido')
  if (origin === 'string') return mensagem('minimoCaracteres', minimum)
  if (origin === 'array' || origin === 'set')
    return Number(minimum) === 1 ? mensagem('escolhaAoMenosUm') : mensagem('escolhaNoMinimo', minimum)
  return mensagem(inclusive ? 'valorMinimo' : 'valorAcimaDe', minimum.toLocaleString('pt-BR'))
}

function deMaximo({ origin, maximum, inclusive, exact }: Limite<'maximum'>): string {
  if (exact) return mensagem('comprimentoInvalido')
  if (origin === 'string') return mensagem('maximoCaracteres', maximum)
  if (origin === 'array' || origin === 'set') return mensagem('escolhaNoMaximo', maximum)
  return mensagem(inclusive ? 'valorMaximo' : 'valorAbaixoDe', maximum.toLocaleString('pt-BR'))
}
