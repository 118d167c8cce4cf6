import { expect, test } from 'vitest'
import { usarClientes } from '#testes/usar-clientes.ts'

const { chamar, criar, alguem } = usarClientes()
const historico = async (id: string) => (await chamar('GET', `/${id}/historico`)).corpo.itens

test('restringir guarda motivo, autor e hora; liberar os retira; ambos ficam no histórico', async () => {
  const { id, versao } = await criar()
  const restrito = await chamar('POST', `/${id}/restricao`, { motivo: '  Endereço de risco ', versao })
  expect(restrito).toMatchObject({
    status: 200,
    corpo: { versao: 2, restricao: { motivo: 'Endereço de risco', por: 'Administrador' } },
  })
  expect(Date.now() - Date.parse(restrito.corpo.restricao.em)).toBeLessThan(60_000)
  const livre = await chamar('POST', `/${id}/liberacao`, { versao: 2 })
  expect([livre.status, livre.corpo.restricao]).toEqual([200, null])
  const [liberar, restringir] = await historico(id)
  expect(restringir).toMatchObject({
    acao: 'RESTRINGIR',
    mudancas: [{ campo: 'restricao', antes: null, depois: 'Endereço de risco' }],
  })
  expect(liberar).toMatchObject({ acao: 'LIBERAR', mudancas: [{ antes: 'Endereço de risco', depois: null }] })
})

test('sem motivo, com versão velha ou sem o que liberar, nada muda', async () => {
  const { id, versao } = await criar()
  const sem = await chamar('POST', `/${id}/restricao`, { motivo: ' ', versao })
  expect([sem.status, Object.keys(sem.corpo.campos)]).toEqual([400, ['motivo']])
  expect((await chamar('POST', `/${id}/restricao`, { motivo: 'Fraude' })).status).toBe(428)
  expect((await chamar('POST', `/${id}/restricao`, { motivo: 'Fraude', versao: 7 })).status).toBe(409)
  expect(await chamar('POST', `/${id}/liberacao`, { versao })).toMatchObject({
    status: 409,
    corpo: { message: 'Este cliente não está restrito' },
  })
  expect(await historico(id)).toHaveLength(1)
})

test('o consentimento só se acrescenta: o que foi revogado continua à vista', async () => {
  const { id } = await criar()
  const registrar = (concedido: boolean, token?: string) =>
    chamar('POST', `/${id}/consentimento`, { finalidade: 'WHATSAPP', concedido, meio: 'por telefone' }, token)
  expect((await registrar(true)).status).toBe(201)
  const { corpo } = await registrar(false, await alguem(['EDITAR.CLIENTE']))
  expect(corpo.mascarado).toBe(true)
  expect(corpo.consentimentos.map((c: { concedido: boolean }) => c.concedido)).toEqual([false, true])
  expect(corpo.consentimentos[1]).toMatchObject({ finalidade: 'WHATSAPP', por: 'Administrador' })
  expect(corpo.versao).toBe(1)
  const [ultima] = await historico(id)
  expect(ultima.acao).toBe('CONSENTIR')
  expect(ultima.mudancas).toContainEqual({
    campo: 'finalidade',
    antes: null,
    depois: 'Contato pelo WhatsApp',
  })
  const semMeio = { finalidade: 'WHATSAPP', concedido: true, meio: '' }
  expect((await chamar('POST', `/${id}/consentimento`, semMeio)).corpo.campos).toHaveProperty('meio')
})

test('dizer outra vez o mesmo não acrescenta nada; por outro meio, ou depois de revogado, sim', async () => {
  const { id } = await criar()
  const registrar = async (dados: object = {}) => {
    const consentimento = { finalidade: 'OFERTAS', concedido: true, meio: 'por telefone', ...dados }
    const { status, corpo } = await chamar('POST', `/${id}/consentimento`, consentimento)
    expect(status).toBe(201)
    return corpo.consentimentos.length
  }
  expect(await Promise.all([registrar(), registrar(), registrar()])).toEqual([1, 1, 1])
  expect(await registrar({ finalidade: 'WHATSAPP' })).toBe(2)
  expect(await registrar()).toBe(2)
  expect(await registrar({ meio: 'formulário assinado' })).toBe(3)
  expect(await registrar({ concedido: false })).toBe(4)
  expect(await registrar()).toBe(5)
  expect((await historico(id)).filter((h: { acao: string }) => h.acao === 'CONSENTIR')).toHaveLength(5)
})
