import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { dadosDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDeCanal, edicaoDeCanal, umCanal } from './canal-venda.fabrica.ts'

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
  [
    'campo que o texto da gravação não tem',
    { roteiro_audio: 'Olá, {protocolo}' },
    'roteiro_audio',
    'Não existe: {protocolo}. Use só os campos da lista.',
  ],
  ['texto longo', { roteiro_audio: 'a'.repeat(3_001) }, 'roteiro_audio', 'Máximo de 3000 caracteres'],
  ['nenhuma empresa', { todas_empresas: false }, 'empresas', 'Escolha ao menos uma empresa'],
])('%s é recusado no campo', async (_, dados, campo, mensagem) => {
  const { status, corpo } = await criar(dados)
  expect([status, corpo.campos]).toEqual([400, { [campo]: [mensagem] }])
})

test('o texto lido na gravação é guardado com as suas linhas, em branco é o padrão, e o histórico o mostra', async () => {
  const { corpo } = await criar({ roteiro_audio: ' Olá, {cliente}.\n\nAceita {plano}? ' })
  expect(corpo.roteiro_audio).toBe('Olá, {cliente}.\n\nAceita {plano}?')
  const editado = await pedir('PUT', `/${corpo.id}`, edicaoDeCanal(corpo, { roteiro_audio: '  ' }))
  expect(editado.corpo.roteiro_audio).toBeNull()
  expect((await historico(corpo.id))[0].mudancas).toEqual([
    { campo: 'roteiro_audio', antes: 'Olá, {cliente}.\n\nAceita {plano}?', depois: null },
  ])
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
      const { corpo: salvo } = await pedir('PUT', `/${criado.id}`, edicaoDeCanal(criado))
      expect({ ...salvo, atualizado_em: 0, versao: 0 }).toEqual({ ...criado, atualizado_em: 0, versao: 0 })
      expect((await historico(criado.id))[0]).toMatchObject({ acao: 'EDITAR', mudancas: [] })
    }),
    { numRuns: 15 },
  )
})

test('versão velha → 409 com o registro atual; sem versão → 428', async () => {
  const { corpo: criado } = await criar()
  const primeira = await pedir('PUT', `/${criado.id}`, edicaoDeCanal(criado, { tipo: 'PARCEIRO' }))
  const segunda = await pedir('PUT', `/${criado.id}`, edicaoDeCanal(criado, { tipo: 'ONLINE' }))
  expect(segunda).toMatchObject({ status: 409, corpo: { codigo: 'VERSAO_DESATUALIZADA' } })
  expect(segunda.corpo.atual).toEqual(primeira.corpo)
  const { versao: _, ...semVersao } = edicaoDeCanal(criado)
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

describe('excluir', () => {
  const excluir = (id: string) => pedir('DELETE', `/${id}`)
  const convidar = async (canal_venda_id: string, nome = 'Pessoa Nova') => {
    const { id } = await s().fabrica.grupoChamado('Vendedor')
    const corpo = dadosDeUsuario(id, { nome, canal_venda_id })
    return s().pedir('POST', '/usuario', { token: caixa.token, corpo })
  }

  test('em uso por planos, promoções ou pessoas não se exclui, e a recusa diz os nomes', async () => {
    const { id } = await umCanal(s().db)
    await umPlano(s().db, { nome: 'Fibra 300', canais: [id] })
    await umaPromocao(s().db, { nome: 'Volta às aulas', canais: [id] })
    expect((await convidar(id, 'Ana Vendedora')).status).toBe(201)
    expect(await excluir(id)).toMatchObject({
      status: 409,
      corpo: {
        codigo: 'EM_USO',
        message:
          'Este canal não pode ser excluído enquanto estiver em uso: 1 plano (Fibra 300); 1 promoção (Volta às aulas); 1 usuário (Ana Vendedora).',
      },
    })
  })

  test('sem uso some; excluir de novo é 404', async () => {
    const { id } = await umCanal(s().db)
    expect((await excluir(id)).status).toBe(200)
    expect((await excluir(id)).status).toBe(404)
  })

  test('dar o canal a alguém e excluí-lo ao mesmo tempo: um dos dois vence', async () => {
    for (let i = 0; i < 5; i++) {
      const { id } = await umCanal(s().db)
      const [criado, excluido] = await Promise.all([convidar(id), excluir(id)])
      expect(`${criado.status} ${excluido.status}`).toMatch(/^(201 409|422 200)$/)
    }
  })
})
