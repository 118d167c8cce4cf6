import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { retratoDoBanco } from '#testes/recusas.ts'
import { chamadasDeAdicional, dadosDeAdicional } from './adicional.fabrica.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})
const { pedir, criar, criado, editar, historico } = chamadasDeAdicional(s, () => caixa.token)

test('criar grava, obter devolve o mesmo, e o histórico diz quem fez', async () => {
  const { status, corpo } = await criar({ nome: ' Paramount+ ', descricao: ' ', valor: 1990 })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({
    nome: 'Paramount+',
    descricao: null,
    valor: 1990,
    incompativel_com: [],
    planos: 0,
    promocoes: 0,
    versao: 1,
  })
  expect((await pedir('GET', `/${corpo.id}`)).corpo).toEqual(corpo)
  expect((await historico(corpo.id))[0]).toMatchObject({ acao: 'CRIAR', quem: 'Administrador' })
})

test.each([
  [{ valor: -1 }, 'valor', 'O valor mínimo é R$ 0,00'],
  [{ valor: 100_000_001 }, 'valor', 'O valor máximo é R$ 1.000.000,00'],
  [{ valor: 19.9 }, 'valor', 'Informe somente números inteiros'],
  [{ quantidade_maxima: 0 }, 'quantidade_maxima', 'O valor mínimo é 1'],
  [{ quantidade_maxima: 100 }, 'quantidade_maxima', 'O valor máximo é 99'],
  [{ icone: 'tabler:nao-existe' }, 'icone', 'Este ícone não existe'],
  [{ nome: ' ' }, 'nome', 'Este campo é obrigatório'],
  [{ nome: '\u200b\u200b\u2060' }, 'nome', 'Mínimo de 2 caracteres'],
  [{ nome: '\u200ba' }, 'nome', 'Mínimo de 2 caracteres'],
  [{ categoria: 'BRINDE' }, 'categoria', 'Valor não permitido'],
])('recusa %j no campo, e nada fica gravado', async (mudancas, campo, texto) => {
  const antes = await retratoDoBanco(s().pool)
  const { status, corpo } = await criar(mudancas)
  expect([400, 422]).toContain(status)
  expect(corpo.campos).toEqual({ [campo]: [texto] })
  expect(await retratoDoBanco(s().pool)).toEqual(antes)
})

test('o valor vai até R$ 1.000.000,00, e nada custa nada', async () => {
  expect((await criar({ valor: 100_000_000 })).status).toBe(201)
  expect((await criar({ valor: 0 })).status).toBe(201)
})

test('o mesmo nome, com outros acentos ou caixa, é recusado no campo ao criar e ao editar', async () => {
  await criado({ nome: 'Câmera de segurança' })
  const outro = await criado({ nome: 'Ponto extra' })
  const recusa = { status: 422, corpo: { campos: { nome: ['Já existe um adicional com este nome'] } } }
  expect(await criar({ nome: 'CAMERA DE SEGURANÇA' })).toMatchObject(recusa)
  expect(await editar(outro, { nome: 'camera de seguranca' })).toMatchObject(recusa)
})

test('Disney e Disney+ são dois nomes: só acentos e caixa não distinguem', async () => {
  await criado({ nome: 'Disney' })
  const mais = await criado({ nome: 'Disney+' })
  expect((await editar(mais, { nome: 'DISNEY' })).status).toBe(422)
  expect((await editar(mais, { nome: 'Disney + ESPN' })).status).toBe(200)
})

test('versão velha → 409 com o registro atual; sem versão → 428; campo estranho → 400', async () => {
  const inicial = await criado()
  const primeira = await editar(inicial, { valor: 2990 })
  expect(primeira.corpo).toMatchObject({ valor: 2990, versao: 2 })
  expect((await historico(inicial.id))[0].mudancas).toEqual([
    { campo: 'valor', antes: inicial.valor, depois: 2990 },
  ])
  expect(await editar(inicial, { valor: 1 })).toMatchObject({
    status: 409,
    corpo: { codigo: 'VERSAO_DESATUALIZADA', atual: primeira.corpo },
  })
  expect((await pedir('PUT', `/${inicial.id}`, dadosDeAdicional())).status).toBe(428)
  expect((await criar({ planos: 3 })).status).toBe(400)
})

test('em planos e promoções não se exclui, e a recusa diz quais', async () => {
  const { id } = await criado()
  const plano = await umPlano(s().db, { nome: 'Fibra 700', opcionais: [id] })
  const promocao = await umaPromocao(s().db, { nome: 'Black Friday', obrigatorios: [id] })
  expect((await pedir('GET', `/${id}`)).corpo).toMatchObject({ planos: 1, promocoes: 1 })
  expect((await pedir('GET', `/${id}/uso`)).corpo).toEqual({
    onde: '1 plano (Fibra 700); 1 promoção (Black Friday)',
  })
  expect(await pedir('DELETE', `/${id}`)).toMatchObject({
    status: 409,
    corpo: {
      codigo: 'EM_USO',
      message:
        'Este adicional não pode ser excluído enquanto estiver em uso: 1 plano (Fibra 700); 1 promoção (Black Friday).',
    },
  })
  await s().pool.query('update plano set excluido_em = now() where id = $1', [plano.id])
  await s().pool.query('update promocao set excluido_em = now() where id = $1', [promocao.id])
  expect((await pedir('DELETE', `/${id}`)).status).toBe(200)
  expect((await pedir('DELETE', `/${id}`)).status).toBe(404)
})

test('a lista busca sem acento, filtra, ordena por valor e sai em CSV', async () => {
  for (const [nome, valor] of [
    ['Telefone básico', 1000],
    ['Telefone médio', 2000],
    ['Telefone ilimitado', 3000],
  ] as const)
    await criado({ nome, valor, categoria: 'TELEFONIA', ativo: valor !== 2000 })
  const nomes = async (resto: string) =>
    (await pedir('GET', resto)).corpo.itens.map((a: { nome: string }) => a.nome)
  expect(await nomes('?busca=telefone%20basico')).toEqual(['Telefone básico'])
  expect(await nomes('?categoria=TELEFONIA&ordem=-valor')).toEqual([
    'Telefone ilimitado',
    'Telefone médio',
    'Telefone básico',
  ])
  expect(await nomes('?categoria=TELEFONIA&ativo=false')).toEqual(['Telefone médio'])
  expect(await nomes('?categoria=TELEFONIA&cobranca=UNICA')).toEqual([])
  expect((await pedir('GET', '/exportar?busca=telefone%20medio')).texto).toBe(
    '\uFEFFNome;Categoria;Cobrança;Valor;Situação\r\nTelefone médio;Telefonia;Mensal;R$ 20,00;Inativo\r\n',
  )
})

test('as opções trazem o preço de tabela e os inativos marcados', async () => {
  const { id, nome } = await criado({ valor: 500, ativo: false })
  const { corpo } = await pedir('GET', '/opcoes')
  expect(corpo).toContainEqual({ id, nome, icone: null, cobranca: 'MENSAL', valor: 500, ativo: false })
})
