import { Button } from '@mantine/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import './base.css'

const meioDe = (elemento: Element) => {
  const { top, height } = elemento.getBoundingClientRect()
  return top + height / 2
}

test.each([390, 1440])(
  'as palavras ficam no meio do botão, seja ele um link ou não (%d px)',
  async (largura) => {
    await page.viewport(largura, 800)
    montar(
      <>
        <Button mih={60}>Salvar</Button>
        <Button mih={60} fullWidth>
          Aceitar
        </Button>
        <Button mih={60} renderRoot={(props) => <a href="#corrigir" {...props} />}>
          Corrigir
        </Button>
        <Button mih={60} fullWidth renderRoot={(props) => <a href="#abrir" {...props} />}>
          Abrir
        </Button>
      </>,
    )
    for (const nome of ['Salvar', 'Aceitar', 'Corrigir', 'Abrir']) {
      const palavra = page.getByText(nome, { exact: true })
      await expect.element(palavra).toBeVisible()
      const botao = palavra.element().closest('.mantine-Button-root')
      if (!botao) throw new Error('sem botão')
      expect(Math.abs(meioDe(palavra.element()) - meioDe(botao)), nome).toBeLessThan(2)
    }
  },
)
