import { memo, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { useEventos } from './useEventos.ts'

type BotaoProps = { texto: string; aoClicar: () => void }

const desenhar = vi.fn(({ texto, aoClicar }: BotaoProps) => (
  <button type="button" onClick={aoClicar}>
    {texto}
  </button>
))
const Desenho = memo((props: BotaoProps) => desenhar(props))

function Botao({ aoClicar, ...aspecto }: BotaoProps) {
  return <Desenho {...aspecto} {...useEventos({ aoClicar })} />
}

/** Renders two buttons again at each click on either. Only one of them shows something new. */
function Tela({ aoClicar }: { aoClicar: (vez: number) => void }) {
  const [vez, setVez] = useState(0)
  const somar = () => {
    aoClicar(vez)
    setVez(vez + 1)
  }
  return (
    <>
      <Botao texto="Sempre igual" aoClicar={somar} />
      <Botao texto={`Clicado ${vez}`} aoClicar={somar} />
    </>
  )
}

test('só se redesenha o que muda de aspecto, e o evento chama a função mais nova', async () => {
  const aoClicar = vi.fn()
  montar(<Tela aoClicar={aoClicar} />)
  const igual = page.getByRole('button', { name: 'Sempre igual' })
  await userEvent.click(igual)
  await userEvent.click(igual)
  await expect.element(page.getByRole('button', { name: 'Clicado 2' })).toBeVisible()
  expect(aoClicar.mock.calls).toEqual([[0], [1]])
  const desenhados = desenhar.mock.calls.map(([{ texto }]) => texto)
  expect(desenhados).toEqual(['Sempre igual', 'Clicado 0', 'Clicado 1', 'Clicado 2'])
})
