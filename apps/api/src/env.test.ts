import { expect, test } from 'vitest'
import { lerAmbiente } from './env.ts'

const MICROSOFT = { MICROSOFT_TENANT: 't', MICROSOFT_CLIENT_ID: 'c', MICROSOFT_CLIENT_SECRET: 's' }
const recusa = (variaveis: Record<string, string>) => {
  try {
    lerAmbiente(variaveis)
  } catch (erro) {
    return String((erro as Error).message)
  }
  return 'aceitou'
}

test('sem nenhuma variável, os padrões da documentação', () => {
  expect(lerAmbiente({})).toMatchObject({
    porta: 3000,
    host: '127.0.0.1',
    urlPublica: 'http://localhost:3000',
    databaseUrl: undefined,
    admin: { email: 'admin@localhost', senha: undefined },
    smtpUrl: undefined,
    microsoft: null,
    cepUrl: 'https://viacep.com.br/ws/{cep}/json/',
    proxiesConfiaveis: [],
    nivelDeLog: 'info',
    producao: false,
  })
})

test.each([
  ['PORT', 'abc', 'uma porta, de 0 a 65535'],
  ['PORT', '70000', 'uma porta, de 0 a 65535'],
  ['PORT', '-1', 'uma porta, de 0 a 65535'],
  ['PUBLIC_URL', 'localhost:3000', 'uma URL que comece com http:// ou https://'],
  ['ADMIN_EMAIL', 'admin', 'um endereço de e-mail'],
  ['LOG_LEVEL', 'tudo', 'um de fatal, error, warn, info, debug, trace, silent'],
  ['CONSULTA_DEMORADA_MS', '0', 'milissegundos, de 1 a 999999'],
  ['MICROSOFT_ISSUER', 'ftp://x', 'uma URL que comece com http:// ou https://'],
  ['PROXIES_CONFIAVEIS', '10.0.0.0/8,meu-proxy', 'endereços IP ou faixas CIDR separados por vírgula'],
  ['PROXIES_CONFIAVEIS', '10.0.0.0/99', 'endereços IP ou faixas CIDR separados por vírgula'],
])('%s=%s para o início: diz o nome, o que se esperava e o que veio', (nome, valor, esperado) => {
  expect(recusa({ [nome]: valor })).toBe(
    `Variáveis de ambiente:\n  ${nome}: esperava ${esperado}; veio "${valor}"`,
  )
})

test.each([
  ['DATABASE_URL', 'mysql://u:canario@h/b', 'uma URL que comece com postgres:// ou postgresql://'],
  ['STORAGE_URL', 'ftp://canario@h', 'uma URL que comece com file:// ou s3://'],
  ['SMTP_URL', 'http://u:canario@h', 'uma URL que comece com smtp:// ou smtps://'],
  ['ADMIN_SENHA', 'canario', 'uma senha de pelo menos 10 caracteres'],
  ['CHAVE_MESTRA', 'canario', '32 bytes em base64url'],
  ['BACKUP_KEY', 'canario', 'um texto de pelo menos 16 caracteres'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'http://u:canario@h',
    'uma URL que comece com http:// ou https://, sem usuário',
  ],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'canario', 'pares nome=valor separados por vírgula'],
  ['METRICS_TOKEN', 'canario', 'um segredo de pelo menos 16 caracteres'],
])('%s errada não é repetida na mensagem', (nome, valor, esperado) => {
  const mensagem = recusa({ [nome]: valor })
  expect(mensagem).toContain(`${nome}: esperava ${esperado}`)
  expect(mensagem).not.toContain('canario')
})

test.each([
  'https://viacep.com.br/ws/13010000/json/',
  'ftp://viacep.com.br/{cep}',
  'viacep.com.br/ws/{cep}/json/',
  'https://usuario:canario@viacep.com.br/ws/{cep}/json/',
])('CEP_URL=%s é recusada', (valor) => {
  const mensagem = recusa({ CEP_URL: valor })
  expect(mensagem).toContain('CEP_URL: esperava uma URL que comece com http:// ou https://, sem usuário')
  expect(mensagem).not.toContain('canario')
})

test('a busca de CEP é um endereço com o lugar do CEP, ou é desligada', () => {
  const CEP_URL = 'https://cep.provedor.com.br/{cep}'
  expect(lerAmbiente({ CEP_URL }).cepUrl).toBe(CEP_URL)
  expect(lerAmbiente({ CEP_URL: 'desligado' }).cepUrl).toBeUndefined()
})

test('a base da API é um caminho desta página ou outro endereço, sem a barra final', () => {
  expect(lerAmbiente({}).baseDaApi).toBe('/api')
  expect(lerAmbiente({ PUBLIC_API_URL: '/balcao/api/' }).baseDaApi).toBe('/balcao/api')
  const PUBLIC_API_URL = 'https://api.provedor.com.br:8443/v1'
  expect(lerAmbiente({ PUBLIC_API_URL }).baseDaApi).toBe(PUBLIC_API_URL)
})

test.each([
  '/',
  'api',
  '//outro.site/api',
  'ftp://api.provedor.com.br',
  'https://u:s@api.provedor.com.br',
  "https://api.provedor.com.br;script-src 'unsafe-inline'",
  'https://api.provedor.com.br/?a=1',
])('PUBLIC_API_URL=%s é recusada', (valor) => {
  expect(recusa({ PUBLIC_API_URL: valor })).toContain('PUBLIC_API_URL: esperava um caminho que comece com /')
})

test('todas as erradas são ditas de uma vez', () => {
  const mensagem = recusa({ PORT: 'x', LOG_LEVEL: 'y', ADMIN_EMAIL: 'z' })
  for (const nome of ['PORT', 'LOG_LEVEL', 'ADMIN_EMAIL']) expect(mensagem).toContain(`${nome}: esperava`)
})

test('a Microsoft se configura por inteiro ou não se configura', () => {
  expect(lerAmbiente(MICROSOFT).microsoft?.issuer).toBe('https://login.microsoftonline.com/t/v2.0')
  for (const nome of Object.keys(MICROSOFT)) {
    const { [nome as keyof typeof MICROSOFT]: _, ...resto } = MICROSOFT
    expect(recusa(resto)).toContain('esperava as três juntas')
  }
})

test('uma variável vazia é uma variável ausente; a barra final da URL não conta', () => {
  expect(lerAmbiente({ PORT: '', SMTP_URL: '' })).toMatchObject({ porta: 3000, smtpUrl: undefined })
  expect(lerAmbiente({ PUBLIC_URL: 'https://b.br/' }).urlPublica).toBe('https://b.br')
})

test('os proxies confiáveis são uma lista de endereços e faixas', () => {
  const lidos = lerAmbiente({ PROXIES_CONFIAVEIS: '127.0.0.1, 10.0.0.0/8,::1,loopback' }).proxiesConfiaveis
  expect(lidos).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'loopback'])
})
