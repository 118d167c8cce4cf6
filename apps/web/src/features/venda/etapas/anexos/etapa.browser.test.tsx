import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { aguardar } from '#aparelho/anexos/tus.fabrica.ts'
import { fotoDeitada, montarEtapa, umCanal } from './anexos.fabrica.tsx'

const frente = page.getByRole('region', { name: 'Frente do documento' })

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)(
  'a %i px, em %s, a etapa cheia não tem barreiras nem rola para o lado',
  async (largura, esquema) => {
    await page.viewport(largura, 900)
    const { servidor } = montarEtapa({
      esquema,
      canal: umCanal({ anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE', 'COMPROVANTE_VENDA'] }),
      permissoes: [
        'REALIZAR_VENDA.DOCUMENTO_FRENTE',
        'REALIZAR_VENDA.DOCUMENTO_VERSO',
        'REALIZAR_VENDA.AUDIO_ACEITE',
      ],
    })
    await userEvent.upload(frente.getByLabelText(/^Escolher/), new File([await fotoDeitada()], 'a.jpg'))
    await aguardar(() => expect(servidor.prontos()).toHaveLength(1))
    const verso = page.getByRole('region', { name: 'Verso do documento' })
    await userEvent.upload(verso.getByLabelText(/^Escolher/), new File([], 'b.jpg'))
    await expect.element(verso.getByRole('alert')).toBeVisible()
    await expect.element(frente).toMatchTextContent('No servidor')
    expect(await commands.problemasDeAcesso()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  },
)
