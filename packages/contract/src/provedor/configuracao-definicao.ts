import * as z from 'zod/mini'

/** The sections of the settings screen, in order. */
export const gruposDeConfiguracao = {
  marca: 'Marca',
  contato: 'Contato',
  vendas: 'Vendas',
  instalacao: 'Instalação',
  anexos: 'Anexos',
  motivos: 'Motivos',
  atendimento: 'Atendimento',
  cobranca: 'Cobrança',
  avisos: 'Avisos',
  acesso: 'Acesso e senhas',
  email: 'E-mail',
  microsoft: 'Microsoft',
  integracoes: 'Integrações',
  retencao: 'Retenção',
}
export type GrupoDeConfiguracao = keyof typeof gruposDeConfiguracao

/** The kind of field that a setting is edited with. */
type CampoDeConfiguracao =
  | 'texto'
  | 'email'
  | 'numero'
  | 'cor'
  | 'imagem'
  | 'fuso'
  | 'dias'
  | 'opcao'
  | 'opcoes'
  | 'linhas'
  | 'vagas'
  | 'textos'
  | 'segredo'

export type Definicao = {
  grupo: GrupoDeConfiguracao
  rotulo: string
  /** What it controls, for people who are about to change it. */
  descricao: string
  campo: CampoDeConfiguracao
  esquema: z.ZodMiniType
  padrao: unknown
  unidade?: string
  /** The label of each value of a choice. */
  opcoes?: Readonly<Record<string, string>>
  /** Also sent to the page before anyone signs in. */
  publica?: true
  /** Can be written but never read back. */
  secreta?: true
  /**
   * Mail or logins depend on it, so whoever sets it could become anyone. Only administrators may change it,
   * with their password.
   */
  restrita?: true
}

export const inteiro = (minimo: number, maximo: number) => z.int().check(z.gte(minimo), z.lte(maximo))

export const opcao = <const O extends Record<string, string>>(opcoes: O) =>
  z.enum(Object.keys(opcoes) as [keyof O & string, ...(keyof O & string)[]])

const ordenada = <T>(lista: T[]) => [...new Set(lista)].sort((a, b) => (a < b ? -1 : 1))

/**
 * At least one of the options. Stored in a fixed order, so that the history shows real changes and not the
 * click order.
 */
export const opcoes = <const O extends Record<string, string>>(quais: O) =>
  z.array(opcao(quais)).check(z.minLength(1), z.overwrite(ordenada))

/** Texts in the order in which they were written, each once. Empty lines are no texts. */
export const linhas = (quantas: number, maximo: number) =>
  z.pipe(
    z.pipe(
      z.array(z.string().check(z.maxLength(10 * maximo))),
      z.transform((textos) => [...new Set(textos.map((texto) => texto.trim()).filter(Boolean))]),
    ),
    z
      .array(z.string().check(z.minLength(3), z.maxLength(maximo)))
      .check(z.maxLength(quantas, `São no máximo ${quantas}`)),
  )

const PRIMEIRO_DIA = 1
/** The last day that every month has. */
export const ULTIMO_DIA = 28

export const diasDoMes = z.array(z.int()).check(
  z.minLength(1),
  z.refine((dias) => dias.every((dia) => dia >= PRIMEIRO_DIA && dia <= ULTIMO_DIA), {
    error: `Escolha dias de ${PRIMEIRO_DIA} a ${ULTIMO_DIA}: são os que todo mês tem`,
  }),
  z.overwrite((dias: number[]) => [...new Set(dias)].sort((a, b) => a - b)),
)

const FORMATO_DE_COR = /^#[0-9a-f]{6}$/i

/**
 * Any colour; the text on it adapts (`textoSobre`). `null` is the product's own colour, which has its own
 * tones.
 */
export const corDaMarca = z.nullable(
  z.string().check(z.toLowerCase(), z.regex(FORMATO_DE_COR, { error: 'Informe a cor como #0033a1' })),
)

const ehFuso = (nome: string) => {
  try {
    // Intl also accepts an offset such as +03:00, but an offset has no daylight saving.
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

// The host goes into the page's security policy, so the pattern must be strict.
const MODELO_DE_MAPAS = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[\w./{}?=&%~@:+-]*$/i
const PARTES_DO_MAPA = ['{z}', '{x}', '{y}']

const ehModeloDeMapas = (url: string) =>
  MODELO_DE_MAPAS.test(url) && PARTES_DO_MAPA.every((parte) => url.includes(parte)) && URL.canParse(url)

/** The URL of the map's tiles: one host, with placeholders for zoom, column and row. */
export const enderecoDeMapas = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.refine(ehModeloDeMapas, { error: 'Informe como https://mapas.exemplo.com.br/{z}/{x}/{y}.png' }),
  )
