import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { REMOVIDO } from '#clientes/cliente/removido.ts'
import { criarCofre } from '#provedor/configuracao/cofre.ts'
import { alongarBloqueios } from '#testes/alongar-bloqueios.ts'
import { CHAVE_DE_TESTE } from '#testes/ambiente.ts'
import { fotografar, lerCodigos } from '#testes/codigos-do-pdf.ts'
import { portaLivre } from '#testes/porta-livre.ts'
import { conferirRecusa } from '#testes/recusas.ts'
import { ligarSmtp } from '#testes/smtp.ts'
import { usarBoletos } from '#testes/usar-boletos.ts'
import { umClienteComEndereco } from '#vendas/contrato/contrato.fabrica.ts'
import { boleto } from '../boleto.table.ts'
import { entregarBoleto } from './entregar.commands.ts'
import { fecharEnvio } from './envio.ts'

const porta = await portaLivre()
const { s, caixa, pedir, contrato, avulso, obter, agir } = usarBoletos({
  SMTP_URL: `smtp://127.0.0.1:${porta}`,
})
const correio: { smtp?: Awaited<ReturnType<typeof ligarSmtp>> } = {}
beforeAll(async () => {
  correio.smtp = await ligarSmtp(porta)
})
afterAll(() => correio.smtp?.desligar())

const novo = async (email: string | null) => {
  const { cliente: dono } = await contrato()
  await s().db.update(cliente).set({ email }).where(eq(cliente.id, dono.id))
  return avulso(dono.id)
}
const enviar = ({ id }: Boleto, corpo: object = {}, token = caixa.token) =>
  pedir('POST', `/boleto/${id}/enviar`, corpo, token)
const historia = async ({ id }: Boleto) =>
  (await obter(id)).historico.map(({ texto, quem }) => [texto, quem !== null])
const recebidas = (para: string) =>
  correio.smtp?.recebidas.filter(({ destinos }) => destinos.includes(para)) ?? []
const mudar = ({ id }: Boleto, dados: Partial<typeof boleto.$inferInsert>) =>
  s().db.update(boleto).set(dados).where(eq(boleto.id, id))
const alguem = async (grupo: ('LISTAR.BOLETO' | 'CRIAR.BOLETO' | 'VISUALIZAR.CLIENTE')[]) =>
  (await s().fabrica.pessoa({ grupo, empresas: [caixa.empresa_id] })).acesso

test('vai ao e-mail do cadastro com valor, vencimento, linha, link e o PDF; o histórico diz a quem, encoberto', async () => {
  const um = await novo('zilda.prado@exemplo.com.br')
  const pedido = await enviar(um)
  expect([pedido.status, pedido.corpo]).toEqual([202, { para: 'zilda.prado@exemplo.com.br' }])
  await vi.waitFor(
    async () => expect(await historia(um)).toContainEqual(['Enviado por e-mail a z***@exemplo.com.br', true]),
    { timeout: 45_000 },
  )
  const cartas = recebidas('zilda.prado@exemplo.com.br')
  expect(cartas).toHaveLength(1)
  const [carta] = cartas
  expect(carta?.subject).toContain('R$ 129,90')
  for (const dito of [
    um.descricao,
    '10/12/2030',
    um.linha_digitavel,
    um.link ?? '',
    'em até 1 dia útil. Por Pix',
  ])
    expect(carta?.text).toContain(dito)
  expect(carta?.html).toContain(`href="${um.link}"`)
  expect(carta?.attachments).toMatchObject([
    { filename: `boleto-${um.numero}.pdf`, mimeType: 'application/pdf' },
  ])
  const anexo = new Uint8Array(carta?.attachments[0]?.content as ArrayBuffer)
  const lidos = (await lerCodigos(fotografar(anexo))).map(({ texto }) => texto)
  expect(new Set(lidos)).toEqual(new Set([um.codigo_barras, um.pix]))
  const { rows } = await s().pool.query(`select 1 from pgboss.job j where j.data::text like '%zilda%'`)
  expect(rows).toEqual([])
})

test('a outro endereço, só quem vê os dados do cliente; quem não vê usa o do cadastro, encoberto na resposta', async () => {
  const um = await novo('maria@exemplo.com.br')
  const cego = await alguem(['LISTAR.BOLETO', 'CRIAR.BOLETO'])
  const recusado = await enviar(um, { para: 'outra@exemplo.com.br' }, cego)
  expect(recusado.status).toBe(403)
  expect((await enviar(um, {}, cego)).corpo).toEqual({ para: 'm***@exemplo.com.br' })
  const ve = await alguem(['LISTAR.BOLETO', 'CRIAR.BOLETO', 'VISUALIZAR.CLIENTE'])
  expect((await enviar(um, { para: 'outra@exemplo.com.br' }, ve)).corpo).toEqual({
    para: 'outra@exemplo.com.br',
  })
  await vi.waitFor(() => expect(recebidas('outra@exemplo.com.br')).toHaveLength(1), { timeout: 45_000 })
  expect((await enviar(um, {}, await alguem(['LISTAR.BOLETO']))).status).toBe(403)
  const { id: outra } = await s().fabrica.empresa()
  const deFora = await s().fabrica.pessoa({ grupo: ['CRIAR.BOLETO'], empresas: [outra] })
  expect((await enviar(um, {}, deFora.acesso)).status).toBe(404)
  expect((await enviar(um, { para: 'a@b.br, x@y.br' })).status).toBe(400)
})

const recusado = (resposta: Awaited<ReturnType<typeof enviar>>, porque: string) => {
  conferirRecusa(resposta, porque)
  expect([resposta.status, resposta.corpo.message]).toEqual([409, expect.stringContaining(porque)])
}

test('pago, cancelado, rejeitado, de teste ou sem e-mail: recusado em palavras, e nada entra na fila', async () => {
  const semEmail = await novo(null)
  recusado(await enviar(semEmail), 'não tem e-mail')
  const pago = await novo('pago@exemplo.com.br')
  await agir(pago, 'pagar', { pago_em: pago.emissao, valor: pago.valor, meio: 'PIX', motivo: 'Comprovante' })
  recusado(await enviar(pago), 'já foi pago')
  const cancelado = await novo('cancelado@exemplo.com.br')
  await agir(cancelado, 'cancelar', { motivo: 'Em dobro' })
  recusado(await enviar(cancelado), 'foi cancelado')
  const rejeitado = await novo('rejeitado@exemplo.com.br')
  await mudar(rejeitado, { registro: 'REJEITADO' })
  recusado(await enviar(rejeitado), 'não aceita mais')
  await mudar(rejeitado, { registro: 'REGISTRADO', origem: 'TESTE' })
  recusado(await enviar(rejeitado), 'de teste')
  const ids = [semEmail, pago, cancelado, rejeitado].map(({ id }) => id)
  const { rows } = await s().pool.query(`select 1 from pgboss.job where data ->> 'boletoId' = any($1)`, [ids])
  expect(rows).toEqual([])
})

test('se o servidor de e-mail falha, o histórico diz uma vez; pago enquanto esperava, não vai', async () => {
  const um = await novo('fora@exemplo.com.br')
  const cofre = criarCofre(CHAVE_DE_TESTE)
  const fechado = fecharEnvio(cofre, { para: 'fora@exemplo.com.br', link: um.link ?? '', quem: 'Ana' })
  const cartas: unknown[] = []
  const entregar = (tentativa: number, enviar: (carta: unknown) => Promise<void>) =>
    entregarBoleto(s().db, { correio: { enviar }, cofre }, { boletoId: um.id, fechado }, tentativa)
  const falhar = () => Promise.reject(new Error('sem servidor'))
  await expect(entregar(0, falhar)).rejects.toThrow('sem servidor')
  await expect(entregar(1, falhar)).rejects.toThrow('sem servidor')
  const ditas = (await historia(um)).filter(([texto]) => String(texto).includes('f***@exemplo.com.br'))
  expect(ditas).toEqual([['O e-mail a f***@exemplo.com.br não saiu; será tentado de novo', false]])
  await agir(await obter(um.id), 'cancelar', { motivo: 'Em dobro' })
  await entregar(2, async (carta) => void cartas.push(carta))
  expect(cartas).toEqual([])
  expect((await historia(um))[0]).toEqual([
    'E-mail a f***@exemplo.com.br não enviado: o boleto não está mais em aberto',
    false,
  ])
})

test('anonimizada a pessoa, o histórico esquece a quem foi', async () => {
  const dono = await umClienteComEndereco(s().db, caixa.empresa_id, { email: 'eu@zimbrolio.example' })
  const um = await avulso(dono.id)
  await enviar(um)
  await vi.waitFor(async () => expect((await historia(um))[0]?.[0]).toContain('e***@zimbrolio.example'), {
    timeout: 45_000,
  })
  await agir(await obter(um.id), 'cancelar', { motivo: 'Desistiu' })
  const { versao } = (await pedir('GET', `/cliente/${dono.id}`)).corpo
  const feita = await pedir('POST', `/cliente/${dono.id}/anonimizacao`, { versao, motivo: 'A pessoa pediu' })
  expect(feita.status, feita.texto).toBe(200)
  expect((await historia(um)).map(([texto]) => texto)).toContain(`Enviado por e-mail a ${REMOVIDO}`)
  const { rows } = await s().pool.query(`select 1 from boleto_historico t where t::text like '%zimbrolio%'`)
  expect(rows).toEqual([])
})

test('o mesmo boleto muitas vezes seguidas é freado', async () => {
  const um = await novo('cheia@exemplo.com.br')
  for (let i = 0; i < 6; i++) expect((await enviar(um)).status).toBe(202)
  await alongarBloqueios(s().db)
  expect((await enviar(um)).status).toBe(429)
})
