import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoAreaTexto } from './CampoAreaTexto.tsx'
import { CampoEmail } from './CampoEmail.tsx'
import { CampoInterruptor } from './CampoInterruptor.tsx'
import { CampoSenha } from './CampoSenha.tsx'
import { CampoTexto } from './CampoTexto.tsx'

const campo = page.getByLabelText('Campo')
const limpar = page.getByLabelText('Limpar')

test('texto: digita, limpa com o botão e continua no campo', async () => {
  const { valor } = montarCampo('', (ligacao) => <CampoTexto label="Campo" {...ligacao} />)
  await expect.element(limpar).not.toBeInTheDocument()
  await userEvent.type(campo, 'Fibra 500')
  expect(valor()).toBe('Fibra 500')
  await userEvent.click(limpar)
  expect(valor()).toBe('')
  await expect.element(campo).toHaveFocus()
})

test('o erro fica sob o campo e é lido junto com ele', async () => {
  montar(<CampoTexto label="Campo" error="Este campo é obrigatório" />)
  await expect.element(campo).toHaveAttribute('aria-invalid', 'true')
  await expect.element(campo).toHaveAccessibleDescription('Este campo é obrigatório')
})

test('campo só para leitura ou desligado não oferece limpar', async () => {
  montar(<CampoTexto label="Campo" value="x" readOnly />)
  await expect.element(campo).toHaveValue('x')
  await expect.element(limpar).not.toBeInTheDocument()
})

test('sem dono do valor o campo guarda o seu', async () => {
  montar(<CampoTexto label="Campo" defaultValue="a" />)
  await userEvent.type(campo, 'b')
  await expect.element(campo).toHaveValue('ab')
})

test('senha: mostrar e ocultar não perde o texto', async () => {
  const { valor } = montarCampo('', (ligacao) => <CampoSenha label="Campo" {...ligacao} />)
  await userEvent.type(campo, 'segredo')
  await expect.element(campo).toHaveAttribute('type', 'password')
  await userEvent.click(page.getByLabelText('Mostrar senha'))
  await expect.element(campo).toHaveAttribute('type', 'text')
  await userEvent.click(page.getByLabelText('Ocultar senha'))
  await expect.element(campo).toHaveAttribute('type', 'password')
  expect(valor()).toBe('segredo')
})

test('e-mail pede o teclado certo e não muda o que se digita', async () => {
  const { valor } = montarCampo('', (ligacao) => <CampoEmail label="Campo" {...ligacao} />)
  await userEvent.type(campo, 'José@Provedor.com.br')
  expect(valor()).toBe('José@Provedor.com.br')
  await expect.element(campo).toHaveAttribute('inputmode', 'email')
})

test('texto longo aceita linhas e, esvaziado, dá null onde se pediu', async () => {
  const { valor } = montarCampo<string | null>(null, (ligacao) => (
    <CampoAreaTexto label="Campo" vazio={null} {...ligacao} />
  ))
  await userEvent.type(campo, 'um{Enter}dois')
  expect(valor()).toBe('um\ndois')
  await userEvent.clear(campo)
  expect(valor()).toBeNull()
})

test('texto longo cresce com o que se escreve, e a partir do limite rola', async () => {
  montarCampo('', (ligacao) => <CampoAreaTexto label="Campo" noMaximo={5} {...ligacao} />)
  const altura = () => campo.element().getBoundingClientRect().height
  await expect.element(campo).toBeVisible()
  const vazio = altura()
  await userEvent.fill(campo, 'um\ndois')
  expect(altura()).toBe(vazio)
  await userEvent.fill(campo, 'linha\n'.repeat(4))
  const cheio = altura()
  expect(cheio).toBeGreaterThan(vazio * 1.5)
  await userEvent.fill(campo, 'linha\n'.repeat(30))
  expect(altura()).toBe(cheio)
})

test('interruptor liga com o teclado', async () => {
  const { valor } = montarCampo(false, (ligacao) => <CampoInterruptor label="Campo" {...ligacao} />)
  await userEvent.keyboard('{Tab} ')
  expect(valor()).toBe(true)
  await expect.element(page.getByRole('switch', { name: 'Campo' })).toBeChecked()
})
