import { type FormEvent, use, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoSelecao } from './CampoSelecao.tsx'
import { CampoSelecaoMultipla } from './CampoSelecaoMultipla.tsx'
import { CampoTardio } from './CampoTardio.tsx'
import { dicaAbaixo } from './dicaAbaixo.ts'

const cidades = [
  { value: 'sp', label: 'São Paulo' },
  { value: 'sj', label: 'São José dos Campos' },
  { value: 'rj', label: 'Rio de Janeiro' },
]
const campo = page.getByRole('combobox', { name: 'Cidade' })

const nunca = new Promise<null>(() => {})
const NuncaChega = () => use(nunca)

test('busca sem acento, escolhe com o teclado e limpa', async () => {
  const { valor } = montarCampo<string | null>(null, (ligacao) => (
    <CampoSelecao label="Cidade" data={cidades} {...ligacao} />
  ))
  await userEvent.type(campo, 'campos sao')
  await expect.element(page.getByRole('option')).toHaveTextContent('São José dos Campos')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(valor()).toBe('sj')
  await userEvent.click(page.getByLabelText('Limpar'))
  expect(valor()).toBeNull()
})

test('o que não existe diz que não foi encontrado', async () => {
  montarCampo<string | null>(null, (ligacao) => <CampoSelecao label="Cidade" data={cidades} {...ligacao} />)
  await userEvent.type(campo, 'xyz')
  await expect.element(page.getByText('Nada encontrado')).toBeVisible()
})

test('seleção múltipla soma escolhas e tira a última com Backspace', async () => {
  const { valor } = montarCampo<string[]>([], (ligacao) => (
    <CampoSelecaoMultipla label="Cidade" data={cidades} {...ligacao} />
  ))
  await userEvent.type(campo, 'sao p')
  await userEvent.keyboard('{Enter}')
  await userEvent.type(campo, 'rio')
  await userEvent.keyboard('{Enter}')
  expect(valor()).toEqual(['sp', 'rj'])
  await userEvent.keyboard('{Backspace}')
  expect(valor()).toEqual(['sp'])
})

/** A field in a form that counts how often it was submitted. */
const montarNoFormulario = (inicial: string | null) => {
  const envio = vi.fn((evento: FormEvent) => evento.preventDefault())
  const { valor } = montarCampo<string | null>(inicial, (ligacao) => (
    <form onSubmit={envio}>
      <CampoSelecao label="Cidade" data={cidades} {...ligacao} />
    </form>
  ))
  return { valor, envio }
}

test('Enter no meio da procura escolhe o primeiro achado e não envia o formulário', async () => {
  const { valor, envio } = montarNoFormulario(null)
  await userEvent.type(campo, 'rio{Enter}')
  expect(valor()).toBe('rj')
  expect(envio).not.toHaveBeenCalled()
})

test.each([
  { de: null, texto: 'r' },
  { de: null, texto: 'Rio de Janeiro' },
  { de: 'sp', texto: 'r' },
])('o que entra de uma vez só também é achado pelo Enter: %j', async ({ de, texto }) => {
  const { valor, envio } = montarNoFormulario(de)
  await userEvent.fill(campo, texto)
  await expect.element(page.getByRole('option', { name: 'Rio de Janeiro' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(valor()).toBe('rj')
  expect(envio).not.toHaveBeenCalled()
})

test('enquanto o campo não chega, a dica já está onde vai ficar', async () => {
  montarCampo('', () => (
    <CampoTardio aparencia={{ label: 'Cidade', description: 'Onde fica', inputWrapperOrder: dicaAbaixo }}>
      <NuncaChega />
    </CampoTardio>
  ))
  const [campo, dica] = [page.getByLabelText('Cidade'), page.getByText('Onde fica')]
  await expect.element(dica).toBeVisible()
  expect(campo.element().getBoundingClientRect().top).toBeLessThan(dica.element().getBoundingClientRect().top)
})

/** As the city of an address: the list is empty and closed until something is typed. */
function ComListaQueChega() {
  const [texto, setTexto] = useState('')
  return (
    <CampoSelecao
      label="Cidade"
      data={texto ? cidades : []}
      nothingFoundMessage={texto ? 'Procurando…' : undefined}
      onSearchChange={setTexto}
    />
  )
}

// A phone zooms out of a page that is too wide for a moment, and scrolls away from the field.
test('a lista que abre enquanto se digita nunca alarga a página', async () => {
  montar(<ComListaQueChega />)
  await userEvent.click(campo)
  const larguras: number[] = []
  const medir = () => larguras.push(document.documentElement.scrollWidth)
  window.addEventListener('input', medir)
  onTestFinished(() => window.removeEventListener('input', medir))
  await userEvent.keyboard('rio')
  await expect.element(page.getByRole('option', { name: 'Rio de Janeiro' })).toBeVisible()
  expect(Math.max(...larguras)).toBe(document.documentElement.clientWidth)
})
