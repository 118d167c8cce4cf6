import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import type { CanalVenda, EdicaoCanalVenda } from '@balcao/contract/provedor/canal-venda'
import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#teste/ambiente.ts'
import { dadosDeCanal, umCanal } from './canal-venda.fabrica.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})

const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto = '', corpo?: object) =>
  s().pedir(metodo, `/canal-venda${resto}`, { token: caixa.token, ...(corpo && { corpo }) })
const criar = (dados: object = {}) => pedir('POST', '', { ...dadosDeCanal(), ...dados })
const historico = async (id: string) => (await pedir('GET', `/${id}/historico`)).corpo.itens
const edicaoDeUsuario = (atual: CanalVenda, mudancas: Partial<EdicaoCanalVenda> = {}): EdicaoCanalVenda => {
  const { id: _, editavel: __, criado_em: ___, atualizado_em: ____, empresas, ...dados } = atual
  return { ...dados, empresas: empresas.map((e) => e.id), ...mudancas }
}

test('criar grava, obter devolve o mesmo, e o histórico diz nomes', async () => {
  const empresa = await s().fabrica.empresa('Serrana')
  const { status, corpo } = await criar({
    nome: ' Televendas Sul ',
    tipo: 'TELEVENDAS',
    anexos_obrigatorios: ['AUDIO_ACEITE', 'DOCUMENTO_FRENTE'],
    fora_do_estabelecimento: true,
    todas_empresas: false,
    empresas: [empresa.id],
  })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({
    nome: 'Televendas Sul',
    anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE'],
    empresas: [{ id: empresa.id, nome: 'Serrana' }],
    editavel: true,
    versao: 1,
  })
  expect((await pedir('GET', `/${corpo.id}`)).corpo).toEqual(corpo)
  const [linha] = await historico(corpo.id)
  expect(linha).toMatchObject({ acao: 'CRIAR', quem: 'Administrador' })
  expect(linha.mudancas).toContainEqual({ campo: 'empresas', antes: null, depois: ['Serrana'] })
})

test.each([
  ['nome curto', { nome: 'a' }, 'nome', 'Mínimo de 2 caracteres'],
  ['tipo desconhecido', { tipo: 'QUIOSQUE' }, 'tipo', 'Valor não permitido'],
  ['anexo desconhecido', { anexos_obrigatorios: ['SELFIE'] }, 'anexos_obrigatorios.0', 'Valor não permitido'],
  [
    'anexo repetido',
    { anexos_obrigatorios: ['AUDIO_ACEITE', 'AUDIO_ACEITE'] },
    'anexos_obrigatorios',
    'Há um item repetido',
  ],
  ['nenhuma empresa', { todas_empresas: false }, 'empresas', 'Escolha ao menos uma empresa'],
])('%s é recusado no campo', async (_, dados, campo, mensagem) => {
  const { status, corpo } = await criar(dados)
  expect([status, corpo.campos]).toEqual([400, { [campo]: [mensagem] }])
})

test('empresa que não existe, ou todas e uma lista ao mesmo tempo, são recusadas no campo', async () => {
  const { id } = await s().fabrica.empresa()
  for (const dados of [
    { todas_empresas: false, empresas: [NINGUEM] },
    { todas_empresas: true, empresas: [id] },
  ]) {
    const { status, corpo } = await criar(dados)
    expect([status, Object.keys(corpo.campos)]).toEqual([422, ['empresas']])
  }
})

test('o mesmo nome, com outros acentos ou caixa, é recusado no campo; com outra pontuação é outro', async () => {
  await criar({ nome: 'Indicação Premiada' })
  expect((await criar({ nome: 'Indicação Premiada!' })).status).toBe(201)
  for (const nome of ['indicacao premiada', 'INDICAÇÃO PREMIADA'])
    expect(await criar({ nome })).toMatchObject({
      status: 422,
      corpo: { campos: { nome: ['Já existe um canal com este nome'] } },
    })
})

test('salvar o que se leu não muda nada, qualquer que seja o canal', async () => {
  const canal = fc.record({
    tipo: fc.constantFrom(...tiposDeCanal),
    anexos_obrigatorios: fc.shuffledSubarray([...tiposDeAnexo]),
    exige_aceite_digital: fc.boolean(),
    fora_do_estabelecimento: fc.boolean(),
    ativo: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(canal, async (dados) => {
      const { corpo: criado } = await criar(dados)
      const { corpo: salvo } = await pedir('PUT', `/${criado.id}`, edicaoDeUsuario(criado))
      expect({ ...salvo, atualizado_em: 0, versao: 0 }).toEqual({ ...criado, atualizado_em: 0, versao: 0 })
      expect((await historico(criado.id))[0]).toMatchObject({ acao: 'EDITAR', mudancas: [] })
    }),
    { numRuns: 15 },
  )
})

test('versão velha → 409 com o registro atual; sem versão → 428', async () => {
  const { corpo: criado } = await criar()
  const primeira = await pedir('PUT', `/${criado.id}`, edicaoDeUsuario(criado, { tipo: 'PARCEIRO' }))
  const segunda = await pedir('PUT', `/${criado.id}`, edicaoDeUsuario(criado, { tipo: 'ONLINE' }))
  expect(segunda).toMatchObject({ status: 409, corpo: { codigo: 'VERSAO_DESATUALIZADA' } })
  expect(segunda.corpo.atual).toEqual(primeira.corpo)
  const { versao: _, ...semVersao } = edicaoDeUsuario(criado)
  expect((await pedir('PUT', `/${criado.id}`, semVersao)).status).toBe(428)
})

test('a lista busca, filtra por tipo, empresa e situação, e o CSV fala português', async () => {
  const [a, b] = [await s().fabrica.empresa(), await s().fabrica.empresa()]
  const { db } = s()
  await umCanal(db, { nome: 'Zz Balcão', empresas: [a.id] })
  await umCanal(db, { nome: 'Zz Rua', tipo: 'PORTA_A_PORTA', empresas: [b.id], ativo: false })
  await umCanal(db, { nome: 'Zz Fone', tipo: 'TELEVENDAS', anexos_obrigatorios: ['AUDIO_ACEITE'] })
  const nomes = async (resto = '') =>
    (await pedir('GET', `?busca=zz${resto}`)).corpo.itens.map((c: { nome: string }) => c.nome)
  expect(await nomes()).toEqual(['Zz Balcão', 'Zz Fone', 'Zz Rua'])
  expect(await nomes('%20balcao')).toEqual(['Zz Balcão'])
  expect(await nomes('&ordem=-tipo')).toEqual(['Zz Fone', 'Zz Rua', 'Zz Balcão'])
  expect(await nomes('&tipo=PORTA_A_PORTA')).toEqual(['Zz Rua'])
  expect(await nomes(`&empresa_id=${a.id}`)).toEqual(['Zz Balcão', 'Zz Fone'])
  expect(await nomes('&ativo=false')).toEqual(['Zz Rua'])
  const { texto } = await pedir('GET', '/exportar?busca=zz fone')
  expect(texto).toMatch(/\r\nZz Fone;Televendas;Áudio de aceite;Não;Não;Ativo;[^;]+\r\n$/)
})
