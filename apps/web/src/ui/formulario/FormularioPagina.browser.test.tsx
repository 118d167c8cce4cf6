import { useForm } from '@mantine/form'
import { useRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarComRota } from '#testes/montarComRota.tsx'
import { CampoInterruptor } from '../campos/CampoInterruptor.tsx'
import { CampoTexto } from '../campos/CampoTexto.tsx'
import { FormularioPagina } from './FormularioPagina.tsx'

type ExemploProps = { aoEnviar?: (valores: unknown) => void; somenteLeitura?: string; ficaNaPagina?: boolean }

function Exemplo({ aoEnviar = () => {}, somenteLeitura, ficaNaPagina }: ExemploProps) {
  const form = useForm({ initialValues: { nome: 'Suporte', ativo: true } })
  return (
    <FormularioPagina
      titulo="Grupo Suporte"
      form={form}
      erro={null}
      enviando={false}
      aoEnviar={aoEnviar}
      aoFechar={ficaNaPagina ? form.reset : () => {}}
      somenteLeitura={somenteLeitura ?? null}
    >
      <CampoTexto name="nome" label="Nome" />
      <CampoInterruptor name="ativo" label="Ativo" />
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

test('quem só pode ver lê os campos, e de um interruptor vê só o desenho, não a caixa por baixo', async () => {
  montarComRota(<Exemplo somenteLeitura="Você pode ver, mas não mudar." />)
  await expect.element(nome).toHaveStyle({ opacity: '1' })
  await expect.element(page.getByRole('switch', { name: 'Ativo' })).toHaveStyle({ opacity: '0' })
})

test('Ctrl+S salva mesmo sem o foco em campo nenhum', async () => {
  const aoEnviar = vi.fn()
  montarComRota(<Exemplo aoEnviar={aoEnviar} />)
  await expect.element(nome).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({ nome: 'Suporte', ativo: true })
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

test('descartado sem sair da página, o que se digita depois volta a ser perguntado', async () => {
  const { history } = montarComRota(<Exemplo ficaNaPagina />)
  await userEvent.type(nome, 'x')
  await userEvent.click(page.getByRole('button', { name: 'Cancelar' }))
  await userEvent.click(page.getByRole('button', { name: 'Descartar' }))
  await expect.element(nome).toHaveValue('Suporte')
  await userEvent.type(nome, 'y')
  history.push('/outra')
  await expect.element(pergunta).toBeVisible()
})

function QueSai({ campo }: { campo: string }) {
  const form = useForm({ initialValues: { nome: '' } })
  const { history } = useRouter()
  return (
    <FormularioPagina
      titulo={campo}
      form={form}
      erro={null}
      enviando={false}
      aoEnviar={() => {}}
      aoFechar={() => history.push('/outra')}
    >
      <CampoTexto name="nome" label={campo} />
    </FormularioPagina>
  )
}

test('com dois formulários, quem fica pelo segundo ainda é perguntado pelo primeiro', async () => {
  const { history, caminho } = montarComRota(
    <>
      <QueSai campo="Dados" />
      <QueSai campo="Vínculos" />
    </>,
  )
  const descartar = page.getByRole('button', { name: 'Descartar' })
  await userEvent.type(page.getByLabelText('Dados'), 'x')
  await userEvent.type(page.getByLabelText('Vínculos'), 'y')
  await userEvent.click(page.getByRole('button', { name: 'Cancelar' }).first())
  await userEvent.click(descartar)
  await userEvent.click(page.getByRole('button', { name: 'Continuar editando' }))
  await expect.element(pergunta).not.toBeInTheDocument()
  history.push('/outra')
  await userEvent.click(descartar)
  await expect.element(pergunta).toBeVisible()
  expect(caminho()).toBe('/')
  await userEvent.click(descartar)
  await expect.poll(caminho).toBe('/outra')
})
