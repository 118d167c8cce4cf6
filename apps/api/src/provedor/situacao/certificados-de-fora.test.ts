// @module-tag demorado
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import tls from 'node:tls'
import type { SituacaoDoSistema } from '@balcao/contract/provedor/situacao-api'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { certificar } from '#testes/certificar.ts'
import { usarPasta } from '#testes/comandos-de-backup.ts'
import { portaLivre } from '#testes/porta-livre.ts'
import { criarCertificadosDeFora } from './certificados-de-fora.ts'
import type { ServicoDeFora } from './servicos-de-fora.ts'

const em = usarPasta()
const certificado = (dias: number) => {
  mkdirSync(em(String(dias)))
  const { certificado, chave } = certificar(em(String(dias)), dias)
  return { cert: readFileSync(certificado), key: readFileSync(chave) }
}
const [longo, curto, estranho] = [certificado(400), certificado(12), certificado(300)]

const portas: (() => void)[] = []
afterAll(() => {
  for (const fechar of portas) fechar()
})
const ouvir = async (servidor: ReturnType<typeof createServer>) => {
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  portas.push(() => servidor.close())
  return (servidor.address() as AddressInfo).port
}
/** TLS from the first byte. Counts those who came. */
const ligarTls = async (par: { cert: Buffer; key: Buffer }) => {
  const visitas = { quantas: 0 }
  const servidor = tls.createServer(par).on('tlsClientError', () => {})
  servidor.on('connection', () => {
    visitas.quantas++
  })
  return { porta: await ouvir(servidor), visitas }
}
const ligarSmtpComTls = async (par: object, outras: object = {}) => {
  const smtp = new SMTPServer({ authOptional: true, ...par, ...outras })
  smtp.on('error', () => {})
  return ouvir(smtp.server)
}

const [oidc, s3] = [await ligarTls(longo), await ligarTls(curto)]
const smtp = await ligarSmtpComTls(longo)
const s = usarServidor({
  ...{
    SMTP_URL: `smtp://localhost:${smtp}`,
    STORAGE_URL: `s3://balde?endpoint=https://localhost:${s3.porta}`,
  },
  ...{ MICROSOFT_TENANT: 'casa', MICROSOFT_CLIENT_ID: 'x', MICROSOFT_CLIENT_SECRET: 'x' },
  MICROSOFT_ISSUER: `https://localhost:${oidc.porta}/casa`,
})

const deCasa = tls.getCACertificates()
beforeAll(() => tls.setDefaultCACertificates([...deCasa, longo.cert.toString(), curto.cert.toString()]))
afterAll(() => tls.setDefaultCACertificates(deCasa))

const ver = async () => {
  const { corpo } = await s().pedir('GET', '/situacao', { token: (await s().admin()).acesso })
  return (corpo as SituacaoDoSistema).partes.find(({ chave }) => chave === 'certificados_de_fora')
}
const diasAte = (valor = '') => Math.round((Date.parse(valor) - Date.now()) / 86_400_000)

test('de e-mail, Microsoft e armazenamento, até quando vale cada um; avisa 30 dias antes e não pergunta a cada olhada', async () => {
  const visto = await ver()
  expect(visto?.dados.map(({ nome }) => nome)).toEqual(['E-mail', 'Login da Microsoft', 'Armazenamento'])
  expect(visto?.dados.map(({ valor }) => diasAte(valor))).toEqual([400, 400, 12])
  const frase = `O certificado de Armazenamento (localhost:${s3.porta}) vence em 11 dias.`
  expect(visto).toMatchObject({ sinal: 'ATENCAO', frase })
  const { quantas } = oidc.visitas
  expect(await ver()).toEqual(visto)
  expect(oidc.visitas.quantas).toBe(quantas)
})

test('o servidor de e-mail da configuração, com TLS desde o começo, é o que se lê; sem TLS, não há o que ler', async () => {
  const porta = await ligarSmtpComTls(curto, { secure: true })
  const mudar = async (versao: number, mudanca: object) => {
    const corpo = { versao, ...mudanca, senha_atual: ADMIN.senha }
    const token = (await s().admin()).acesso
    expect((await s().pedir('PUT', '/configuracao', { token, corpo })).status).toBe(200)
  }
  await mudar(1, { smtp_host: 'localhost', smtp_porta: porta, smtp_seguranca: 'TLS' })
  expect(diasAte((await ver())?.dados[0]?.valor)).toBe(12)
  await mudar(2, { smtp_seguranca: 'NENHUMA' })
  expect((await ver())?.dados[0]?.nome).toBe('Login da Microsoft')
})

const DIA_MS = 86_400_000
const servico = (port: number, outras: Partial<ServicoDeFora> = {}): ServicoDeFora => ({
  ...{ nome: 'E-mail', host: 'localhost', port, modo: 'DIRETO', abertoServe: false },
  ...outras,
})
const STARTTLS = { modo: 'STARTTLS' } as const

test('vencido, de origem desconhecida, recusado, sem resposta e sem TLS: cada um com as suas palavras', async () => {
  const outro = await ligarTls(estranho)
  const verAgora = criarCertificadosDeFora()
  expect(await verAgora([servico(outro.porta)])).toMatchObject({
    sinal: 'QUEBRADO',
    frase: expect.stringMatching(/não é de confiança \(DEPTH_ZERO_SELF_SIGNED_CERT\)/),
    conselho: expect.stringMatching(/NODE_EXTRA_CA_CERTS/),
  })
  expect(await verAgora([servico(await portaLivre())])).toMatchObject({
    sinal: 'ATENCAO',
    frase: expect.stringMatching(/não foi lido: o servidor recusou a conexão/),
  })
  const semTls = await ligarSmtpComTls({}, { disabledCommands: ['STARTTLS'] })
  expect(await verAgora([servico(semTls, STARTTLS)])).toMatchObject({
    sinal: 'ATENCAO',
    frase: expect.stringMatching(/o servidor não oferece TLS/),
  })
  const aberto = { ...servico(semTls, STARTTLS), abertoServe: true }
  expect(await criarCertificadosDeFora()([aberto])).toMatchObject({
    sinal: 'OK',
    dados: [{ valor: 'sem TLS' }],
  })
  const depois = criarCertificadosDeFora(() => Date.now() + 20 * DIA_MS)
  expect(await depois([servico(s3.porta)])).toMatchObject({
    sinal: 'QUEBRADO',
    frase: expect.stringMatching(/venceu\./),
  })
  expect(await verAgora([])).toMatchObject({ sinal: 'OK' })
})

test('um servidor mudo não segura a tela; lido depois de horas, o que se sabia aparece até a nova leitura', async () => {
  const mudo = await ouvir(createServer(() => {}))
  const verMudo = criarCertificadosDeFora()
  // Still being read when the answer comes.
  expect(await verMudo([servico(mudo)])).toMatchObject({ sinal: 'OK', dados: [{ valor: 'lendo…' }] })

  const relogio = { adiante: 0 }
  const verComRelogio = criarCertificadosDeFora(() => Date.now() + relogio.adiante)
  const lido = await verComRelogio([servico(oidc.porta)])
  const { quantas } = oidc.visitas
  relogio.adiante = 5 * 60 * 60 * 1000
  expect(await verComRelogio([servico(oidc.porta)])).toEqual(lido)
  await expect.poll(() => oidc.visitas.quantas).toBe(quantas + 1)
})
