import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
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
