import * as z from 'zod/mini'

/** The parts of the settings screen, in their order. */
export const gruposDeConfiguracao = {
  marca: 'Marca',
  contato: 'Contato',
  vendas: 'Vendas',
  anexos: 'Anexos',
  acesso: 'Acesso e senhas',
  email: 'E-mail',
  microsoft: 'Microsoft',
  integracoes: 'Integrações',
  retencao: 'Retenção',
}
export type GrupoDeConfiguracao = keyof typeof gruposDeConfiguracao

/** How a setting is filled in. */
export type CampoDeConfiguracao =
  | 'texto'
  | 'email'
  | 'numero'
  | 'cor'
  | 'imagem'
  | 'fuso'
  | 'dias'
  | 'opcao'
  | 'opcoes'
  | 'segredo'

export type Definicao = {
  grupo: GrupoDeConfiguracao
  rotulo: string
  /** What it governs, for who is about to change it. */
  descricao: string
  campo: CampoDeConfiguracao
  esquema: z.ZodMiniType
  padrao: unknown
  unidade?: string
  /** What each value of a choice is called. */
  opcoes?: Readonly<Record<string, string>>
  /** Also told to the page before anyone signs in. */
  publica?: true
  /** Written, never read back. */
  secreta?: true
  /** Letters or logins depend on it: whoever sets it could become anyone. An administrator's alone, with the password. */
  restrita?: true
}

export const inteiro = (minimo: number, maximo: number) => z.int().check(z.gte(minimo), z.lte(maximo))

export const opcao = <const O extends Record<string, string>>(opcoes: O) =>
  z.enum(Object.keys(opcoes) as [keyof O & string, ...(keyof O & string)[]])

const ordenada = <T>(lista: T[]) => [...new Set(lista)].sort((a, b) => (a < b ? -1 : 1))

/** Any of them, at least one; kept in one order, so that the history shows what changed and not the clicks. */
export const opcoes = <const O extends Record<string, string>>(quais: O) =>
  z.array(opcao(quais)).check(z.minLength(1), z.overwrite(ordenada))

const PRIMEIRO_DIA = 1
/** The last one that every month has. */
export const ULTIMO_DIA = 28

export const diasDoMes = z.array(z.int()).check(
  z.minLength(1),
  z.refine((dias) => dias.every((dia) => dia >= PRIMEIRO_DIA && dia <= ULTIMO_DIA), {
    error: `Escolha dias de ${PRIMEIRO_DIA} a ${ULTIMO_DIA}: são os que todo mês tem`,
  }),
  z.overwrite((dias: number[]) => [...new Set(dias)].sort((a, b) => a - b)),
)

const FORMATO_DE_COR = /^#[0-9a-f]{6}$/i

/** Any colour: what is written on it follows (`textoSobre`). `null` is the product's own, which has its own tones. */
export const corDaMarca = z.nullable(
  z.string().check(z.toLowerCase(), z.regex(FORMATO_DE_COR, { error: 'Informe a cor como #0033a1' })),
)

const ehFuso = (nome: string) => {
  try {
    // An offset such as +03:00 is taken too, but knows nothing of daylight saving.
    return /^[A-Za-z]/.test(nome) && Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: nome }))
  } catch {
    return false
  }
}

export const fusoHorario = z.string().check(
  z.maxLength(60),
  z.refine((nome) => nome.length <= 60 && ehFuso(nome), {
    error: 'Fuso horário desconhecido. Um exemplo: America/Sao_Paulo',
  }),
)

const PARTE_DO_NOME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const ehServidor = (nome: string) =>
  nome.length <= 253 &&
  (nome.split('.').every((parte) => PARTE_DO_NOME.test(parte)) || /^(?=.*:)[0-9a-f:.]{2,45}$/i.test(nome))

export const nomeDeServidor = z
  .string()
  .check(
    z.trim(),
    z.refine(ehServidor, { error: 'Informe só o nome do servidor, como smtp.exemplo.com.br, sem porta' }),
  )

// The host ends up in the page's security policy, so nothing else may pass for one.
const MODELO_DE_MAPAS = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[\w./{}?=&%~@:+-]*$/i
const PARTES_DO_MAPA = ['{z}', '{x}', '{y}']

const ehModeloDeMapas = (url: string) =>
  MODELO_DE_MAPAS.test(url) && PARTES_DO_MAPA.every((parte) => url.includes(parte)) && URL.canParse(url)

/** Where the map's tiles are: one host, and the places of zoom, column and row. */
export const enderecoDeMapas = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.refine(ehModeloDeMapas, { error: 'Informe como https://mapas.exemplo.com.br/{z}/{x}/{y}.png' }),
  )
