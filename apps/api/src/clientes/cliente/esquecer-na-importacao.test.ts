import { expect, test } from 'vitest'
import { chamadasDeImportacao, csvDe } from '#clientes/importacao/importacao.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarClientes } from '#testes/usar-clientes.ts'

const { s, caixa, chamar, criar } = usarClientes()
const i = chamadasDeImportacao(s, () => caixa)

test('anonimizar tira a pessoa e os cadastros que ela absorveu do que as importações guardam', async () => {
  const fica = await criar({ nome: 'Quitéria Alecrim', email: 'quiteria@exemplo.com.br' })
  const sai = await criar({ nome: 'Quitéria A.' })
  const outra = cpfDeTeste()
  // All rows are rejected, because the city does not exist.
  const linhas = [
    [fica.cpf_cnpj ?? '', 'Quitéria Alecrim', '', 'Lugar Nenhum', 'SP'],
    [sai.cpf_cnpj ?? '', 'Quitéria A.', '', 'Lugar Nenhum', 'SP'],
    ['1', 'Quitéria de Novo', 'Quiteria@exemplo.com.br', 'Lugar Nenhum', 'SP'],
    [outra, 'Rosalina Hortelã', '', 'Lugar Nenhum', 'SP'],
  ]
  const importacao = await i.importar(csvDe(['CPF', 'Nome', 'E-mail', 'Cidade', 'UF'], linhas))
  expect(importacao.rejeitadas).toBe(4)
  const { corpo } = await chamar('POST', `/${fica.id}/unificacao`, {
    outro_id: sai.id,
    versao: 1,
    versao_do_outro: 1,
    campos_do_outro: ['cpf_cnpj'],
  })
  const pedido = { motivo: 'Pedido', versao: corpo.versao }
  expect((await chamar('POST', `/${fica.id}/anonimizacao`, pedido)).status).toBe(200)

  const rejeitadas = await i.rejeitadas(importacao.id)
  expect(rejeitadas).toContain('Rosalina Hortelã')
  expect(rejeitadas).not.toContain('Quitéria')
  const { rows } = await s().pool.query('select amostra::text from importacao where id = $1', [importacao.id])
  expect(rows[0].amostra).toContain('Rosalina')
  expect(rows[0].amostra).not.toContain('Quitéria')
})
