import { expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarImportacoes } from '#testes/usar-importacoes.ts'
import { csvDe } from './importacao.fabrica.ts'

const { s, i } = usarImportacoes()

const COLUNAS = ['CPF', 'Nome', 'Telefone', 'Telefone 2', 'CEP', 'Endereço', 'Nº', 'Bairro', 'Cidade', 'UF']
const arquivo = (de: number) =>
  csvDe(COLUNAS, [
    [cpfDeTeste(de), 'Toda Certa', '19987654321', '', '13010-000', 'Rua A', '1', 'Centro', 'Campinas', 'SP'],
    [cpfDeTeste(de + 1), 'Segundo Errado', '19987654322', '98765-4321', '', '', '', '', '', ''],
    [cpfDeTeste(de + 2), 'Cep Errado', '', '', '00000-000', 'Rua B', '2', 'Centro', 'Campinas', 'SP'],
    ['111.111.111-11', 'Documento Errado', '', '123', '', '', '', '', '', ''],
  ])
const telefonesDe = async (cpf: string) => {
  const { rows } = await s().pool.query(
    'select jsonb_array_length(telefones) as n from cliente where cpf_cnpj = $1',
    [cpf],
  )
  return rows[0]?.n
}

test('sem escolher, um campo opcional errado rejeita a linha; escolhendo, fica de fora com aviso contado e baixado', async () => {
  expect(await i.importar(arquivo(100))).toMatchObject({
    criadas: 1,
    rejeitadas: 3,
    com_aviso: 0,
    opcional_errado: 'REJEITAR',
  })

  const escolha = { opcional_errado: 'DEIXAR_DE_FORA' } as const
  const fim = await i.importar(arquivo(200), 'AMBOS', escolha)
  expect(fim).toMatchObject({ lidas: 4, criadas: 3, rejeitadas: 1, com_aviso: 2, ...escolha })
  expect(await telefonesDe(cpfDeTeste(201))).toBe(1)
  const linhas = (await i.rejeitadas(fim.id)).trim().split('\r\n').slice(1)
  expect(linhas.map((linha) => linha.split(';').slice(-2))).toEqual([
    ['3', 'Entrou sem: Telefone 2: Falta o DDD: escreva como (11) 98765-4321'],
    ['4', 'Entrou sem: CEP: CEP inválido: o endereço desta linha fica de fora'],
    ['5', 'CPF: CPF inválido: confira os números | Telefone 2: Telefone inválido'],
  ])

  // Corrected in that very file, both are imported: the existing client gets one more phone.
  const corrigido = (await i.rejeitadas(fim.id)).replace(';98765-4321;', ';19 98765-4399;')
  expect(await i.importar(corrigido, 'AMBOS', escolha)).toMatchObject({
    atualizadas: 1,
    iguais: 1,
    com_aviso: 1,
  })
  expect(await telefonesDe(cpfDeTeste(201))).toBe(2)
})

test('a prévia conta e mostra o que fica de fora na sua coluna, e a escolha é lembrada com as colunas', async () => {
  const enviada = await i.enviada(arquivo(300))
  expect(enviada.opcional_errado).toBe('DEIXAR_DE_FORA')
  const { linhas } = await i.previa(enviada.id, enviada.mapeamento, 'AMBOS', {
    opcional_errado: 'DEIXAR_DE_FORA',
  })
  expect(linhas.map((l) => [l.desfecho, l.motivos.length, l.avisos.map((a) => a.coluna)])).toEqual([
    ['CRIAR', 0, []],
    ['CRIAR', 0, [3]],
    ['CRIAR', 0, [4]],
    ['REJEITAR', 2, []],
  ])
  const rigida = await i.previa(enviada.id, enviada.mapeamento)
  expect(rigida.linhas.map((l) => l.desfecho)).toEqual(['CRIAR', 'REJEITAR', 'REJEITAR', 'REJEITAR'])
  const estranho = await i.pedir('POST', `/${enviada.id}/previa`, {
    mapeamento: enviada.mapeamento,
    modo: 'AMBOS',
    opcional_errado: 'TANTO_FAZ',
  })
  expect(estranho.status).toBe(400)
})

test('uma linha com aviso que se repete é rejeitada, com os dois motivos', async () => {
  const linha = [cpfDeTeste(400), 'Repetida', '123']
  const fim = await i.importar(csvDe(['CPF', 'Nome', 'Fone'], [linha, linha]), 'AMBOS', {
    opcional_errado: 'DEIXAR_DE_FORA',
  })
  expect(fim).toMatchObject({ criadas: 1, com_aviso: 1, rejeitadas: 1 })
  expect(await i.rejeitadas(fim.id)).toContain(
    'Fone: Telefone inválido | CPF: Repetido no arquivo: mesmo documento da linha 2',
  )
})
