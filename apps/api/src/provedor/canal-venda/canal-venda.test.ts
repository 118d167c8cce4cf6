import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import type { Permissao } from '@balcao/contract/base/permissao'
import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { dadosDeUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
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
    'Há um campo entre chaves que não existe: use só os da lista',
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

describe('quem tem só algumas empresas', () => {
  const GESTOR: Permissao[] = [
    'LISTAR.CANAL_VENDA',
    'CRIAR.CANAL_VENDA',
    'EDITAR.CANAL_VENDA',
    'EXCLUIR.CANAL_VENDA',
  ]
  const cada = { token: '', minha: '', outra: '', meu: '', alheio: '', dividido: '', geral: '' }
  beforeAll(async () => {
    const { db, fabrica } = s()
    const [minha, outra] = [(await fabrica.empresa()).id, (await fabrica.empresa()).id]
    Object.assign(cada, {
      token: (await fabrica.pessoa({ grupo: GESTOR, empresas: [minha] })).acesso,
      minha,
      outra,
      meu: (await umCanal(db, { nome: 'Quiosque meu', empresas: [minha] })).id,
      alheio: (await umCanal(db, { nome: 'Quiosque alheio', empresas: [outra] })).id,
      dividido: (await umCanal(db, { nome: 'Quiosque dividido', empresas: [minha, outra] })).id,
      geral: (await umCanal(db, { nome: 'Quiosque geral' })).id,
    })
  })
  const chamar = (metodo: 'GET' | 'PUT' | 'POST' | 'DELETE', resto = '', corpo?: object) =>
    s().pedir(metodo, `/canal-venda${resto}`, { token: cada.token, ...(corpo && { corpo }) })

  test('o canal de outra empresa responde os mesmos bytes que um id inexistente, em cada chamada', async () => {
    const corpo = { ...dadosDeCanal({ empresas: [cada.minha] }), versao: 1 }
    for (const [metodo, resto, dados] of [
      ['GET', '', undefined],
      ['GET', '/historico', undefined],
      ['PUT', '', corpo],
      ['DELETE', '', undefined],
    ] as const) {
      const inexistente = await chamar(metodo, `/${NINGUEM}${resto}`, dados)
      const alheio = await chamar(metodo, `/${cada.alheio}${resto}`, dados)
      expect([inexistente.status, alheio.status], `${metodo} ${resto}`).toEqual([404, 404])
      expect(alheio.texto).toBe(inexistente.texto)
    }
  })

  test('lista, opções e CSV trazem os de uma empresa da pessoa e os de todas', async () => {
    const nomes = (itens: { nome: string }[]) =>
      itens.map((c) => c.nome).filter((n) => n.startsWith('Quiosque'))
    expect(nomes((await chamar('GET', '?busca=quiosque')).corpo.itens)).toEqual([
      'Quiosque dividido',
      'Quiosque geral',
      'Quiosque meu',
    ])
    expect(nomes((await chamar('GET', '/opcoes')).corpo)).toEqual([
      'Quiosque dividido',
      'Quiosque geral',
      'Quiosque meu',
    ])
    expect((await chamar('GET', '/exportar')).texto).not.toContain('Quiosque alheio')
  })

  test('um canal que também é de outras empresas se vê, mas não se altera', async () => {
    for (const id of [cada.dividido, cada.geral]) {
      expect((await chamar('GET', `/${id}`)).corpo.editavel).toBe(false)
      const corpo = { ...dadosDeCanal({ empresas: [cada.minha] }), versao: 1 }
      expect((await chamar('PUT', `/${id}`, corpo)).status).toBe(403)
      expect((await chamar('DELETE', `/${id}`)).status).toBe(403)
      expect((await chamar('GET', `/${id}/historico`)).status).toBe(403)
    }
    expect((await chamar('GET', `/${cada.meu}`)).corpo.editavel).toBe(true)
    expect((await chamar('GET', `/${cada.meu}/historico`)).status).toBe(200)
  })

  test('de um canal dividido se veem as próprias empresas, e filtrar pela outra é como por uma que não existe', async () => {
    const { corpo } = await chamar('GET', `/${cada.dividido}`)
    expect(corpo.empresas.map((e: { id: string }) => e.id)).toEqual([cada.minha])
    const total = async (empresa: string) =>
      (await chamar('GET', `?busca=quiosque&empresa_id=${empresa}`)).corpo.total
    expect(await total(cada.outra)).toBe(await total(NINGUEM))
    expect(await total(cada.minha.toUpperCase())).toBe(3)
  })

  test('a recusa de excluir conta o que é de outras empresas sem dizer os nomes', async () => {
    const { db, fabrica } = s()
    const { id } = await umCanal(db, { empresas: [cada.minha] })
    const alheio = await umPlano(db, { nome: 'Segredo', empresas: [cada.outra], canais: [id] })
    await umPlano(db, { nome: 'Fibra minha', empresas: [cada.minha], canais: [id] })
    await umaPromocao(db, { nome: 'Segredo', planos: [alheio.id], canais: [id] })
    await umaPromocao(db, { nome: 'Natal', canais: [id] })
    for (const [nome, empresas] of [
      ['Segredo', [cada.outra]],
      ['Ana', [cada.minha]],
    ] as const) {
      const pessoa = await fabrica.usuario({ nome, empresas: [...empresas] })
      await db.update(usuario).set({ canal_venda_id: id }).where(eq(usuario.id, pessoa.id))
    }
    const { status, corpo } = await chamar('DELETE', `/${id}`)
    expect([status, corpo.message]).toEqual([
      409,
      'Este canal não pode ser excluído enquanto estiver em uso: 2 planos (Fibra minha, de outra empresa); ' +
        '2 promoções (Natal, de outra empresa); 2 usuários (Ana, de outra empresa).',
    ])
  })

  test('não se cria nem se passa um canal para empresas que não se tem', async () => {
    expect((await chamar('POST', '', dadosDeCanal())).status).toBe(403)
    const alheia = await chamar('POST', '', dadosDeCanal({ empresas: [cada.minha, cada.outra] }))
    expect([alheia.status, alheia.corpo.campos]).toEqual([422, { empresas: ['Empresa não encontrada'] }])
    const corpo = { ...dadosDeCanal({ empresas: [cada.outra] }), versao: 1 }
    expect((await chamar('PUT', `/${cada.meu}`, corpo)).status).toBe(422)
    expect((await chamar('POST', '', dadosDeCanal({ empresas: [cada.minha] }))).status).toBe(201)
  })

  test('inativo ou excluído sai das opções', async () => {
    const { db } = s()
    await umCanal(db, { nome: 'Inativo', ativo: false })
    const { id } = await umCanal(db, { nome: 'Efêmero', empresas: [cada.minha] })
    expect((await chamar('DELETE', `/${id}`)).status).toBe(200)
    const { texto } = await chamar('GET', '/opcoes')
    expect(texto).not.toMatch(/Inativo|Efêmero/)
  })
})
