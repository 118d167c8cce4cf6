import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CartoesDeEscolha } from './CartoesDeEscolha.tsx'

const planos = ['100', '200', '300', '400', '500', '600'].map((mega) => ({
  ...{ valor: mega, texto: `Fibra ${mega}`, detalhe: 'por mês' },
}))

test('numa lista que rola, o cartão escolhido pela metade aparece inteiro', async () => {
  montarCampo('', ({ value, onChange }) => (
    <div data-testid="lista" style={{ height: 195, overflow: 'auto' }}>
      <CartoesDeEscolha
        legenda="Plano"
        campo="plano"
        largos
        opcoes={planos}
        valor={value}
        aoEscolher={onChange}
      />
    </div>
  ))
  await expect.element(page.getByRole('radio').first()).toBeInTheDocument()
  const lista = page.getByTestId('lista').element().getBoundingClientRect()
  const cortado = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label') as HTMLElement)
    .find((cartao) => cartao.getBoundingClientRect().bottom > lista.bottom) as HTMLElement
  expect(cortado.getBoundingClientRect().top).toBeLessThan(lista.bottom - 8)
  await userEvent.click(cortado, { position: { x: 12, y: 4 } })
  await expect.element(page.getByRole('radio', { checked: true })).toBeInTheDocument()
  expect(cortado.getBoundingClientRect().bottom).toBeLessThan(lista.bottom + 1)
})
