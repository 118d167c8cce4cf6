import type { Permissao } from '@balcao/contract/base/permissao'
import { type Analise, analiseApi } from '@balcao/contract/vendas/analise-api'
import { expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { enviarAnexo, pdf } from '../../anexo/anexo.fabrica.ts'

const { s, caixa, dados, enviada, alguem } = usarVendas()

const ANALISTA: Permissao[] = [
  ...(['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO', 'VISUALIZAR.CLIENTE'] as const),
  ...(['CRIAR.ANEXO', 'EDITAR.ANEXO'] as const),
]
const ler = async (token: string, id: string): Promise<Analise> => {
  const { status, corpo, texto } = await s().pedir('GET', `/venda/${id}/analise`, { token })
  expect(status, texto).toBe(200)
  return corpo
}

test('traz a venda, os anexos e quem a tem, como as chamadas de cada um, no formato do contrato', async () => {
  const venda = await enviada()
  const { acesso, id, nome } = await alguem(ANALISTA)
  const anexar = () =>
    enviarAnexo(s().pedir, pdf(), { token: acesso, venda_id: venda.id, tipo: 'DOCUMENTO_FRENTE' })
  await anexar()
  await anexar()
  await s().pedir('PUT', `/venda/${venda.id}/em-maos`, { token: acesso, corpo: {} })
  const analise = await ler(acesso, venda.id)
  expect(analiseApi.obter.resposta.safeParse(analise).error).toBeUndefined()
  const instantes = /T[\d:.]+(Z|\+00:00)/g
  const semInstantes = (valor: unknown) => JSON.parse(JSON.stringify(valor).replace(instantes, ''))
  const sozinha = (await s().pedir('GET', `/venda/${venda.id}`, { token: acesso })).corpo
  expect(semInstantes(analise.venda)).toEqual(semInstantes(sozinha))
  const anexos = (await s().pedir('GET', `/venda/${venda.id}/anexo`, { token: acesso })).corpo
  expect(anexos).toHaveLength(2)
  expect(semInstantes(analise.anexos)).toEqual(semInstantes(anexos))
  expect(analise.em_maos).toMatchObject({ minha: true, quem: { id, nome } })
  expect(analise.diferencas).toEqual([])
})

test('diz a quem manda os links do assinante que os peça, e a mais ninguém', async () => {
  const { id } = await enviada()
  const quem = async (...grupo: Permissao[]) => (await alguem(['LISTAR.TODAS_VENDAS', ...grupo])).acesso
  const pessoas = [
    [caixa.vendedor, true],
    [await quem('EDITAR.VENDA'), true],
    [await quem('REALIZAR_VENDA'), false],
    [await quem('EDITAR.VENDA_SITUACAO'), false],
  ] as const
  for (const [token, manda] of pessoas) {
    const { manda_link, propria } = await ler(token, id)
    expect([manda_link, propria]).toEqual([manda, token === caixa.vendedor])
    expect((await s().pedir('GET', `/venda/${id}/link`, { token })).status).toBe(manda ? 200 : 403)
  }
})

test('a mesma foto em outra venda, de outro cliente, é dita com o protocolo', async () => {
  const [uma, outra] = [await enviada(), await enviada()]
  const { acesso } = await alguem(ANALISTA)
  const igual = Buffer.from(pdf().toString().replace('1.4', '1.5'))
  for (const { id } of [uma, outra])
    await enviarAnexo(s().pedir, igual, { token: acesso, venda_id: id, tipo: 'DOCUMENTO_FRENTE' })
  expect((await ler(acesso, uma.id)).anexos).toMatchObject([{ usado_em: [outra.protocolo] }])
  const olha = await alguem(['LISTAR.TODAS_VENDAS'])
  expect((await ler(olha.acesso, uma.id)).anexos).toMatchObject([{ usado_em: null }])
})

const comDiferenca = async () => {
  const cpf_cnpj = cpfDeTeste()
  const { cliente } = dados()
  const quem = { ...cliente, cpf_cnpj, email: 'velho@exemplo.com.br', nome_mae: 'Rosa de Souza' }
  await enviada(dados({ cliente: quem }))
  const novo = {
    ...quem,
    nome: 'João B. de Souza',
    email: 'novo@exemplo.com.br',
    data_nascimento: '1991-05-01',
  }
  return enviada(dados({ cliente: novo }))
}

test('o que a aprovação mudaria no cadastro vem marcado; aprovada, não difere mais', async () => {
  const venda = await comDiferenca()
  const { acesso } = await alguem([...ANALISTA, 'AUTORIZAR.VENDA_RESTRITA'])
  const { diferencas, venda: lida } = await ler(acesso, venda.id)
  expect(diferencas).toEqual([
    { campo: 'nome', no_cadastro: 'João Batista de Souza', oculto: false },
    { campo: 'data_nascimento', no_cadastro: '1990-05-01', oculto: false },
    { campo: 'email', no_cadastro: 'velho@exemplo.com.br', oculto: false },
  ])
  const corpo = { versao: lida.versao, motivo: 'Segundo ponto' }
  const autorizada = await s().pedir('POST', `/venda/${venda.id}/autorizar`, { token: acesso, corpo })
  const { versao } = autorizada.corpo
  const aprovada = await s().pedir('POST', `/venda/${venda.id}/aprovar`, { token: acesso, corpo: { versao } })
  expect(aprovada.status, aprovada.texto).toBe(200)
  expect((await ler(acesso, venda.id)).diferencas).toEqual([])
})

test('sem VISUALIZAR.CLIENTE, o cadastro vem escondido também na diferença', async () => {
  const venda = await comDiferenca()
  const { acesso } = await alguem(['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])
  const { diferencas } = await ler(acesso, venda.id)
  expect(diferencas).toMatchObject([
    { campo: 'nome' },
    { campo: 'data_nascimento', no_cadastro: null, oculto: true },
    { campo: 'email', oculto: true },
  ])
  expect(JSON.stringify(diferencas)).not.toContain('velho@')
})

test('fora do alcance não existe; quem só vende usa a própria página', async () => {
  const venda = await enviada()
  const outra = await s().fabrica.empresa('Serra Net')
  const codigo = async (token: string) =>
    (await s().pedir('GET', `/venda/${venda.id}/analise`, { token })).status
  expect(await codigo((await alguem(ANALISTA, [outra.id])).acesso)).toBe(404)
  expect(await codigo((await alguem(['LISTAR.VENDA'])).acesso)).toBe(404)
  expect(await codigo((await alguem(['REALIZAR_VENDA'])).acesso)).toBe(403)
  expect(caixa.empresa_id).not.toBe(outra.id)
})
