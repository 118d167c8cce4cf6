import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarCarta, linkDaCarta } from '#testes/cartas.ts'
import { portaLivre } from '#testes/porta-livre.ts'
import { ligarSmtp } from '#testes/smtp.ts'

const s = usarServidor()
const SENHA = 'canario-da-senha'
const ligados: (() => unknown)[] = []
afterAll(async () => {
  for (const desligar of ligados) await desligar()
})
// Each test starts as a person who has not tried yet.
beforeEach(() => s().pool.query('delete from tentativa_de_login'))

const salvar = async (mudancas: object) => {
  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  const salvo = await s().pedir('PUT', '/configuracao', {
    token,
    corpo: {
      versao: corpo.versao,
      senha_atual: ADMIN.senha,
      smtp_usuario: null,
      smtp_senha: null,
      ...mudancas,
    },
  })
  expect(salvo.status).toBe(200)
}
const testar = async () => {
  const { acesso: token } = await s().admin()
  return s().pedir('POST', '/configuracao/testar-email', { token, corpo: { para: 'ana@teste.br' } })
}

const servidor = async (opcoes: SMTPServerOptions) => {
  const smtp = new SMTPServer({ authOptional: true, logger: false, ...opcoes })
  smtp.on('error', () => {})
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  ligados.push(() => smtp.close(() => {}))
  return (smtp.server.address() as AddressInfo).port
}
const semCifra = { smtp_host: '127.0.0.1', smtp_seguranca: 'NENHUMA' }

test('sem servidor, diz para onde vão os e-mails', async () => {
  const { status, corpo } = await testar()
  expect(status).toBe(200)
  expect(corpo).toMatchObject({ sucesso: false, mensagem: expect.stringContaining('pasta de saída') })
})

test('a mensagem sai de verdade pelo que está salvo, e diz por onde e em quanto tempo', async () => {
  const porta = await portaLivre()
  const smtp = await ligarSmtp(porta)
  await salvar({ ...semCifra, smtp_porta: porta, marca: 'Fibra Veloz', email_remetente: 'envio@fibra.br' })
  expect((await testar()).corpo).toMatchObject({
    sucesso: true,
    mensagem: expect.stringMatching(/^Mensagem aceita por 127\.0\.0\.1:\d+ em \d+ ms\. .*ana@teste\.br\.$/),
  })
  expect(smtp.recebidas[0]).toMatchObject({
    subject: 'Teste de e-mail de Fibra Veloz',
    from: { name: 'Fibra Veloz', address: 'envio@fibra.br' },
    destinos: ['ana@teste.br'],
  })
  // The next letter of the job queue goes the same way, without a restart.
  const { email } = await s().fabrica.usuario()
  await s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } })
  await expect.poll(() => smtp.recebidas.at(-1)?.destinos).toEqual([email])
  await smtp.desligar()

  await salvar({ smtp_host: null, marca: null, email_remetente: null, smtp_seguranca: null })
  await s().pedir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email } })
  linkDaCarta(await esperarCarta(s().cartas, email))
})

test('conexão recusada', async () => {
  await salvar({ ...semCifra, smtp_porta: await portaLivre() })
  expect((await testar()).corpo).toMatchObject({
    sucesso: false,
    mensagem: expect.stringContaining('recusou a conexão'),
  })
})

test('servidor que não existe', async () => {
  await salvar({ ...semCifra, smtp_host: 'smtp.nao-existe.invalid', smtp_porta: 25 })
  expect((await testar()).corpo.mensagem).toContain('não existe')
})

test('login recusado, sem mostrar a senha nem o que o servidor disse', async () => {
  const porta = await servidor({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_dados, _sessao, pronto) => pronto(new Error(`recusei ${SENHA}`)),
  })
  await salvar({ ...semCifra, smtp_porta: porta, smtp_usuario: 'envio', smtp_senha: SENHA })
  const { texto, corpo } = await testar()
  expect(corpo.mensagem).toBe(`127.0.0.1:${porta} recusou o login. Confira o usuário e a senha.`)
  expect(texto).not.toContain(SENHA)
})

test('sem STARTTLS nada é enviado, nem a senha', async () => {
  const comandos: string[] = []
  const porta = await servidor({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_dados, _sessao, pronto) => {
      comandos.push('AUTH')
      pronto(null, { user: 'envio' })
    },
  })
  await salvar({
    smtp_host: '127.0.0.1',
    smtp_seguranca: 'STARTTLS',
    smtp_porta: porta,
    smtp_usuario: 'envio',
    smtp_senha: SENHA,
  })
  expect((await testar()).corpo.mensagem).toContain('não oferece conexão segura')
  expect(comandos).toEqual([])
})

test('certificado que ninguém assinou', async () => {
  const porta = await servidor({ secure: true })
  await salvar({ smtp_host: '127.0.0.1', smtp_seguranca: 'TLS', smtp_porta: porta })
  expect((await testar()).corpo.mensagem).toContain('A conexão segura')
})

test('quem responde outra coisa não é servidor de e-mail', async () => {
  const http = createServer((soquete) => soquete.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  )
  await once(http, 'listening')
  ligados.push(() => http.close())
  await salvar({ ...semCifra, smtp_porta: (http.address() as AddressInfo).port })
  const { corpo, texto } = await testar()
  expect(corpo.mensagem).toContain('não respondeu como um servidor de e-mail')
  expect(texto).not.toContain('Bad Request')
})

test('quem não responde é abandonado em 10 segundos', { tags: ['demorado'] }, async () => {
  const mudo = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mudo, 'listening')
  ligados.push(() => mudo.close())
  await salvar({ ...semCifra, smtp_porta: (mudo.address() as AddressInfo).port })
  expect((await testar()).corpo.mensagem).toContain('não respondeu em 10 segundos')
})

test('quem insiste espera', async () => {
  await salvar({ smtp_host: null })
  const situacoes = []
  for (let vez = 0; vez < 8; vez++) situacoes.push((await testar()).status)
  expect(situacoes.slice(0, 6)).toEqual(Array(6).fill(200))
  expect(situacoes).toContain(429)
})
