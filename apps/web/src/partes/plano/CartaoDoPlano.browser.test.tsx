import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { CartaoDoPlano, type PlanoDoCartao } from './CartaoDoPlano.tsx'

const plano: PlanoDoCartao = {
  nome: 'Fibra 1 Giga',
  descricao: 'Para a casa toda',
  tecnologia: 'FIBRA',
  download_mbps: 1000,
  upload_mbps: 500,
  franquia_gb: null,
  valor_mensal: 149_90,
  taxa_instalacao: 0,
  fidelidade_meses: 12,
  imagem: null,
  destaque: true,
  recursos: [
    { id: '1', nome: 'Wi-Fi 6', icone: 'tabler:wifi', cor: '#0033a1' },
    { id: '2', nome: 'Suporte 24 h', icone: 'tabler:headset', cor: null },
  ],
}

test('mostra o que o cliente pergunta: velocidade, preço, o que vem junto e por quanto tempo prende', async () => {
  montar(<CartaoDoPlano plano={plano} />)
  const cartao = page.getByRole('article', { name: 'Fibra 1 Giga' })
  await expect.element(cartao).toBeVisible()
  for (const texto of [
    'Destaque',
    '1 Giga',
    '500 Mega de upload',
    'R$ 149,90 por mês',
    'Wi-Fi 6',
    'Instalação grátis · fidelidade de 12 meses',
  ])
    expect(cartao.element().textContent).toContain(texto)
})

test('sem fidelidade, com franquia e com instalação paga, diz isso', async () => {
  montar(
    <CartaoDoPlano
      plano={{ ...plano, fidelidade_meses: 0, franquia_gb: 200, taxa_instalacao: 150_00, destaque: false }}
    />,
  )
  await expect.element(page.getByText('Instalação R$ 150,00 · sem fidelidade')).toBeVisible()
  await expect.element(page.getByText('500 Mega de upload · franquia de 200 GB')).toBeVisible()
  await expect.element(page.getByText('Destaque')).not.toBeInTheDocument()
})

test('numa grade, os cartões de uma linha têm a mesma altura e os preços se alinham', async () => {
  montar(
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <CartaoDoPlano plano={plano} />
      <CartaoDoPlano plano={{ ...plano, nome: 'Simples', recursos: [], descricao: null }} />
    </div>,
  )
  await expect.element(page.getByText('Simples')).toBeVisible()
  const caixas = (seletor: string) =>
    [...document.querySelectorAll(seletor)].map((e) => e.getBoundingClientRect())
  const [um, outro] = caixas('article')
  expect(um?.height).toBe(outro?.height)
  const [preco, outroPreco] = caixas('article strong:not(h3 + p strong)')
  expect(preco?.bottom).toBe(outroPreco?.bottom)
})

test.each(['light', 'dark'] as const)('é acessível no tema %s', async (esquema) => {
  montar(
    <>
      <h1>Planos</h1>
      <h2>Fibra</h2>
      <CartaoDoPlano plano={plano} acoes={<button type="button">Escolher</button>} />
    </>,
    esquema,
  )
  await expect.element(page.getByRole('button', { name: 'Escolher' })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
