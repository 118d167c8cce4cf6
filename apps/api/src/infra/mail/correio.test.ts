import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portaLivre } from '#testes/porta-livre.ts'
import { ligarSmtp } from '#testes/smtp.ts'
import { cartaDeConvite, cartaDeRecuperacao } from './cartas.ts'
import { criarCorreio } from './correio.ts'

const caixa = { pasta: '' }
beforeAll(async () => {
  caixa.pasta = await mkdtemp(path.join(tmpdir(), 'balcao-correio-'))
})
afterAll(() => rm(caixa.pasta, { recursive: true, force: true }))

const LINK = 'https://b.br/recuperar-senha?id=1&token=x'
const carta = cartaDeRecuperacao({ marca: 'Fibra & Cia', nome: 'Zoé <b>', link: LINK, minutos: 30 })
const envelope = { ...carta, para: 'zoe@teste.br', de: { nome: 'Fibra & Cia', email: 'ajuda@fibra.br' } }

const correioPara = (porta: number) =>
  criarCorreio({
    servidorEmVigor: async () => ({ url: `smtp://127.0.0.1:${porta}` }),
    dataDir: caixa.pasta,
    avisar: () => {},
  })

const conferir = (lida: Awaited<ReturnType<typeof PostalMime.parse>>) => {
  expect(lida.from).toMatchObject({ name: 'Fibra & Cia', address: 'ajuda@fibra.br' })
  expect(lida.to).toMatchObject([{ address: 'zoe@teste.br' }])
  expect(lida.subject).toBe('Nova senha em Fibra & Cia')
  expect(lida.text).toContain(LINK)
  expect(lida.html).toContain('Olá, Zoé &#60;b&#62;.')
  expect(lida.html).not.toContain('Zoé <b>')
  expect(lida.messageId).toBeTruthy()
}

test('sem servidor de e-mail, cada carta é um arquivo .eml que só o dono lê', async () => {
  const avisos: string[] = []
  await criarCorreio({
    servidorEmVigor: async () => null,
    dataDir: caixa.pasta,
    avisar: (linha) => avisos.push(linha),
  }).enviar(envelope)
  const outbox = path.join(caixa.pasta, 'outbox')
  const [arquivo = '', ...outros] = await readdir(outbox)
  expect(outros).toEqual([])
  expect(arquivo).toMatch(/\.eml$/)
  const inteiro = path.join(outbox, arquivo)
  expect((await stat(inteiro)).mode & 0o777).toBe(0o600)
  conferir(await PostalMime.parse(await readFile(inteiro)))
  expect(avisos).toEqual([`e-mail guardado em ${inteiro}`])
})

test('por SMTP chega a mesma carta, só a quem é destinada', async () => {
  const porta = await portaLivre()
  const smtp = await ligarSmtp(porta)
  await correioPara(porta).enviar(envelope)
  await smtp.desligar()
  expect(smtp.recebidas).toHaveLength(1)
  for (const lida of smtp.recebidas) {
    conferir(lida)
    expect(lida.destinos).toEqual(['zoe@teste.br'])
  }
})

test('quebras de linha na marca ou no nome não criam cabeçalhos', async () => {
  const outra = cartaDeConvite({ marca: 'M\r\nBcc: x@y.br', nome: 'N\r\nBcc: x@y.br', link: LINK, dias: 1 })
  const porta = await portaLivre()
  const smtp = await ligarSmtp(porta)
  await correioPara(porta).enviar({
    ...outra,
    para: 'zoe@teste.br',
    de: { nome: 'M\r\nBcc: x@y.br', email: 'ajuda@fibra.br' },
  })
  await smtp.desligar()
  expect(smtp.recebidas[0]?.destinos).toEqual(['zoe@teste.br'])
  expect(smtp.recebidas[0]?.bcc ?? []).toEqual([])
  expect(smtp.recebidas[0]?.headers.map((h) => h.key)).not.toContain('bcc')
})

test('o texto diz por quanto tempo o link vale, no singular e no plural', () => {
  expect(cartaDeConvite({ marca: 'M', nome: 'N', link: LINK, dias: 1 }).texto).toContain('por 1 dia e')
  expect(cartaDeConvite({ marca: 'M', nome: 'N', link: LINK, dias: 7 }).texto).toContain('por 7 dias e')
})
