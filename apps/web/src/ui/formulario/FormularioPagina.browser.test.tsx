import { useForm } from '@mantine/form'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { CampoTexto } from '../campos/CampoTexto.tsx'
import { montarComRota } from '../testes/montarComRota.tsx'
import { FormularioPagina } from './FormularioPagina.tsx'

function Exemplo({ aoEnviar = () => {} }: { aoEnviar?: (valores: unknown) => void }) {
  const form = useForm({ initialValues: { nome: 'Suporte' } })
  return (
    <FormularioPagina
      titulo="Grupo Suporte"
      form={form}
      erro={null}
      enviando={false}
      aoEnviar={aoEnviar}
      aoFechar={() => {}}
    >
      <CampoTexto name="nome" label="Nome" />
    </FormularioPagina>
  )
}

const nome = page.getByLabelText('Nome')
const pergunta = page.getByRole('dialog', { name: 'Descartar o que você digitou?' })

test('diz que há alterações não salvas, e deixa de dizer quando se volta atrás', async () => {
  montarComRota(<Exemplo />)
  await userEvent.type(nome, 'x')
  await expect.element(page.getByText('Há alterações não salvas')).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByText('Há alterações não salvas')).not.toBeInTheDocument()
})

test('Ctrl+S salva mesmo sem o foco em campo nenhum', async () => {
  const aoEnviar = vi.fn()
  montarComRota(<Exemplo aoEnviar={aoEnviar} />)
  await expect.element(nome).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({ nome: 'Suporte' })
})

test('trocar de aba na mesma página não pergunta; ir para outra página pergunta', async () => {
  const { history, caminho } = montarComRota(<Exemplo />)
  await userEvent.type(nome, 'x')
  history.push('/?aba=historico')
  await expect.poll(caminho).toBe('/?aba=historico')
  await expect.element(nome).toHaveValue('Suportex')
  history.push('/outra')
  await expect.element(pergunta).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Continuar editando' }))
  expect(caminho()).toBe('/?aba=historico')
  await expect.element(nome).toHaveValue('Suportex')
})
