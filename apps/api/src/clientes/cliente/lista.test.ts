import { clienteApi } from '@balcao/contract/clientes/cliente/api'
import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import { beforeAll, expect, test } from 'vitest'
import { umaChave } from '#acesso/chave-api/chave-api.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'

const { s, caixa, chamar, criar, alguem } = usarClientes()
const CNPJ_COM_LETRAS = '12ABC34501DE35'

beforeAll(async () => {
  await criar({
    nome: 'João Antônio d’Ávila',
    cpf_cnpj: '52998224725',
    email: 'joao.avila@exemplo.com.br',
    id_externo: 'ERP-7781',
    telefones: [telefoneDeTeste({ numero: '+5511987654321' })],
    enderecos: [enderecoDeTeste()],
    situacao: 'ATIVO',
  })
  await criar({
    nome: 'Conceição Padaria Ltda.',
    tipo_pessoa: 'PJ',
    cpf_cnpj: CNPJ_COM_LETRAS,
    nome_fantasia: 'Pão Quente',
    telefones: [telefoneDeTeste({ numero: '+551134567890', tipo: 'COMERCIAL' })],
  })
  for (let i = 0; i < 12; i++) await criar({ nome: `Ana ${'ÁBCÇDEéfgHij'[i]} Souza`, cpf_cnpj: cpfDeTeste() })
})

const procurar = async (busca: string, mais = '', token = caixa.token) => {
  const { status, corpo } = await chamar(
    'GET',
    `?busca=${encodeURIComponent(busca)}${mais}`,
    undefined,
    token,
  )
  expect(status, JSON.stringify(corpo)).toBe(200)
  return corpo.itens.map((c: ClienteResumo) => c.nome) as string[]
}

test.each([
  'joão',
  'AVILA joao',
  'tonio',
  'd’ávila',
  '529.982.247-25',
  '52998224725',
  '529.982',
  '8224725',
  '(11) 98765-4321',
  '11 8765-4321',
  '98765-4321',
  '8765 4321',
  'joao.avila@exemplo.com.br',
  'JOAO.AVILA@exemplo',
  'erp-7781',
  'ERP7781',
  'joão 529982',
])('%j encontra o João, e só ele', async (busca) => {
  expect(await procurar(busca)).toEqual(['João Antônio d’Ávila'])
})

test.each(['12.abc.345/01de-35', '12.ABC.345', 'pao quente', 'conceicao', '(11) 3456-7890', 'padaria ltda'])(
  '%j encontra a padaria, e só ela',
  async (busca) => {
    expect(await procurar(busca)).toEqual(['Conceição Padaria Ltda.'])
  },
)

test('o código, dito como tal, encontra um', async () => {
  const { codigo, nome } = (await chamar('GET', '?busca=padaria')).corpo.itens[0]
  expect(await procurar(`nº ${codigo}`)).toEqual([nome])
})

test.each([
  'maria das dores',
  '529.982.247-99',
  'joao.avila@outro.com',
  'exemplo',
  "x' or 1=1",
  'joão maria',
])('%j não encontra ninguém', async (busca) => {
  expect(await procurar(busca)).toEqual([])
})

test.each(['a', '%', '😀'])('%j pede mais, junto ao campo', async (busca) => {
  const { status, corpo } = await chamar('GET', `?busca=${encodeURIComponent(busca)}`)
  expect(status).toBe(422)
  expect(corpo.campos.busca[0]).toContain('Digite mais')
})

test('cinco mil letras são recusadas em palavras, na lista e no total', async () => {
  for (const caminho of ['', '/total', '/consulta']) {
    const { status, corpo } = await chamar('GET', `${caminho}?busca=${'a'.repeat(5000)}`)
    expect([status, typeof corpo.campos.busca[0]]).toEqual([400, 'string'])
  }
})

test.each(['nome', '-nome', 'criado_em', '-criado_em', '-atualizado_em'])(
  'por %s, as páginas juntas são a lista, na ida e na volta, com busca ou sem',
  async (ordem) => {
    for (const busca of ['', '&busca=souza']) {
      const pagina = async (cursor?: string) =>
        (await chamar('GET', `?ordem=${ordem}&limite=3${busca}${cursor ? `&cursor=${cursor}` : ''}`)).corpo
      const inteira = (await chamar('GET', `?ordem=${ordem}&limite=200${busca}`)).corpo.itens
      const ida: ClienteResumo[] = []
      let atual = await pagina()
      for (;;) {
        ida.push(...atual.itens)
        if (!atual.proximo) break
        atual = await pagina(atual.proximo)
      }
      expect(ida).toEqual(inteira)
      const volta = [...atual.itens]
      while (atual.anterior) {
        atual = await pagina(atual.anterior)
        volta.unshift(...atual.itens)
      }
      expect(volta).toEqual(inteira)
    }
  },
)

test('os nomes vêm na ordem do português', async () => {
  const nomes = await procurar('souza', '&ordem=nome')
  expect(nomes.map((n) => n[4])).toEqual([...'ÁBCÇDEéfgHij'])
})

test('a página é o que o contrato diz', async () => {
  const { corpo } = await chamar('GET', '?limite=5')
  expect(clienteApi.listar.resposta.parse(corpo)).toEqual(corpo)
  expect((await chamar('GET', '?busca=52998224725')).corpo.itens[0]).toMatchObject({
    telefone: '+5511987654321',
    cidade: 'Campinas',
    uf: 'SP',
    restrito: false,
    situacao: 'ATIVO',
  })
})

test.each([
  ['situacao=ATIVO', 1],
  ['tipo_pessoa=PJ', 1],
  ['uf=SP', 1],
  ['uf=RJ', 0],
  ['codigo_ibge=3509502', 1],
  ['restrito=true', 0],
  ['restrito=false', 14],
  ['origem=IMPORTACAO', 0],
  ['criado_ate=2020-01-01', 0],
  ['criado_de=2020-01-01&tipo_pessoa=PF&situacao=ATIVO', 1],
])('%s filtra a lista e o total', async (filtro, quantos) => {
  const { corpo } = await chamar('GET', `?${filtro}&limite=200`)
  expect(corpo.itens).toHaveLength(quantos)
  expect((await chamar('GET', `/total?${filtro}`)).corpo).toEqual({ total: quantos, total_exato: true })
})

test('o total da busca é o dela', async () => {
  expect((await chamar('GET', '/total?busca=souza')).corpo.total).toBe(12)
  expect((await chamar('GET', '/total?busca=52998224725')).corpo.total).toBe(1)
})

test('quem não pode visualizar recebe mascarado, e não descobre um documento aos pedaços', async () => {
  const token = await alguem(['LISTAR.CLIENTE'])
  const [joao] = (await chamar('GET', '?busca=joao', undefined, token)).corpo.itens
  expect(joao).toMatchObject({
    nome: 'João Antônio d’Ávila',
    cpf_cnpj: '***.982.247-**',
    telefone: '(11) *****-4321',
    email: 'j***@exemplo.com.br',
  })
  expect(await procurar('529.982.247-25', '', token)).toHaveLength(1)
  for (const pedaco of ['529982', '8765 4321', 'joao.avila@exemplo.com.br', 'erp-7781', 'joão 529982'])
    expect(await procurar(pedaco, '', token), pedaco).toEqual([])
  const csv = (await chamar('GET', '/exportar', undefined, token)).texto
  expect(csv).toContain('***.982.247-**')
  expect(csv).not.toContain('529.982')
})

test('quem não pode visualizar não descobre um CPF por tentativas, pergunte onde perguntar', async () => {
  const token = await alguem(['LISTAR.CLIENTE'])
  const caminhos = ['', '/total', '/consulta', '/exportar']
  const tentar = async (i: number, quem = token) =>
    (await chamar('GET', `${caminhos[i % 4]}?busca=${cpfDeTeste()}`, undefined, quem)).status
  const situacoes = await Promise.all(Array.from({ length: 64 }, (_, i) => tentar(i)))
  expect(situacoes.filter((status) => status === 429)).toHaveLength(4)
  for (const i of [0, 1, 2, 3]) expect(await tentar(i), caminhos[i]).toBe(429)
  expect(await procurar('souza', '', token)).toHaveLength(12)
  for (const i of [0, 1, 2, 3]) expect(await tentar(i, caixa.token)).toBe(200)
})

test('clientes de outra empresa não aparecem em lista, busca, total, consulta nem CSV', async () => {
  const outra = (await s().fabrica.empresa('Serra Net')).id
  for (const empresas of [[outra], [outra, (await s().fabrica.empresa('Mar Net')).id], []]) {
    const token = await alguem(['LISTAR.CLIENTE', 'VISUALIZAR.CLIENTE'], empresas)
    for (const caminho of ['', '?busca=joao', '?busca=52998224725', '?ordem=nome', '/consulta?busca=joao'])
      expect((await chamar('GET', caminho, undefined, token)).corpo.itens, caminho).toEqual([])
    expect((await chamar('GET', '/total', undefined, token)).corpo.total).toBe(0)
    expect((await chamar('GET', '/exportar', undefined, token)).texto.split('\r\n')).toHaveLength(2)
  }
  const vejo = await alguem(['LISTAR.CLIENTE'], [outra, caixa.empresa])
  expect(await procurar('joao', '', vejo)).toHaveLength(1)
})

test.each(['+5511954321098', '+5511787654321'])(
  'quem não vê os dados também acha o celular %s, pelo número inteiro',
  async (numero) => {
    await criar({ nome: `Dona do ${numero}`, telefones: [telefoneDeTeste({ numero })] })
    const token = await alguem(['LISTAR.CLIENTE'])
    expect(await procurar(numero.slice(3), '', token)).toEqual([`Dona do ${numero}`])
  },
)

test('um telefone de muitos vem inteiro e em ordem, página por página', async () => {
  const telefones = [telefoneDeTeste({ numero: '+5519912345678' })]
  const nomes = Array.from({ length: 23 }, (_, n) => `Partilha ${String(n).padStart(2, '0')}`)
  for (const nome of nomes) await criar({ nome, cpf_cnpj: cpfDeTeste(), telefones })
  const vistos: string[] = []
  for (let cursor = ''; ; ) {
    const { corpo } = await chamar('GET', `?busca=19912345678&ordem=nome&limite=10${cursor}`)
    vistos.push(...corpo.itens.map((c: ClienteResumo) => c.nome))
    if (!corpo.proximo) break
    cursor = `&cursor=${corpo.proximo}`
  }
  expect(vistos).toEqual(nomes)
})

test('a exportação diz a empresa e o horário do provedor', async () => {
  const [cabecalho = '', ...linhas] = (await chamar('GET', '/exportar?busca=52998224725')).texto.split('\r\n')
  expect(cabecalho).toContain('Empresa')
  expect(linhas[0]).toContain('Vale Net')
  expect(linhas[0]).toMatch(/;\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)
})

test('o documento de um cadastro unificado encontra e conta quem ficou no lugar', async () => {
  const [fica, some] = [await criar({ nome: 'Quem Fica' }), await criar({ nome: 'Quem Some' })]
  await chamar('POST', `/${fica.id}/unificacao`, {
    outro_id: some.id,
    versao: fica.versao,
    versao_do_outro: some.versao,
    campos_do_outro: [],
  })
  expect(await procurar(some.cpf_cnpj ?? '')).toEqual(['Quem Fica'])
  expect((await chamar('GET', `/total?busca=${some.cpf_cnpj}`)).corpo.total).toBe(1)
})

test('uma exportação fica no histórico de quem a fez', async () => {
  const pessoa = await s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE'], empresas: [caixa.empresa] })
  await chamar('GET', '/exportar?situacao=ATIVO', undefined, pessoa.acesso)
  const { corpo } = await s().pedir('GET', `/usuario/${pessoa.id}/historico`, { token: caixa.token })
  expect(corpo.itens[0]).toMatchObject({
    acao: 'EXPORTAR',
    mudancas: [{ campo: 'clientes', depois: { situacao: 'ATIVO', com_busca: false } }],
  })
})

test('a exportação de uma chave de API fica no histórico da chave', async () => {
  const criador = await s().fabrica.pessoa({ grupo: 'Administrador' })
  const { id, chave } = await umaChave(s().db, criador, { permissoes: ['LISTAR.CLIENTE'] })
  expect((await chamar('GET', '/exportar', undefined, chave)).status).toBe(200)
  const { corpo } = await s().pedir('GET', `/chave-api/${id}/historico`, { token: caixa.token })
  expect(corpo.itens[0]).toMatchObject({ acao: 'EXPORTAR', mudancas: [{ campo: 'clientes' }] })
})
