import { expect, test } from 'vitest'
import { usarContratos } from '#testes/usar-contratos.ts'
import { umClienteComEndereco } from './contrato.fabrica.ts'

const { s, caixa, um } = usarContratos()

type Registro = { id: string; versao: number }
const unificar = async (fica: Registro, sai: Registro, campos_do_outro: string[] = []) => {
  const { acesso: token } = await s().admin()
  const corpo = { outro_id: sai.id, versao: fica.versao, versao_do_outro: sai.versao, campos_do_outro }
  const resposta = await s().pedir('POST', `/cliente/${fica.id}/unificacao`, { token, corpo })
  expect(resposta.status, resposta.texto).toBe(200)
  return resposta.corpo.situacao
}
const novo = (situacao: 'PROSPECTO' | 'CANCELADO' = 'PROSPECTO') =>
  umClienteComEndereco(s().db, caixa.empresa_id, { situacao })
const mudar = (id: string, situacao: string) =>
  s().pool.query('update cliente_plano set situacao = $2 where id = $1', [id, situacao])

test('o prospecto que fica com um contrato ativo é cliente ativo, qualquer que seja a escolha', async () => {
  expect(await unificar(await novo(), (await um()).cliente)).toBe('ATIVO')
  expect(await unificar((await um()).cliente, await novo(), ['situacao'])).toBe('ATIVO')
})

test('com o contrato suspenso, é suspenso; ao lado de um ativo, ativo', async () => {
  const [suspenso, ativo] = [await um(), await um()]
  await mudar(suspenso.id, 'SUSPENSO')
  const fica = await novo()
  expect(await unificar(fica, suspenso.cliente)).toBe('SUSPENSO')
  expect(await unificar({ ...fica, versao: fica.versao + 1 }, ativo.cliente)).toBe('ATIVO')
})

test('sem contrato em vigor, vale o que foi escolhido', async () => {
  const acabado = await um({ cliente: { situacao: 'CANCELADO' } })
  await mudar(acabado.id, 'CANCELADO')
  expect(await unificar(await novo(), acabado.cliente, ['situacao'])).toBe('CANCELADO')
  expect(await unificar(await novo('CANCELADO'), await novo())).toBe('CANCELADO')
})
