import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dadosCompletos, montarVenda, ofertaDeTeste } from '../../venda.fabrica.tsx'

const abrir = (opcoes: Parameters<typeof montarVenda>[1]) =>
  montarVenda('revisao', { ofertas: [ofertaDeTeste()], ...opcoes })

const cliente = page.getByRole('region', { name: 'Cliente', exact: true })
const linha = (rotulo: string, valor: string) =>
  expect
    .poll(() => {
      const termos = [...(cliente.query()?.querySelectorAll('dt') ?? [])]
      return termos.find((dt) => dt.textContent === rotulo)?.nextElementSibling?.textContent
    })
    .toBe(valor)

test('mostra também o que foi preenchido em Mais dados', async () => {
  abrir({
    dados: dadosCompletos({
      cliente: {
        ...dadosCompletos().cliente,
        ...{ nome_social: 'Mari', rg: '12.345.678-9', nome_mae: 'Joana Souza' },
        // Left from a document that was corrected: it is not sent.
        nome_fantasia: 'Padaria',
      },
    }),
  })
  await linha('Nome social', 'Mari')
  await linha('RG', '12.345.678-9')
  await linha('Nome da mãe', 'Joana Souza')
  expect(cliente.getByText('Padaria').query()).toBeNull()
})

test('de uma empresa, mostra também o nome fantasia, a inscrição e quando nasceu quem responde', async () => {
  abrir({
    dados: dadosCompletos({
      cliente: {
        ...{ tipo_pessoa: 'PJ', cpf_cnpj: '11222333000181', nome: 'Padaria Ltda', nome_fantasia: 'Pão Bom' },
        inscricao_estadual: '110.042.490.114',
        responsavel: { nome: 'Rui', cpf: '52998224725', data_nascimento: '1980-02-03' },
      },
    }),
  })
  await linha('Nome fantasia', 'Pão Bom')
  await linha('Inscrição estadual', '110.042.490.114')
  await linha('Responsável', 'Rui, 529.982.247-25, nasc. 03/02/1980')
})
