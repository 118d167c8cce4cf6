import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { PaginaCabecalho } from './PaginaCabecalho.tsx'

const titulo = (name: string) => page.getByRole('heading', { level: 1, name })

const focar = async (onde: Locator) => {
  await expect.element(onde).toBeVisible()
  ;(onde.element() as HTMLElement).focus()
}

function Registro() {
  const [chegou, setChegou] = useState(false)
  return (
    // It answers to a key, so that the focus stays where it is.
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the answer of the server
    <div onKeyDown={() => setChegou(true)}>
      <a href="#x">Um link</a>
      {chegou ? (
        <div>
          <PaginaCabecalho titulo="Boleto 1 · Maria" />
        </div>
      ) : (
        <PaginaCabecalho titulo="Boleto" />
      )}
    </div>
  )
}

test('o título que tinha o foco o passa ao do registro que chegou', async () => {
  montar(<Registro />)
  await focar(titulo('Boleto'))
  await userEvent.keyboard('x')
  await expect.element(titulo('Boleto 1 · Maria')).toHaveFocus()
})

test('um foco que está em outro lugar fica onde está', async () => {
  montar(<Registro />)
  const link = page.getByRole('link', { name: 'Um link' })
  await focar(link)
  await userEvent.keyboard('x')
  await expect.element(titulo('Boleto 1 · Maria')).toBeVisible()
  await expect.element(link).toHaveFocus()
})
