import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

test('um clique fora não leva o que foi escrito; Escape leva', async () => {
  const aoFechar = vi.fn()
  montar(<ComMotivo aoFechar={aoFechar} />)
  await userEvent.fill(page.getByLabelText('Motivo'), 'Documento ilegível')
  await userEvent.click(page.getByRole('dialog'), { position: { x: -20, y: -20 }, force: true })
  await userEvent.click(page.getByLabelText('Motivo'))
  expect(aoFechar).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => aoFechar.mock.calls.length).toBe(1)
})
