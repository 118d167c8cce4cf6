import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoMoeda } from './CampoMoeda.tsx'

const preco = page.getByLabelText('Preço')
const montarMoeda = (inicial: number | null, vazio: null | 0 = null) =>
  montarCampo(inicial, (ligacao) => <CampoMoeda label="Preço" vazio={vazio} {...ligacao} />)

test('só dígitos são centavos, e ao sair o valor aparece em reais', async () => {
  const campo = montarMoeda(null)
  await userEvent.type(preco, '123456')
  expect(campo.valor()).toBe(123456)
  await expect.element(page.getByText('= R$ 1.234,56')).toBeVisible()
  await userEvent.tab()
  await expect.element(preco).toHaveValue('R$ 1.234,56')
})

test('com vírgula ou ponto é valor decimal', async () => {
  const campo = montarMoeda(null)
  await userEvent.type(preco, '12,5')
  expect(campo.valor()).toBe(1250)
  await userEvent.clear(preco)
  await userEvent.type(preco, 'R$ 1.234,56')
  expect(campo.valor()).toBe(123456)
})

test('clicar seleciona tudo: digitar substitui o valor', async () => {
  const campo = montarMoeda(9990)
  await userEvent.click(preco)
  await new Promise(requestAnimationFrame)
  await userEvent.keyboard('19,9')
  expect(campo.valor()).toBe(1990)
})

test('vazio dá null ou zero, conforme o campo', async () => {
  const opcional = montarMoeda(100)
  await userEvent.clear(preco)
  expect(opcional.valor()).toBeNull()
  await userEvent.tab()
  await expect.element(preco).toHaveValue('')
})

test('vazio que vale zero mostra R$ 0,00 ao sair', async () => {
  const obrigatorio = montarMoeda(100, 0)
  await userEvent.clear(preco)
  await userEvent.tab()
  expect(obrigatorio.valor()).toBe(0)
  await expect.element(preco).toHaveValue('R$ 0,00')
})

test('limpar sem ter entrado no campo esvazia e leva o foco para ele', async () => {
  const campo = montarMoeda(9990)
  await userEvent.click(page.getByLabelText('Limpar'))
  expect(campo.valor()).toBeNull()
  await expect.element(preco).toHaveFocus()
  await expect.element(preco).toHaveValue('')
})

test('o que o navegador preenche sem avisar é visto em 100 ms', async () => {
  const campo = montarMoeda(null)
  await userEvent.click(preco)
  const input = preco.element() as HTMLInputElement
  input.value = '45,00'
  await expect.poll(campo.valor, { timeout: 400 }).toBe(4500)
  await expect.element(preco).toHaveValue('45,00')
})

test.each(['9rem', '20rem'])('o valor entendido aparece sem mover o formulário: %s', async (width) => {
  montarCampo<number | null>(null, (ligacao) => (
    <div style={{ width }}>
      <CampoMoeda label="Preço" {...ligacao} />
      <p>Embaixo</p>
    </div>
  ))
  const embaixo = await page.getByText('Embaixo').findElement()
  const antes = embaixo.getBoundingClientRect().top
  await userEvent.type(preco, '1000000')
  const leitura = page.getByText('= R$ 10.000,00')
  await expect.element(leitura).toBeVisible()
  await expect.element(leitura).toHaveAttribute('aria-live', 'polite')
  const campo = preco.element() as HTMLInputElement
  expect(campo.scrollWidth).toBe(campo.clientWidth)
  expect(leitura.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    campo.getBoundingClientRect().right,
  )
  expect(embaixo.getBoundingClientRect().top).toBe(antes)
  await userEvent.tab()
  await expect.element(leitura).not.toBeInTheDocument()
})
