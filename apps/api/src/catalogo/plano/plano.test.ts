import type { Permissao } from '@balcao/contract/base/permissao'
import type { NovoPlano, Plano } from '@balcao/contract/catalogo/plano'
import { beforeAll, expect, test } from 'vitest'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDePlano, edicaoDePlano } from './plano.fabrica.ts'

const s = usarServidor()
const CAMPINAS = 3509502
const RECIFE = 2611606
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const caixa = { token: '', wifi: '', mesh: '', loja: '', rapido: '', suporte: '' }

beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  caixa.rapido = (
    await criar('/recurso', { nome: 'Wi-Fi 6', descricao: null, icone: 'tabler:wifi', cor: null })
  ).id
  caixa.suporte = (
    await criar('/recurso', {
      nome: 'Suporte 24 h',
      descricao: null,
      icone: 'tabler:headset',
      cor: '#0033a1',
    })
  ).id
  const adicional = {
    descricao: null,
    categoria: 'WIFI',
    cobranca: 'MENSAL',
    quantidade_maxima: 1,
    icone: null,
  }
  caixa.wifi = (
    await criar('/adicional', {
      ...adicional,
      nome: 'Ponto extra',
      valor: 1990,
      incompativel_com: [],
      ativo: true,
    })
  ).id
  caixa.mesh = (
    await criar('/adicional', {
      ...adicional,
      nome: 'Malha Wi-Fi',
      valor: 2990,
      incompativel_com: [caixa.wifi],
      ativo: true,
    })
  ).id
  caixa.loja = (
    await criar('/canal-venda', {
      nome: 'Loja Centro',
      tipo: 'LOJA',
      anexos_obrigatorios: [],
      exige_aceite_digital: false,
      fora_do_estabelecimento: false,
      roteiro_audio: null,
      todas_empresas: true,
      empresas: [],
      ativo: true,
    })
  ).id
})

const pedir = (metodo: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, corpo?: object, token = caixa.token) =>
  s().pedir(metodo, url, { token, ...(corpo && { corpo }) })

const criar = async (url: string, corpo: object) => {
  const resposta = await pedir('POST', url, corpo)
  expect(resposta.status, resposta.texto).toBe(201)
  return resposta.corpo
}
const criarPlano = (dados: Partial<NovoPlano> = {}): Promise<Plano> => criar('/plano', dadosDePlano(dados))

const mandatario = async (permissoes: Permissao[], empresas?: string[]) =>
  (await s().fabrica.pessoa({ grupo: permissoes, ...(empresas && { empresas }) })).acesso

const completo = () => ({
  nome: 'Fibra 700',
  descricao: 'Para a casa toda',
  cidades: [RECIFE, CAMPINAS],
  canais: [caixa.loja],
  recursos: [caixa.suporte, caixa.rapido],
  adicionais: [
    { adicional_id: caixa.mesh, obrigatorio: true, valor: 990 },
    { adicional_id: caixa.wifi, obrigatorio: false, valor: null },
  ],
})

test('um plano novo nasce inteiro: onde é vendido, recursos em ordem, adicionais e o primeiro preço', async () => {
  const plano = await criarPlano({ ...completo(), codigo: ' f700 ' })
  expect(plano).toMatchObject({
    codigo: 'F700',
    todas_cidades: false,
    cidades: [RECIFE, CAMPINAS],
    canais: [{ id: caixa.loja, nome: 'Loja Centro' }],
    recursos: [{ nome: 'Suporte 24 h' }, { nome: 'Wi-Fi 6', icone: 'tabler:wifi' }],
    adicionais: [
      { nome: 'Malha Wi-Fi', obrigatorio: true, valor: 990, valor_de_tabela: 2990 },
      { nome: 'Ponto extra', obrigatorio: false, valor: null, valor_de_tabela: 1990 },
    ],
    situacao: 'A_VENDA',
    promocoes: 0,
    editavel: true,
    versao: 1,
  })
  expect(plano.preco).toEqual({
    a_partir_de: '2026-01-01',
    valor_mensal: 99_90,
    taxa_instalacao: 0,
    situacao: 'VIGENTE',
  })
  expect((await pedir('GET', `/plano/${plano.id}`)).corpo).toEqual(plano)
})

test('um plano que só começa depois já tem preço desde hoje', async () => {
  const plano = await criarPlano({ vigencia_inicio: '2999-01-01' })
  expect(plano.situacao).toBe('FUTURO')
  expect(plano.preco?.situacao).toBe('VIGENTE')
  expect(plano.precos).toHaveLength(1)
})

test('editar troca as listas inteiras, na ordem que veio, e não toca nos preços', async () => {
  const antes = await criarPlano(completo())
  const { status, corpo } = await pedir(
    'PUT',
    `/plano/${antes.id}`,
    edicaoDePlano(antes, {
      nome: 'Fibra 800',
      cidades: [CAMPINAS],
      recursos: [caixa.rapido, caixa.suporte],
      adicionais: [{ adicional_id: caixa.wifi, obrigatorio: true, valor: null }],
      todos_canais: true,
      canais: [],
    }),
  )
  expect(status).toBe(200)
  expect(corpo).toMatchObject({
    nome: 'Fibra 800',
    cidades: [CAMPINAS],
    canais: [],
    recursos: [{ nome: 'Wi-Fi 6' }, { nome: 'Suporte 24 h' }],
    adicionais: [{ nome: 'Ponto extra', obrigatorio: true }],
    precos: antes.precos,
    versao: 2,
  })
})

test('quem salva depois recebe o registro como está, e nada se perde', async () => {
  const plano = await criarPlano()
  await pedir('PUT', `/plano/${plano.id}`, edicaoDePlano(plano, { nome: 'Primeira' }))
  const { status, corpo } = await pedir(
    'PUT',
    `/plano/${plano.id}`,
    edicaoDePlano(plano, { nome: 'Segunda' }),
  )
  expect(status).toBe(409)
  expect(corpo).toMatchObject({ codigo: 'VERSAO_DESATUALIZADA', atual: { nome: 'Primeira', versao: 2 } })
})

test.each<[string, string, () => Partial<NovoPlano>]>([
  ['termina antes de começar', 'vigencia_fim', () => ({ vigencia_fim: '2025-12-31' })],
  ['custa menos que nada', 'valor_mensal', () => ({ valor_mensal: -1 })],
  ['custa mais de R$ 1.000.000,00', 'valor_mensal', () => ({ valor_mensal: 1_000_000_01 })],
  ['tem centavo quebrado', 'taxa_instalacao', () => ({ taxa_instalacao: 0.5 })],
  ['prende pessoa física por 13 meses', 'fidelidade_meses', () => ({ fidelidade_meses: 13 })],
  ['prende sem benefício', 'beneficio_descricao', () => ({ beneficio_descricao: ' ' })],
  ['prende por um benefício sem valor', 'beneficio_valor', () => ({ beneficio_valor: 0 })],
  ['não é para ninguém', 'tipos_pessoa', () => ({ tipos_pessoa: [] })],
  ['não tem cidade', 'cidades', () => ({ cidades: [] })],
  ['tem cidade desconhecida', 'cidades', () => ({ cidades: [CAMPINAS, 3599999] })],
  ['tem cidade repetida', 'cidades', () => ({ cidades: [CAMPINAS, CAMPINAS] })],
  ['tem canal desconhecido', 'canais', () => ({ canais: [NINGUEM] })],
  ['tem empresa desconhecida', 'empresas', () => ({ empresas: [NINGUEM] })],
  ['tem recurso desconhecido', 'recursos', () => ({ recursos: [NINGUEM] })],
  ['tem imagem desconhecida', 'imagem', () => ({ imagem: NINGUEM })],
  ['tem código com espaço', 'codigo', () => ({ codigo: 'CODIGO PARTIDO' })],
  [
    'tem adicional desconhecido',
    'adicionais',
    () => ({ adicionais: [{ adicional_id: NINGUEM, obrigatorio: false, valor: null }] }),
  ],
  [
    'tem adicional repetido',
    'adicionais',
    () => ({
      adicionais: [true, false].map((obrigatorio) => ({
        adicional_id: caixa.wifi,
        obrigatorio,
        valor: null,
      })),
    }),
  ],
])('o plano que %s é recusado no campo %s, e nada fica pela metade', async (_, campo, dados) => {
  const corpo = dadosDePlano(dados())
  const recusa = await pedir('POST', '/plano', corpo)
  expect([400, 422]).toContain(recusa.status)
  expect(Object.keys(recusa.corpo.campos)).toEqual([campo])
  expect((await pedir('GET', `/plano?busca=${encodeURIComponent(corpo.codigo)}`)).corpo.total).toBe(0)
})

test('treze meses só para empresas é permitido', async () => {
  expect((await criarPlano({ tipos_pessoa: ['PJ'], fidelidade_meses: 13 })).fidelidade_meses).toBe(13)
})

test('dois planos não têm o mesmo código; o de um plano excluído fica livre', async () => {
  const { id } = await criarPlano({ codigo: 'UNICO' })
  const repetido = await pedir('POST', '/plano', dadosDePlano({ codigo: 'unico' }))
  expect(repetido.status).toBe(422)
  expect(repetido.corpo.campos).toEqual({ codigo: ['Já existe um plano com este código'] })
  expect((await pedir('DELETE', `/plano/${id}`)).status).toBe(200)
  expect((await pedir('GET', `/plano/${id}`)).status).toBe(404)
  await criarPlano({ codigo: 'UNICO' })
})

test('dois adicionais que não se vendem juntos não são obrigatórios no mesmo plano', async () => {
  const { status, corpo } = await pedir(
    'POST',
    '/plano',
    dadosDePlano({
      adicionais: [caixa.mesh, caixa.wifi].map((adicional_id) => ({
        adicional_id,
        obrigatorio: true,
        valor: null,
      })),
    }),
  )
  expect(status).toBe(422)
  expect(corpo.campos.adicionais[0]).toMatch(/Malha Wi-Fi e Ponto extra não podem ser vendidos juntos/)
})

test('nem um obrigatório do plano com um que a promoção obriga', async () => {
  await umaPromocao(s().db, { nome: 'Verão', obrigatorios: [caixa.wifi] })
  const adicionais = [{ adicional_id: caixa.mesh, obrigatorio: true, valor: null }]
  const { status, corpo } = await pedir('POST', '/plano', dadosDePlano({ adicionais }))
  await s().pool.query('update promocao set excluido_em = now() where nome = $1', ['Verão'])
  expect(status).toBe(422)
  expect(corpo.campos.adicionais).toEqual([
    'Malha Wi-Fi não pode ser vendido com Ponto extra, obrigatório na promoção Verão',
  ])
})

test('sem poder vincular adicionais, o resto se edita, mas não quais são obrigatórios', async () => {
  const plano = await criarPlano(completo())
  const token = await mandatario(['EDITAR.PLANO', 'LISTAR.PLANO'])
  const editar = (mudancas: Parameters<typeof edicaoDePlano>[1], de = plano) =>
    pedir('PUT', `/plano/${plano.id}`, edicaoDePlano(de, mudancas), token)
  const [obrigatorio, opcional] = edicaoDePlano(plano).adicionais
  if (!obrigatorio || !opcional) throw new Error('sem adicionais')

  expect((await editar({ adicionais: [opcional] })).status).toBe(403)
  expect((await editar({ adicionais: [{ ...obrigatorio, obrigatorio: false }, opcional] })).status).toBe(403)
  const semOpcional = await editar({ nome: 'Outro nome', adicionais: [{ ...obrigatorio, valor: 500 }] })
  expect(semOpcional.status).toBe(200)
  expect(semOpcional.corpo.adicionais).toMatchObject([{ nome: 'Malha Wi-Fi', obrigatorio: true, valor: 500 }])
})

test('um plano citado por promoções não é excluído, e a recusa diz quais, como a pergunta antes dela', async () => {
  const plano = await criarPlano()
  const uso = async () => (await pedir('GET', `/plano/${plano.id}/uso`)).corpo
  expect(await uso()).toEqual({ onde: '' })
  await umaPromocao(s().db, { nome: 'Volta às aulas', planos: [plano.id], obrigatorios: [] })
  expect(await uso()).toEqual({ onde: '1 promoção (Volta às aulas)' })
  const { status, corpo } = await pedir('DELETE', `/plano/${plano.id}`)
  expect(status).toBe(409)
  expect(corpo.message).toBe(
    'Este plano não pode ser excluído enquanto estiver em uso: 1 promoção (Volta às aulas).',
  )
  expect((await pedir('GET', `/plano/${plano.id}`)).corpo.promocoes).toBe(1)
})

test('o histórico fala em nomes, reais e quantas cidades', async () => {
  const antes = await criarPlano(completo())
  const cidades = (
    await s().pool.query<{ codigo: number }>(
      'select codigo from municipio where codigo <> $1 order by codigo limit 20',
      [CAMPINAS],
    )
  ).rows.map((m) => m.codigo)
  await pedir('PUT', `/plano/${antes.id}`, edicaoDePlano(antes, { recursos: [], cidades }))
  const { itens } = (await pedir('GET', `/plano/${antes.id}/historico`)).corpo
  expect(itens[0].mudancas).toEqual([
    { campo: 'recursos', antes: ['Suporte 24 h', 'Wi-Fi 6'], depois: [] },
    { campo: 'cidades', antes: '2 cidades', depois: '20 cidades (+20 −2)' },
  ])
  const criacao = Object.fromEntries(
    itens[1].mudancas.map((m: { campo: string; depois: unknown }) => [m.campo, m.depois]),
  )
  expect(criacao).toMatchObject({
    'Preço a partir de 01/01/2026': 'R$ 99,90 por mês, instalação R$ 0,00',
    canais: ['Loja Centro'],
    adicionais: ['Malha Wi-Fi (obrigatório, R$ 9,90)', 'Ponto extra (opcional)'],
    cidades: '2 cidades (+Recife/PE, Campinas/SP)',
  })
})
