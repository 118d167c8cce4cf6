import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { CampoTexto } from './campos/CampoTexto.tsx'
import { QuadroDePergunta } from './QuadroDePergunta.tsx'

const parado = { isPending: false, isSuccess: false, isError: false, error: null, reset: () => {} }
const oQueMudou = { titulo: 'Mudou', agora: 'Está suspenso', continuar: 'Continuar' }

test('enquanto a resposta é enviada, a pergunta não fecha', async () => {
  const aoFechar = vi.fn()
  montar(
    <QuadroDePergunta
      pergunta="Cancelar o contrato?"
      confirmar="Cancelar o contrato"
      versao={1}
      oQueMudou={oQueMudou}
      envio={{ ...parado, isPending: true }}
      aoConfirmar={() => {}}
      aoFechar={aoFechar}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Deixar como está' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(aoFechar).not.toHaveBeenCalled()
})

function ComMotivo({ aoFechar }: { aoFechar: () => void }) {
  const [motivo, setMotivo] = useState('')
  return (
    <QuadroDePergunta
      pergunta="Recusar a venda?"
      confirmar="Recusar"
      versao={1}
      oQueMudou={oQueMudou}
      envio={parado}
      aoConfirmar={() => {}}
      aoFechar={aoFechar}
    >
      {() => <CampoTexto label="Motivo" value={motivo} onChange={setMotivo} />}
    </QuadroDePergunta>
  )
}

const motivo = () => page.getByLabelText('Motivo')
const pergunta = (name: string) => page.getByRole('dialog', { name })
const DESCARTE = 'Descartar o que você digitou?'

test('sem nada escrito, Escape e o X fecham na hora; um clique fora não', async () => {
  const aoFechar = vi.fn()
  montar(<ComMotivo aoFechar={aoFechar} />)
  await expect.element(motivo()).toHaveFocus()
  await userEvent.click(page.getByRole('dialog'), { position: { x: -20, y: -20 }, force: true })
  await userEvent.click(motivo())
  expect(aoFechar).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => aoFechar.mock.calls.length).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Fechar' }))
  expect(aoFechar).toHaveBeenCalledTimes(2)
  expect(pergunta(DESCARTE).query()).toBeNull()
})

test('com algo escrito, Escape e o X perguntam antes, e ficar devolve o campo como estava', async () => {
  const aoFechar = vi.fn()
  montar(<ComMotivo aoFechar={aoFechar} />)
  await userEvent.type(motivo(), 'Documento ilegível')
  // The third one comes without anything typed since the last: no browser lets that one be prevented.
  for (const _ of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}')
    await expect.element(pergunta(DESCARTE)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Continuar editando' })).toHaveFocus()
    expect(await commands.problemasDeAcesso()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => pergunta(DESCARTE).query()).toBeNull()
    await expect.element(motivo()).toHaveFocus()
  }
  await expect.element(motivo()).toHaveValue('Documento ilegível')
  await userEvent.click(page.getByRole('button', { name: 'Fechar' }))
  expect(aoFechar).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Descartar' }))
  expect(aoFechar).toHaveBeenCalledOnce()
})

test('Ctrl+Enter confirma de dentro do campo, e não duas vezes', async () => {
  const aoConfirmar = vi.fn()
  const aberto = (isPending: boolean) => (
    <QuadroDePergunta
      pergunta="Resolver o atendimento?"
      confirmar="Resolver"
      versao={7}
      oQueMudou={oQueMudou}
      envio={{ ...parado, isPending }}
      aoConfirmar={aoConfirmar}
      aoFechar={() => {}}
    >
      {() => <textarea aria-label="Motivo" />}
    </QuadroDePergunta>
  )
  const { mostrar } = montar(aberto(false))
  await userEvent.type(motivo(), 'Trocado o roteador')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(aoConfirmar).toHaveBeenCalledExactlyOnceWith(7)
  mostrar(aberto(true))
  await expect.element(page.getByRole('button', { name: 'Deixar como está' })).toBeDisabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(aoConfirmar).toHaveBeenCalledOnce()
})

test('o que foi escrito e apagado não é perguntado', async () => {
  const aoFechar = vi.fn()
  montar(<ComMotivo aoFechar={aoFechar} />)
  await userEvent.type(motivo(), 'ab')
  await userEvent.keyboard('{Backspace}{Backspace}{Escape}')
  await expect.poll(() => aoFechar.mock.calls.length).toBe(1)
})

test.each([1440, 390])(
  'mudado por outra pessoa, o botão de continuar cabe no diálogo (%i px)',
  async (largura) => {
    await page.viewport(largura, 800)
    const aberto = (versao: number) => (
      <QuadroDePergunta
        pergunta="Cancelar o contrato?"
        confirmar="Cancelar o contrato"
        versao={versao}
        oQueMudou={{ ...oQueMudou, continuar: 'Continuar com o atendimento como está agora' }}
        envio={parado}
        aoConfirmar={() => {}}
        aoFechar={() => {}}
      />
    )
    const { mostrar } = montar(aberto(1))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    mostrar(aberto(2))
    const continuar = page.getByRole('button', { name: /^Continuar/ })
    await expect.element(continuar).toBeVisible()
    const direita = (elemento: Element) => elemento.getBoundingClientRect().right
    expect(direita(continuar.element())).toBeLessThan(direita(page.getByRole('alert').element()))
  },
)
