import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoCep } from './CampoCep.tsx'
import { CampoDocumento } from './CampoDocumento.tsx'
import { CampoTelefone } from './CampoTelefone.tsx'

const campo = page.getByLabelText('Campo')
const input = () => campo.element() as HTMLInputElement

async function colar(texto: string) {
  await navigator.clipboard.writeText(texto)
  await userEvent.click(campo)
  await userEvent.paste()
}

test('CPF digitado mostra a máscara e dá só os dígitos', async () => {
  const { valor } = montarCampo('', (ligacao) => <CampoDocumento label="Campo" {...ligacao} />)
  await userEvent.type(campo, '52998224725')
  await expect.element(campo).toHaveValue('529.982.247-25')
  expect(valor()).toBe('52998224725')
})

test('CNPJ com letras é aceito em minúsculas e guardado em maiúsculas', async () => {
  const { valor } = montarCampo('', (ligacao) => <CampoDocumento label="Campo" {...ligacao} />)
  await userEvent.type(campo, '12abc34501de35')
  await expect.element(campo).toHaveValue('12.ABC.345/01DE-35')
  expect(valor()).toBe('12ABC34501DE35')
})

test('corrigir no meio não joga o cursor para o fim', async () => {
  const { valor } = montarCampo('52998224725', (ligacao) => <CampoDocumento label="Campo" {...ligacao} />)
  await userEvent.click(campo)
  input().setSelectionRange(5, 5) // 529.9|82.247-25
  await userEvent.keyboard('{Backspace}{Backspace}1')
  // The second key reached the point and deleted the 9 before it.
  await expect.element(campo).toHaveValue('521.822.472-5')
  expect(input().selectionStart).toBe(3)
  expect(valor()).toBe('5218224725')
})

test('telefone sai em E.164 assim que está completo; antes, sai como está', async () => {
  const { valor } = montarCampo('', (ligacao) => <CampoTelefone label="Campo" {...ligacao} />)
  await userEvent.type(campo, '1198765432')
  expect(valor()).toBe('(11) 98765-432')
  await userEvent.keyboard('1')
  await expect.element(campo).toHaveValue('(11) 98765-4321')
  expect(valor()).toBe('+5511987654321')
  await userEvent.keyboard('{Backspace}')
  await expect.element(campo).toHaveValue('(11) 98765-432')
})

test('fixo nunca ganha o nono dígito', async () => {
  const { valor } = montarCampo('', (ligacao) => <CampoTelefone label="Campo" {...ligacao} />)
  await userEvent.type(campo, '1132654321')
  await expect.element(campo).toHaveValue('(11) 3265-4321')
  expect(valor()).toBe('+551132654321')
})

test.each(['+55 11 98765-4321', '011 98765.4321', '5511987654321', '(11)987654321'])(
  'cola "%s"',
  async (texto) => {
    const { valor } = montarCampo('', (ligacao) => <CampoTelefone label="Campo" {...ligacao} />)
    await colar(texto)
    await expect.element(campo).toHaveValue('(11) 98765-4321')
    expect(valor()).toBe('+5511987654321')
  },
)

test('CEP colado com pontuação qualquer fica em ordem', async () => {
  const { valor } = montarCampo('', (ligacao) => <CampoCep label="Campo" {...ligacao} />)
  await colar(' 01.310-100 ')
  await expect.element(campo).toHaveValue('01310-100')
  expect(valor()).toBe('01310100')
})

test('esvaziar um campo que aceita nulo dá null', async () => {
  const { valor } = montarCampo<string | null>('+5511987654321', (ligacao) => (
    <CampoTelefone label="Campo" vazio={null} {...ligacao} />
  ))
  await userEvent.click(page.getByLabelText('Limpar'))
  expect(valor()).toBeNull()
  await expect.element(campo).toHaveFocus()
})
