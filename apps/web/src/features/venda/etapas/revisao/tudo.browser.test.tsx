import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  clienteNaVenda,
  consultaDeTeste,
  dadosCompletos,
  montarVenda,
  ofertaDeTeste,
} from '../../venda.fabrica.tsx'

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

test('o que falta num campo que está como no cadastro leva ao botão que o altera', async () => {
  const menor = clienteNaVenda({ data_nascimento: '2015-01-01' })
  const consulta = consultaDeTeste({ cliente: menor })
  abrir({
    dados: dadosCompletos({ cliente: { id: menor.id, tipo_pessoa: 'PF' } }),
    consulta,
    responder: ({ caminho }) => (caminho === '/venda/cliente' ? { json: consulta } : undefined),
  })
  await userEvent.click(page.getByRole('link', { name: /^Data de nascimento: Só é possível vender/ }))
  await expect.element(page.getByRole('button', { name: 'Alterar data de nascimento' })).toHaveFocus()
})
