import { expect, test } from 'vitest'
import { xlsxDe } from '#infra/planilha/planilha.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { retratoDoBanco } from '#testes/recusas.ts'
import { usarImportacoes } from '#testes/usar-importacoes.ts'
import { csvDe } from './importacao.fabrica.ts'

const { s, caixa, i } = usarImportacoes()

const umCliente = async (documento: string) => {
  const { rows } = await s().pool.query<{ id: string }>('select id from cliente where cpf_cnpj = $1', [
    documento,
  ])
  const { corpo } = await s().pedir('GET', `/cliente/${rows[0]?.id}`, { token: caixa.token })
  return corpo
}
const historico = async (id: string) =>
  (await s().pedir('GET', `/cliente/${id}/historico`, { token: caixa.token })).corpo.itens

/** Jobs of earlier tests may still be ending. */
const retratoSemFila = async () => {
  const { 'pgboss.job': _, ...tabelas } = await retratoDoBanco(s().pool)
  return tabelas
}

const CLIENTES = `CPF/CNPJ;Nome;Celular;E-mail;CEP;Endereço;Nº;Bairro;Município;UF;Nascimento
529.982.247-25;Maria da Silva;(19) 98765-4321 / 19 3234-5678;MARIA@exemplo.com.br;13010-000;Rua Direita;10;Centro;campinas;são paulo;31/12/1985
11.222.333/0001-81;Padaria Pão Quente Ltda.;1932345678;;;;;;;;
`

test('do arquivo ao cadastro: colunas reconhecidas, dados normalizados, endereço, cidade e histórico', async () => {
  const fim = await i.importar(CLIENTES)
  expect(fim).toMatchObject({
    situacao: 'CONCLUIDA',
    formato: 'CSV',
    separador: 'ponto e vírgula',
    codificacao: 'UTF-8',
    lidas: 2,
    criadas: 2,
    rejeitadas: 0,
    andamento: 1,
    empresa: 'Rede Serrana',
  })
  const maria = await umCliente('52998224725')
  expect(maria).toMatchObject({
    nome: 'Maria da Silva',
    tipo_pessoa: 'PF',
    email: 'maria@exemplo.com.br',
    data_nascimento: '1985-12-31',
    origem: 'IMPORTACAO',
    situacao: 'ATIVO',
    telefones: [
      { numero: '+5519987654321', tipo: 'CELULAR', principal: true },
      { numero: '+551932345678', tipo: 'RESIDENCIAL', principal: false },
    ],
    enderecos: [{ tipo: 'INSTALACAO', cep: '13010000', numero: '10', cidade: 'Campinas', uf: 'SP' }],
  })
  expect(await umCliente('11222333000181')).toMatchObject({ tipo_pessoa: 'PJ', enderecos: [] })
  const [criacao] = await historico(maria.id)
  expect(criacao).toMatchObject({ acao: 'CRIAR' })
  expect(criacao.mudancas).toContainEqual({ campo: 'origem', antes: null, depois: 'IMPORTACAO' })
})

test('o mesmo arquivo outra vez não muda nada, e as colunas são lembradas', async () => {
  const antes = await retratoDoBanco(s().pool)
  const fim = await i.importar(CLIENTES)
  expect(fim).toMatchObject({ lidas: 2, criadas: 0, atualizadas: 0, iguais: 2, mapeamento_lembrado: true })
  const depois = await retratoDoBanco(s().pool)
  for (const tabela of ['cliente', 'cliente_endereco'])
    expect(depois[`public.${tabela}`]).toBe(antes[`public.${tabela}`])
})

test('atualiza só o que o arquivo diz: células vazias não apagam, e o histórico mostra antes e depois', async () => {
  const arquivo = csvDe(
    ['CPF', 'Nome', 'E-mail', 'Telefone', 'Complemento', 'Situação'],
    [['52998224725', 'Maria da Silva Souza', '', '(11) 91234-5678', 'Apto 3', 'bloqueado']],
  )
  const antes = await umCliente('52998224725')
  expect(await i.importar(arquivo)).toMatchObject({ atualizadas: 1, criadas: 0, iguais: 0 })
  const depois = await umCliente('52998224725')
  expect(depois).toMatchObject({
    nome: 'Maria da Silva Souza',
    email: 'maria@exemplo.com.br',
    situacao: 'SUSPENSO',
    versao: antes.versao + 1,
    enderecos: [{ id: antes.enderecos[0].id, logradouro: 'Rua Direita', complemento: 'Apto 3' }],
  })
  expect(depois.telefones).toHaveLength(3)
  expect(depois.telefones[2]).toMatchObject({ numero: '+5511912345678', principal: true })
  const [edicao] = await historico(depois.id)
  expect(edicao.acao).toBe('EDITAR')
  expect(edicao.mudancas).toContainEqual({
    campo: 'nome',
    antes: 'Maria da Silva',
    depois: 'Maria da Silva Souza',
  })
})

test('só criar recusa quem já existe diferente; só atualizar recusa quem não existe', async () => {
  const arquivo = csvDe(
    ['cpf', 'nome'],
    [
      ['52998224725', 'Outro Nome'],
      [cpfDeTeste(1), 'Pessoa Nova'],
    ],
  )
  const criar = await i.importar(arquivo, 'CRIAR')
  expect(criar).toMatchObject({ criadas: 1, atualizadas: 0, rejeitadas: 1 })
  expect(await i.rejeitadas(criar.id)).toContain('só cria novos')
  const atualizar = await i.importar(csvDe(['cpf', 'nome'], [[cpfDeTeste(2), 'Ninguém']]), 'ATUALIZAR')
  expect(atualizar).toMatchObject({ criadas: 0, rejeitadas: 1 })
  expect(await i.rejeitadas(atualizar.id)).toContain('só atualiza os existentes')
})

test('a prévia diz, linha a linha e célula a célula, o que a importação faria, sem gravar nada', async () => {
  const colunas = ['Documento', 'Nome', 'Nascimento', 'CEP']
  const importacao = await i.enviada(
    csvDe(colunas, [
      ['529.982.247-25', 'Maria Renomeada', '', ''],
      [cpfDeTeste(10), 'Nova Pessoa', '31/02/1990', '13010-000'],
      [cpfDeTeste(11), 'Certa', '', ''],
      [cpfDeTeste(11), 'Repetida', '', ''],
    ]),
  )
  expect(importacao.mapeamento).toEqual(['cpf_cnpj', 'nome', 'data_nascimento', 'cep'])
  const antes = await retratoSemFila()
  const { linhas } = await i.previa(importacao.id, importacao.mapeamento)
  expect(linhas.map((l) => l.desfecho)).toEqual(['ATUALIZAR', 'REJEITAR', 'CRIAR', 'REJEITAR'])
  expect(linhas.map((l) => l.mudancas)).toEqual([[{ coluna: 1, antes: 'Maria da Silva Souza' }], [], [], []])
  expect(linhas[1]?.motivos).toContainEqual(
    expect.objectContaining({
      coluna: 2,
      campo: 'data_nascimento',
      texto: expect.stringContaining('dia/mês/ano'),
    }),
  )
  expect(linhas[1]?.motivos.map((m) => m.campo)).toEqual(
    expect.arrayContaining(['logradouro', 'numero', 'bairro', 'cidade']),
  )
  expect(linhas[3]?.motivos[0]?.texto).toBe('Repetido no arquivo: mesmo documento da linha 4')
  expect(await retratoSemFila()).toEqual(antes)
})

test('a prévia mostra as células antes de as colunas obrigatórias serem escolhidas, e cada linha diz o que falta', async () => {
  const { id } = await i.enviada(csvDe(['a', 'b'], [['x', 'Fulano']]))
  const { linhas } = await i.previa(id, [null, null])
  expect(linhas).toMatchObject([{ celulas: ['x', 'Fulano'], desfecho: 'REJEITAR' }])
  expect(linhas[0]?.motivos.map((m) => m.texto)).toEqual([
    'Falta o CPF ou CNPJ',
    'Falta o nome ou razão social',
  ])
  const errado = await i.pedir('POST', `/${id}/previa`, { mapeamento: ['nome'], modo: 'AMBOS' })
  expect(errado.status).toBe(422)
  expect(errado.corpo.campos.mapeamento[0]).toMatch(/não são as deste arquivo/)
})

test('uma planilha XLSX entra como o CSV: documento em número, data do Excel', async () => {
  const numero = Number(cpfDeTeste(20))
  const fim = await i.importar(
    xlsxDe([
      ['CPF', 'Nome', 'Nascimento'],
      [numero, 'Do Excel', '1990-05-20'],
    ]),
  )
  expect(fim).toMatchObject({ formato: 'XLSX', separador: null, criadas: 1 })
})

test('a planilha modelo tem todas as colunas reconhecidas, e o seu exemplo é recusado, se ficou nela', async () => {
  const modelo = await i.pedir('GET', '/modelo')
  expect(modelo.cabecalhos['content-type']).toContain('text/csv')
  const importacao = await i.enviada(modelo.texto)
  expect(importacao.mapeamento).not.toContain(null)
  const { linhas } = await i.previa(importacao.id, importacao.mapeamento)
  expect(linhas[0]).toMatchObject({
    desfecho: 'REJEITAR',
    motivos: [{ coluna: null, texto: 'É a linha de exemplo do modelo: apague-a' }],
  })
})

test('as rejeitadas voltam como no arquivo, com linha e motivo, sem fórmula viva; corrigidas, entram', async () => {
  const arquivo = csvDe(
    ['CPF', 'Nome', 'Telefone', 'Obs'],
    [
      ['111.111.111-11', 'Documento Ruim', '123', '=1+1'],
      ['', 'Sem Documento', '', '＝1+1'],
    ],
  )
  const fim = await i.importar(arquivo)
  expect(fim).toMatchObject({ rejeitadas: 2, criadas: 0 })
  const texto = await i.rejeitadas(fim.id)
  expect(texto).toContain('CPF;Nome;Telefone;Obs;Linha;Motivo')
  expect(texto).toContain(`"'=1+1"`)
  expect(texto).toContain(`"'＝1+1"`)
  expect(texto).toMatch(/CPF: CPF inválido: confira os números \| Telefone: Telefone inválido/)
  const corrigido = texto.replace('111.111.111-11', cpfDeTeste(30)).replace(';123;', ';11987654321;')
  expect(await i.importar(corrigido)).toMatchObject({ criadas: 1, rejeitadas: 1 })
  expect(await umCliente(cpfDeTeste(30))).toMatchObject({ observacoes: '=1+1' })
})
