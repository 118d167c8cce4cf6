import { expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarImportacoes } from '#testes/usar-importacoes.ts'
import { csvDe } from './importacao.fabrica.ts'

const { i } = usarImportacoes()

const cabecalhoDe = (csv: string) => csv.replace('\uFEFF', '').split('\r\n')[0]

test('o arquivo das rejeitadas, corrigido e enviado de novo, lembra o que foi escolhido; o motivo antigo não volta', async () => {
  const primeira = await i.enviada(csvDe(['c1', 'c2'], [[cpfDeTeste(1), 'Ana Reis']]))
  const mapeamento = ['cpf_cnpj', 'nome'] as const
  await i.iniciar({ ...primeira, mapeamento: [...mapeamento] }, 'ATUALIZAR', {
    opcional_errado: 'DEIXAR_DE_FORA',
  })
  expect(await i.terminar(primeira.id)).toMatchObject({ rejeitadas: 1 })

  const rejeitadas = await i.rejeitadas(primeira.id)
  expect(cabecalhoDe(rejeitadas)).toBe('c1;c2;Linha;Motivo')
  const segunda = await i.enviada(rejeitadas)
  expect(segunda).toMatchObject({
    mapeamento: [...mapeamento, null, null],
    mapeamento_lembrado: true,
    ...{ modo: 'ATUALIZAR', opcional_errado: 'DEIXAR_DE_FORA' },
  })

  await i.iniciar(segunda, 'ATUALIZAR')
  expect(await i.terminar(segunda.id)).toMatchObject({ rejeitadas: 1 })
  const denovo = await i.rejeitadas(segunda.id)
  expect(cabecalhoDe(denovo)).toBe('c1;c2;Linha;Motivo')
  expect(denovo.split('\r\n')[1]).toMatch(/;Ana Reis;2;[^;]+$/)
})

test('colunas do próprio arquivo com estes nomes, se alguém as importa, voltam com ele', async () => {
  const enviada = await i.enviada(csvDe(['cpf', 'Linha', 'Motivo'], [['1', 'Eva', 'mudou']]))
  await i.iniciar({ ...enviada, mapeamento: ['cpf_cnpj', 'nome', 'observacoes'] })
  await i.terminar(enviada.id)
  expect(cabecalhoDe(await i.rejeitadas(enviada.id))).toBe('cpf;Linha;Motivo;Linha;Motivo')
})
