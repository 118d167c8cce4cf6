import { isIP } from 'node:net'
import path from 'node:path'
import { EnderecoDeEmail } from '@balcao/contract/base/comum'
import { SENHA_MINIMA } from '@balcao/contract/valores/senha'
import * as z from 'zod/mini'
import { MESTRA } from './infra/auth/chaves.ts'
import { SENHA_MINIMA_DO_BACKUP } from './infra/backup/senha.ts'
import { VERSAO } from './versao.ts'

const texto = z.string().check(z.minLength(1, 'um texto'))
const url = (...protocolos: string[]) =>
  z.string().check(
    z.refine((valor) => URL.canParse(valor) && protocolos.includes(new URL(valor).protocol), {
      error: `uma URL que comece com ${protocolos.map((p) => `${p}//`).join(' ou ')}`,
    }),
  )
/** `fetch` would refuse credentials in the URL with an error that repeats them. */
const semCredenciais = (valor: string) => {
  if (!URL.canParse(valor)) return false
  const { protocol, username, password } = new URL(valor)
  return ['http:', 'https:'].includes(protocol) && !username && !password
}
const urlDoColetor = z
  .string()
  .check(z.refine(semCredenciais, 'uma URL que comece com http:// ou https://, sem usuário nem senha'))
const cabecalhosDoColetor = z.string().check(
  z.regex(/^\s*[\w-]+\s*=[^,]*(,\s*[\w-]+\s*=[^,]*)*$/, 'pares nome=valor separados por vírgula'),
  z.refine((texto) => !/%(?![\dA-Fa-f]{2})/.test(texto), 'valores codificados como numa URL'),
)
/** Everybody who types an address wants it, and nothing but the CEP goes out. */
export const CEP_DE_TODOS = 'https://viacep.com.br/ws/{cep}/json/'
const CEP_DESLIGADO = 'desligado'
const urlDeCep = z.string().check(
  z.refine((valor) => valor === CEP_DESLIGADO || (valor.includes('{cep}') && semCredenciais(valor)), {
    error:
      'uma URL que comece com http:// ou https://, sem usuário nem senha, com {cep} no lugar do CEP, ' +
      `ou a palavra ${CEP_DESLIGADO}`,
  }),
)
/**
 * It is written into the page, and its host into the page's policy, so it may not contain anything with a
 * meaning there.
 */
const baseDaApi = z.string().check(
  z.refine(
    (valor) => {
      if (/^(\/[\w.~-]+)+\/?$/.test(valor)) return true
      if (!/^https?:\/\/[\w.~:/[\]-]+$/.test(valor) || !URL.canParse(valor)) return false
      return new URL(valor).username === ''
    },
    { error: 'um caminho que comece com /, ou uma URL que comece com http:// ou https://, sem busca' },
  ),
)
const porta = z
  .string()
  .check(z.refine((valor) => /^\d{1,5}$/.test(valor) && Number(valor) < 65536, 'uma porta, de 0 a 65535'))
const email = z
  .string()
  .check(z.refine((valor) => EnderecoDeEmail.safeParse(valor).success, 'um endereço de e-mail'))
/** What Fastify accepts in `trustProxy`: addresses, ranges, and names for the usual ranges. */
const FAIXAS_COM_NOME = ['loopback', 'linklocal', 'uniquelocal']
const ehProxy = (texto: string) => {
  const [ip = '', bits] = texto.split('/')
  const maximo = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  const faixaValida = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maximo)
  return FAIXAS_COM_NOME.includes(texto) || (maximo > 0 && faixaValida)
}
const separar = (lista: string) => lista.split(',').map((parte) => parte.trim())
const proxies = z
  .string()
  .check(
    z.refine((lista) => separar(lista).every(ehProxy), 'endereços IP ou faixas CIDR separados por vírgula'),
  )
const redes = z
  .string()
  .check(
    z.refine(
      (lista) => separar(lista).every((faixa) => ehProxy(faixa) && isIP(faixa.split('/', 1)[0] ?? '') > 0),
      'endereços IP ou faixas CIDR separados por vírgula',
    ),
  )
const BYTES_DE_CHAVE = /^[A-Za-z0-9_-]{43}$/
const niveis = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const Variaveis = z.object({
  PORT: z._default(porta, '3000'),
  HOST: z._default(texto, '127.0.0.1'),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  PUBLIC_API_URL: z._default(baseDaApi, '/api'),
  DATA_DIR: z._default(texto, './data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_REPLICA_URL: z.optional(url('postgres:', 'postgresql:')),
  ADMIN_EMAIL: z._default(email, 'admin@localhost'),
  ADMIN_SENHA: z.optional(
    z.string().check(z.minLength(SENHA_MINIMA, `uma senha de pelo menos ${SENHA_MINIMA} caracteres`)),
  ),
  STORAGE_URL: z.optional(url('file:', 's3:')),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MICROSOFT_TENANT: z.optional(texto),
  MICROSOFT_CLIENT_ID: z.optional(texto),
  MICROSOFT_CLIENT_SECRET: z.optional(texto),
  MICROSOFT_ISSUER: z.optional(url('http:', 'https:')),
  CEP_URL: z._default(urlDeCep, CEP_DE_TODOS),
  PROXIES_CONFIAVEIS: z.optional(proxies),
  CHAVE_MESTRA: z.optional(z.string().check(z.regex(BYTES_DE_CHAVE, '32 bytes em base64url'))),
  CHAVE_ARQUIVOS: z.optional(z.string().check(z.regex(BYTES_DE_CHAVE, '32 bytes em base64url'))),
  CHAVES_ARQUIVOS_ANTIGAS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (lista) => separar(lista).every((chave) => chave === MESTRA || BYTES_DE_CHAVE.test(chave)),
          `chaves de 32 bytes em base64url, ou a palavra ${MESTRA}, separadas por vírgula`,
        ),
      ),
  ),
  BACKUP_KEY: z.optional(
    z
      .string()
      .check(
        z.minLength(SENHA_MINIMA_DO_BACKUP, `um texto de pelo menos ${SENHA_MINIMA_DO_BACKUP} caracteres`),
      ),
  ),
  BACKUP_KEY_FILE: z.optional(texto),
  BACKUP_KEEP: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'um número de 1 a 9999'))),
  WEBHOOK_REDES: z.optional(redes),
  DEMO: z.optional(z.enum(['sim'], { error: '"sim", ou nada' })),
  CONSULTA_DEMORADA_MS: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'milissegundos, de 1 a 999999')),
    '500',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(urlDoColetor),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(cabecalhosDoColetor),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'um segredo de pelo menos 16 caracteres'))),
  LOG_LEVEL: z._default(z.enum(niveis, { error: `um de ${niveis.join(', ')}` }), 'info'),
})
type Lidas = z.infer<typeof Variaveis>

/** As OpenTelemetry names its variables, so that what an operator knows works here too. */
const coletor = ({ OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_HEADERS: extras }: Lidas) => {
  if (!base) return undefined
  const pares = extras ? separar(extras).map(dividir) : []
  const url = `${base.replace(/\/+$/, '')}/v1/traces`
  return { url, cabecalhos: Object.fromEntries(pares), versao: VERSAO }
}
const dividir = (par: string): [string, string] => {
  const igual = par.indexOf('=')
  return [par.slice(0, igual).trim(), decodeURIComponent(par.slice(igual + 1).trim())]
}

const microsoft = (v: Lidas) => {
  const { MICROSOFT_TENANT: tenant, MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = v
  if (!tenant && !clientId && !clientSecret) return null
  if (!tenant || !clientId || !clientSecret)
    throw new ErroDeAmbiente([
      'MICROSOFT_TENANT, MICROSOFT_CLIENT_ID e MICROSOFT_CLIENT_SECRET: esperava as três juntas, vieram só algumas',
    ])
  return { tenant, clientId, clientSecret, issuer: emissorMicrosoft(tenant, v.MICROSOFT_ISSUER) }
}

/** The server that authenticates people: Entra, unless the operator configures another. */
export const emissorMicrosoft = (tenant: string, outro: string | undefined) =>
  outro ?? `https://login.microsoftonline.com/${tenant}/v2.0`

class ErroDeAmbiente extends Error {
  constructor(linhas: string[]) {
    super(`Variáveis de ambiente:\n${linhas.map((l) => `  ${l}`).join('\n')}`)
  }
}

/** A server's URL may contain its password. The public URL contains nothing secret. */
const SECRETA = /SENHA|SECRET|CHAVE|KEY$|TOKEN|HEADERS$|ENDPOINT$|^(?!PUBLIC).*_URL$/

/** All variables, read once. A wrong one stops the start with its name, what was expected and what came. */
export const lerAmbiente = (origem: Record<string, string | undefined>) => {
  // In a compose file, an empty variable is the usual way of leaving one out.
  const preenchidas = Object.fromEntries(Object.entries(origem).filter(([, valor]) => valor !== ''))
  const lidas = Variaveis.safeParse(preenchidas)
  if (!lidas.success)
    throw new ErroDeAmbiente(
      lidas.error.issues.map(({ path: [nome = ''], message }) => {
        const veio = SECRETA.test(String(nome)) ? 'outra coisa' : `"${preenchidas[String(nome)]}"`
        return `${String(nome)}: esperava ${message}; veio ${veio}`
      }),
    )
  const v = lidas.data
  const dataDir = path.resolve(v.DATA_DIR)
  return {
    porta: Number(v.PORT),
    host: v.HOST,
    urlPublica: (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, ''),
    /**
     * Where the page's calls go. This server answers under `/api`; an operator who sets another address must
     * route it here.
     */
    baseDaApi: v.PUBLIC_API_URL.replace(/\/+$/, ''),
    dataDir,
    databaseUrl: v.DATABASE_URL,
    /** A streaming replica of it, which answers lists. */
    replicaUrl: v.DATABASE_REPLICA_URL,
    admin: { email: v.ADMIN_EMAIL.toLowerCase(), senha: v.ADMIN_SENHA },
    storageUrl: v.STORAGE_URL ?? `file:${path.join(dataDir, 'arquivos')}`,
    smtpUrl: v.SMTP_URL,
    microsoft: microsoft(v),
    /**
     * Only from the environment: people who edit settings choose the tenant, but never which server is
     * trusted.
     */
    microsoftIssuer: v.MICROSOFT_ISSUER,
    cepUrl: v.CEP_URL === CEP_DESLIGADO ? undefined : v.CEP_URL,
    proxiesConfiaveis: v.PROXIES_CONFIAVEIS ? separar(v.PROXIES_CONFIAVEIS) : [],
    chaveMestra: v.CHAVE_MESTRA,
    /** Without a current one, the master key encrypts the stored files. */
    chavesDosArquivos: {
      atual: v.CHAVE_ARQUIVOS,
      antigas: v.CHAVES_ARQUIVOS_ANTIGAS ? separar(v.CHAVES_ARQUIVOS_ANTIGAS) : [],
    },
    backup: {
      senha: v.BACKUP_KEY,
      arquivoDaSenha: v.BACKUP_KEY_FILE,
      manter: v.BACKUP_KEEP === undefined ? undefined : Number(v.BACKUP_KEEP),
    },
    /** Networks inside the house that webhooks may go to. Without them, only the internet. */
    redesDosWebhooks: v.WEBHOOK_REDES ? separar(v.WEBHOOK_REDES) : [],
    /** A made-up provider, whose passwords are shown to everybody. */
    demo: v.DEMO !== undefined,
    nivelDeLog: v.LOG_LEVEL,
    /** From here on a statement is worth a line in the log. */
    consultaDemoradaMs: Number(v.CONSULTA_DEMORADA_MS),
    /** Without it there are no metrics. */
    tokenDasMetricas: v.METRICS_TOKEN,
    /** Where traces go. Without it there are none. */
    otlp: coletor(v),
    producao: origem.NODE_ENV === 'production',
  }
}
export type Ambiente = ReturnType<typeof lerAmbiente>
