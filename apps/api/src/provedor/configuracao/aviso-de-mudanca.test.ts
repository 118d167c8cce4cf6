import { afterEach, expect, test } from 'vitest'
import { ADMIN } from '#testes/admin.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarCarta } from '#testes/cartas.ts'
import { portaLivre } from '#testes/porta-livre.ts'
import { ligarSmtp } from '#testes/smtp.ts'

const s = usarServidor()
const CANARIO = 'canario-da-senha-do-smtp'
const SEM_CIFRA = { smtp_host: '127.0.0.1', smtp_seguranca: 'NENHUMA' }
const ASSUNTO = 'Mudança nas configurações de e-mail e login de Balcão'

const salvar = async (mudancas: object) => {
  const { acesso: token } = await s().admin()
  const { corpo } = await s().pedir('GET', '/configuracao', { token })
  const salvo = await s().pedir('PUT', '/configuracao', {
    token,
    corpo: { versao: corpo.versao, senha_atual: ADMIN.senha, ...mudancas },
  })
  expect(salvo.status).toBe(200)
}
const correio = async () => {
  const porta = await portaLivre()
  return { porta, ...(await ligarSmtp(porta)) }
}
const destinos = (smtp: Awaited<ReturnType<typeof correio>>) =>
  smtp.recebidas.flatMap((carta) => carta.destinos).sort()

// Directly in the database, so that cleaning up after a test sends no letters.
afterEach(async () => {
  await s().pool.query('delete from configuracao')
  await s().pool.query('delete from configuracao_segredo')
  s().cartas.length = 0
})

test('a mudança é contada a cada administrador, e a ninguém mais, pelo servidor de antes', async () => {
  const [antigo, novo] = [await correio(), await correio()]
  const colega = await s().fabrica.usuario({ grupo: 'Administrador', nome: 'Bia <b>Souza</b>' })
  await s().fabrica.usuario({ grupo: 'Administrador', ativo: false })
  await s().fabrica.usuario({ grupo: 'Administrador', empresas: [(await s().fabrica.empresa()).id] })
  await s().fabrica.usuario({ grupo: ['LISTAR.CONFIGURACAO', 'EDITAR.CONFIGURACAO'] })
  await salvar({ ...SEM_CIFRA, smtp_porta: antigo.porta, email_remetente: 'antes@teste.br' })
  await esperarCarta(s().cartas, colega.email)

  await salvar({ smtp_porta: novo.porta, email_remetente: 'depois@teste.br', marca: 'Outra Marca' })
  await expect.poll(() => destinos(antigo)).toEqual([ADMIN.email, colega.email].sort())
  expect(novo.recebidas).toEqual([])
  const carta = antigo.recebidas.find((c) => c.destinos.includes(colega.email))
  expect(carta).toMatchObject({ subject: ASSUNTO, from: { address: 'antes@teste.br' } })
  expect(carta?.text).toContain('Administrador mudou')
  for (const rotulo of ['Porta', 'Remetente']) expect(carta?.text).toContain(rotulo)
  expect(carta?.text).not.toContain('Nome do provedor')
  expect(carta?.html).not.toContain('<b>Souza')
  await Promise.all([antigo.desligar(), novo.desligar()])
})

test('sem servidor antes, o aviso vai para onde iam as cartas; o que não é restrito não avisa', async () => {
  await salvar({ marca: 'Sem Aviso' })
  await salvar({ marca: null, email_remetente: 'envio@teste.br' })
  const carta = await esperarCarta(s().cartas, ADMIN.email)
  expect(carta.texto).toContain('Remetente')
  expect(s().cartas.filter((c) => c.para === ADMIN.email)).toHaveLength(1)
})

test('com o servidor de antes fora, a mudança fica, e o histórico diz que o aviso não chegou', async () => {
  await salvar({ ...SEM_CIFRA, smtp_porta: await portaLivre() })
  await salvar({ smtp_host: 'smtp.novo.br' })
  const { acesso: token } = await s().admin()
  expect((await s().pedir('GET', '/configuracao', { token })).corpo.valores.smtp_host).toBe('smtp.novo.br')
  const historico = async () => (await s().pedir('GET', '/configuracao/historico', { token })).corpo.itens
  await expect
    .poll(async () => (await historico())[0])
    .toMatchObject({
      autor: 'SISTEMA',
      quem: 'entrega de cartas',
      ip: null,
      acao: 'AVISO_NAO_ENTREGUE',
      mudancas: expect.arrayContaining([{ campo: 'destinatario', antes: null, depois: expect.any(String) }]),
    })
})

test('a senha do servidor de antes não fica legível na fila', async () => {
  await salvar({ ...SEM_CIFRA, smtp_porta: await portaLivre(), smtp_usuario: 'envio', smtp_senha: CANARIO })
  await salvar({ smtp_host: null })
  const { rows } = await s().pool.query<{ dados: string }>('select data::text as dados from pgboss.job')
  expect(rows.length).toBeGreaterThan(0)
  for (const { dados } of rows) expect(dados).not.toContain(CANARIO)
})
