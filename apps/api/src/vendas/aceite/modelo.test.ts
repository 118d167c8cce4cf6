import { modelosPadrao } from '@balcao/contract/vendas/aceite-modelo-padrao'
import { beforeAll, expect, test } from 'vitest'
import { usarAceites } from '#testes/usar-aceites.ts'

const { s, alguem, aguardando, ingressar, oferta, aceitar, agir } = usarAceites()
const quem = { token: '' }
beforeAll(async () => {
  quem.token = (await s().admin()).acesso
})
const atual = async (tipo = 'ACEITE') =>
  (await s().pedir('GET', '/modelo-texto', quem)).corpo.find((um: { tipo: string }) => um.tipo === tipo)
const salvar = (versao: number, texto: string, token = quem.token, tipo = 'ACEITE') =>
  s().pedir('POST', `/modelo-texto/${tipo}`, { token, corpo: { versao, texto } })

test('o que vem com o programa é a versão 1; salvar faz outra, e as anteriores continuam', async () => {
  expect(await atual()).toMatchObject({
    versao: 1,
    texto: modelosPadrao.ACEITE,
    versoes: [{ versao: 1, quem: null }],
  })
  const { status, corpo } = await salvar(1, 'Eu, {cliente}, aceito o plano {plano}. Segunda versão.')
  expect([status, corpo.versao, corpo.versoes.length]).toEqual([200, 2, 2])
  const { corpo: primeira } = await s().pedir('GET', '/modelo-texto/ACEITE/1', quem)
  expect(primeira.texto).toBe(modelosPadrao.ACEITE)
  expect((await s().pedir('GET', '/modelo-texto/ACEITE/99', quem)).status).toBe(404)
  expect((await atual('CONTRATO')).versao).toBe(1)
})

test('a venda guarda a versão com que foi aceita, e quem estava lendo lê de novo', async () => {
  const { versao } = await atual()
  const [aceita, lendo] = [await aguardando(), await aguardando()]
  const ingresso = await ingressar(aceita)
  await aceitar(ingresso)
  const outro = await ingressar(lendo)
  const { texto_sha256 } = await oferta(outro)
  await salvar(versao, 'Eu, {responsavel}, aceito {plano} por {mensalidade}. Versão nova.')
  expect((await agir(outro, 'aceitar', { texto_sha256 })).corpo.codigo).toBe('TEXTO_MUDOU')
  expect((await oferta(outro)).textos[0]).toMatchObject({
    versao: versao + 1,
    texto: expect.stringContaining('Versão nova.'),
  })
  const { corpo } = await s().pedir('GET', `/venda/${aceita.venda.id}/aceite`, quem)
  expect(corpo.aceite.textos[0].versao).toBe(versao)
})

test('campo desconhecido, versão velha, texto vazio e quem não pode editar são recusados', async () => {
  const { versao, texto } = await atual()
  const desconhecido = await salvar(versao, 'Eu, {cliente}, aceito o plano {plno} por inteiro.')
  expect([desconhecido.status, desconhecido.corpo.campos.texto[0]]).toEqual([
    400,
    expect.stringContaining('{plno}'),
  ])
  const velha = await salvar(versao + 5, 'Eu, {cliente}, aceito o plano {plano}.')
  expect([velha.status, velha.corpo.codigo, velha.corpo.atual.versao]).toEqual([
    409,
    'VERSAO_DESATUALIZADA',
    versao,
  ])
  expect((await salvar(versao, '   ')).status).toBe(400)
  expect((await salvar(versao, 'x'.repeat(40_001))).status).toBe(400)
  const { acesso: leitor } = await alguem(['LISTAR.CONFIGURACAO'])
  expect((await salvar(versao, 'Eu, {cliente}, aceito o plano {plano}.', leitor)).status).toBe(403)
  expect(await atual()).toMatchObject({ versao, texto })
})

test('dois que salvam ao mesmo tempo: um vence, o outro vê o que ficou', async () => {
  const { versao } = await atual('CONTRATO')
  const respostas = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      salvar(versao, `Contrato de {cliente}, redação ${i} inteira.`, quem.token, 'CONTRATO'),
    ),
  )
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect((await atual('CONTRATO')).versao).toBe(versao + 1)
})
