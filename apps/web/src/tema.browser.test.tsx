import { ActionIcon, Anchor, Badge, Button, Checkbox, Chip, Text } from '@mantine/core'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import classes from './shell/MenuLateral.module.css'
import { montar } from './testes/montar.tsx'
import { CampoSelecao } from './ui/campos/CampoSelecao.tsx'
import './estilos/base.css'

const variantes = ['filled', 'light', 'subtle', 'outline', 'transparent', 'default'] as const

function TudoNaCor() {
  return (
    <>
      <h1>Cores</h1>
      {(['primary', 'secondary'] as const).map((cor) => (
        <div key={cor}>
          {variantes.map((variante) => (
            <Button key={variante} color={cor} variant={variante}>
              {`${variante} em ${cor}`}
            </Button>
          ))}
          <Badge color={cor}>Destaque</Badge>
          <Text c={`var(--mantine-color-${cor}-text)`}>Texto</Text>
        </div>
      ))}
      <Button>Botão sem cor dita</Button>
      <Button color="danger" variant="subtle">
        Cancelar
      </Button>
      <Button color="danger" variant="light">
        Rejeitar
      </Button>
      <ActionIcon aria-label="Ícone">x</ActionIcon>
      <Badge>Selo</Badge>
      <Anchor href="#x">Um link</Anchor>
      <a href="#y" aria-current="page" data-status="active" className={`${classes.entrada} active`}>
        Entrada do menu
      </a>
      <Checkbox label="Marcada" defaultChecked />
      <Chip defaultChecked>Escolhida</Chip>
      <CampoSelecao label="Qual" value="a" onChange={() => {}} data={[{ value: 'a', label: 'Esta' }]} />
    </>
  )
}

const fundoDe = (name: string) =>
  getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor

/** Red, green and blue of its words. */
const letrasDe = (name: string) =>
  getComputedStyle(page.getByRole('button', { name }).element()).color.match(/\d+/g)?.map(Number) ?? []

const marcas = ['#ff6600', '#ffffff', '#777777', '#000000']

test.each(marcas.flatMap((cor) => (['light', 'dark'] as const).map((tema) => [cor, tema] as const)))(
  'na cor %s, em %s, tudo se lê',
  async (cor, tema) => {
    montar(<TudoNaCor />, tema, { cor_primaria: cor, cor_secundaria: cor })
    await userEvent.click(page.getByRole('combobox', { name: 'Qual' }))
    await expect.element(page.getByRole('option', { name: 'Esta' })).toBeVisible()
    expect(await commands.problemasDeAcesso()).toEqual([])
    const [vermelho = 0, ...outras] = letrasDe('Cancelar')
    for (const outra of outras.slice(0, 2)) expect(vermelho - outra).toBeGreaterThan(80)
    if (tema === 'light') expect(fundoDe('Botão sem cor dita')).toBe(fundoDe('filled em primary'))
  },
)
