import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { FiltroDeData } from './FiltroDeData.tsx'

const campo = page.getByRole('textbox', { name: 'Criado de' })

function Lista({ aoMudar }: { aoMudar: (dia: string | undefined) => void }) {
  const [dia, setDia] = useState<string>()
  const mudar = (novo: string | undefined) => {
    aoMudar(novo)
    setDia(novo)
  }
  return <FiltroDeData rotulo="Criado de" valor={dia} aoMudar={mudar} />
}

const abrir = () => {
  const aoMudar = vi.fn()
  montar(<Lista aoMudar={aoMudar} />)
  return () => aoMudar.mock.calls.map(([dia]) => dia)
}

test('no meio do ano a lista não é perguntada: só com a data inteira', async () => {
  const perguntas = abrir()
  await userEvent.type(campo, '05/03/2026')
  await expect.element(campo).toHaveValue('05/03/2026')
  expect(perguntas()).toEqual(['2026-03-05'])
})

test('um ano de dois dígitos vale no Enter ou ao sair, e aparece por extenso', async () => {
  const perguntas = abrir()
  await userEvent.type(campo, '05/03/24')
  await expect.element(campo).toHaveValue('05/03/24')
  expect(perguntas()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(perguntas()).toEqual(['2024-03-05'])
  await userEvent.clear(campo)
  await userEvent.type(campo, '06/03/24')
  await userEvent.tab()
  await expect.element(campo).toHaveValue('06/03/2024')
  expect(perguntas()).toEqual(['2024-03-05', undefined, '2024-03-06'])
})

test('uma data impossível fica no campo, com o porquê, e a lista não a recebe', async () => {
  const perguntas = abrir()
  await userEvent.type(campo, '05/03/1026')
  await userEvent.tab()
  await expect.element(campo).toHaveValue('05/03/1026')
  await expect.element(campo).toHaveAccessibleDescription('Data inválida')
  expect(perguntas()).toEqual([])
})
