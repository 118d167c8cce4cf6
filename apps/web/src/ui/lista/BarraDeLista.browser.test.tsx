import { Button } from '@mantine/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { BarraDeLista } from './BarraDeLista.tsx'

const busca = page.getByRole('searchbox', { name: 'Buscar' })

beforeEach(() => page.viewport(1440, 900))

/** A hand moved from outside is as slow as the machine. This one never waits between two keys. */
const digitarDepressa = (texto: string) => {
  const campo = busca.element() as HTMLInputElement
  for (let letras = 1; letras <= texto.length; letras++) {
    campo.setRangeText(texto.slice(0, letras), 0, campo.value.length, 'end')
    campo.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

test('busca 250 ms depois da última tecla, uma vez só', async () => {
  const aoBuscar = vi.fn()
  montar(<BarraDeLista busca="" aoBuscar={aoBuscar} />)
  await expect.element(busca).toBeVisible()
  digitarDepressa('maria')
  expect(aoBuscar).not.toHaveBeenCalled()
  await expect.poll(() => aoBuscar.mock.calls).toEqual([['maria']])
})

test('Enter não espera, e limpar também não', async () => {
  const aoBuscar = vi.fn()
  montar(<BarraDeLista busca="" aoBuscar={aoBuscar} />)
  await userEvent.type(busca, 'ana{Enter}')
  expect(aoBuscar).toHaveBeenLastCalledWith('ana')
  await userEvent.click(page.getByLabelText('Limpar'))
  expect(aoBuscar).toHaveBeenLastCalledWith('')
})

test('a barra / leva à busca, menos para quem está escrevendo', async () => {
  montar(
    <>
      <input aria-label="Outro" />
      <BarraDeLista busca="" aoBuscar={() => {}} />
    </>,
  )
  await expect.element(busca).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(busca).toHaveFocus()
  await expect.element(busca).toHaveValue('')
  await userEvent.type(page.getByLabelText('Outro'), 'a/b')
  await expect.element(page.getByLabelText('Outro')).toHaveValue('a/b')
})

test('a resposta a uma busca antiga não apaga o que foi digitado depois; voltar no navegador muda o texto', async () => {
  const aoBuscar = vi.fn()
  const { mostrar } = montar(<BarraDeLista busca="" aoBuscar={aoBuscar} />)
  await userEvent.type(busca, 'ma{Enter}')
  expect(aoBuscar).toHaveBeenCalledWith('ma')
  digitarDepressa('maria')
  mostrar(<BarraDeLista busca="ma" aoBuscar={aoBuscar} />)
  await expect.poll(() => aoBuscar.mock.lastCall).toEqual(['maria'])
  await expect.element(busca).toHaveValue('maria')
  mostrar(<BarraDeLista busca="de antes" aoBuscar={aoBuscar} />)
  await expect.element(busca).toHaveValue('de antes')
})

test('o endereço de uma busca que já foi seguida de outra chega tarde, e não apaga nada', async () => {
  const aoBuscar = vi.fn()
  const { mostrar } = montar(<BarraDeLista busca="" aoBuscar={aoBuscar} />)
  await userEvent.type(busca, 'ma{Enter}')
  await userEvent.type(busca, 'ria{Enter}')
  // A slow machine searches for what is typed so far, too.
  expect(aoBuscar.mock.calls).toContainEqual(['ma'])
  expect(aoBuscar.mock.lastCall).toEqual(['maria'])
  await userEvent.type(busca, 'n')
  // The hint tells that this address has been drawn.
  const chegar = async (endereco: string) => {
    mostrar(<BarraDeLista busca={endereco} aoBuscar={aoBuscar} dicaDeBusca={`em ${endereco}`} />)
    await expect.element(busca).toHaveAttribute('placeholder', `em ${endereco}`)
    return (busca.element() as HTMLInputElement).value
  }
  expect(await chegar('ma')).toBe('marian')
  expect(await chegar('maria')).toBe('marian')
  await expect.poll(() => aoBuscar.mock.lastCall).toEqual(['marian'])
  expect(await chegar('marian')).toBe('marian')
  expect(await chegar('ma')).toBe('ma')
})

test('no celular os filtros abrem e fecham por um botão que diz quantos valem', async () => {
  await page.viewport(390, 844)
  const aoLimparFiltros = vi.fn()
  montar(
    <BarraDeLista
      busca=""
      aoBuscar={() => {}}
      filtros={<input aria-label="Situação" />}
      filtrosAtivos={2}
      aoLimparFiltros={aoLimparFiltros}
      aoExportar={() => {}}
      acao={<Button>Novo usuário</Button>}
    />,
  )
  const filtro = page.getByLabelText('Situação')
  await expect.element(filtro).not.toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Filtros (2)' }))
  await expect.element(filtro).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Limpar filtros' }))
  expect(aoLimparFiltros).toHaveBeenCalledOnce()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('no celular as ações que passam da borda esmaecem, até que se role ao fim; as que cabem, não', async () => {
  await page.viewport(390, 844)
  const comAcoes = (quantas: number) => (
    <BarraDeLista
      busca=""
      aoBuscar={() => {}}
      acao={Array.from({ length: quantas }, (_, i) => `Imprimir ${i}`).map((nome) => (
        <Button key={nome}>{nome}</Button>
      ))}
    />
  )
  const { mostrar } = montar(comAcoes(2))
  const faixa = () => page.getByRole('button', { name: 'Imprimir 0' }).element().parentElement as HTMLElement
  const esmaece = () => parseFloat(getComputedStyle(faixa()).getPropertyValue('--alem')) > 0
  await expect.poll(esmaece).toBe(false)
  mostrar(comAcoes(6))
  await expect.poll(esmaece).toBe(true)
  faixa().scrollTo({ left: 9_999 })
  await expect.poll(esmaece).toBe(false)
})
