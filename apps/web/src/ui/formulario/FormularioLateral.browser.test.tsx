import { useForm } from '@mantine/form'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarComRota } from '#testes/montarComRota.tsx'
import { CampoData } from '../campos/CampoData.tsx'
import { CampoTexto } from '../campos/CampoTexto.tsx'
import { FormularioLateral } from './FormularioLateral.tsx'
import type { ErroDoServidor } from './tipos.ts'

type Props = {
  erro?: ErroDoServidor
  enviando?: boolean
  aoEnviar?: (v: unknown) => void
  aoFechar?: () => void
}

/** A refusal that arrives with the answer, after the form is on the screen, as in real use. */
function ComRecusa({ erro }: { erro: ErroDoServidor }) {
  const [recusa, setRecusa] = useState<ErroDoServidor>()
  return <Exemplo {...(recusa && { erro: recusa })} aoEnviar={() => setRecusa(erro)} />
}

async function enviarEReceber(erro: ErroDoServidor) {
  montarComRota(<ComRecusa erro={erro} />)
  await userEvent.type(email, 'ana@provedor.com{Enter}')
}

function Exemplo({ erro, enviando = false, aoEnviar = () => {}, aoFechar = () => {} }: Props) {
  const form = useForm({
    initialValues: { nome: '', email: '', inicio: null as string | null },
    validate: { email: (email) => (email.includes('@') ? null : 'Informe um e-mail válido') },
  })
  return (
    <FormularioLateral
      titulo="Novo usuário"
      form={form}
      erro={erro ?? null}
      enviando={enviando}
      aoEnviar={aoEnviar}
      aoFechar={aoFechar}
    >
      <CampoTexto name="nome" label="Nome" />
      <CampoTexto name="email" label="E-mail" />
      <CampoData name="inicio" label="Início" />
    </FormularioLateral>
  )
}

const nome = page.getByLabelText('Nome')
const email = page.getByLabelText('E-mail')
const pergunta = page.getByRole('dialog', { name: 'Descartar o que você digitou?' })

beforeEach(() => page.viewport(1440, 900))

describe('enviar', () => {
  test('os campos ligam-se pelo nome, e o enviado são os valores do contrato', async () => {
    const aoEnviar = vi.fn()
    montarComRota(<Exemplo aoEnviar={aoEnviar} />)
    await userEvent.type(nome, 'Ana')
    await userEvent.type(email, 'ana@provedor.com')
    await userEvent.type(page.getByLabelText('Início'), '5/3/26')
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }))
    expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({
      nome: 'Ana',
      email: 'ana@provedor.com',
      inicio: '2026-03-05',
    })
  })

  test('o primeiro campo errado recebe o foco, com o motivo sob ele', async () => {
    const aoEnviar = vi.fn()
    montarComRota(<Exemplo aoEnviar={aoEnviar} />)
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }))
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('Informe um e-mail válido')
    expect(aoEnviar).not.toHaveBeenCalled()
  })

  test.each(['{Control>}s{/Control}', '{Control>}{Enter}{/Control}'])('%s salva', async (teclas) => {
    const aoEnviar = vi.fn()
    montarComRota(<Exemplo aoEnviar={aoEnviar} />)
    await userEvent.type(email, 'ana@provedor.com')
    await userEvent.keyboard(teclas)
    expect(aoEnviar).toHaveBeenCalledOnce()
  })

  test('enquanto envia, nada envia de novo', async () => {
    const aoEnviar = vi.fn()
    montarComRota(<Exemplo aoEnviar={aoEnviar} enviando />)
    await userEvent.type(email, 'ana@provedor.com{Enter}')
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(aoEnviar).not.toHaveBeenCalled()
  })
})

describe('recusa do servidor', () => {
  test('erro de campo vai sob o campo, com o foco, e não se repete no topo', async () => {
    const campos = { email: ['Já existe um usuário com este e-mail'] }
    await enviarEReceber({ message: 'Confira os campos', campos })
    await expect.element(email).toHaveAccessibleDescription('Já existe um usuário com este e-mail')
    await expect.element(email).toHaveFocus()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('erro geral fica no topo, e o de um campo que não está na tela também', async () => {
    await enviarEReceber({ message: 'Confira os campos', campos: { versao: ['Este campo é obrigatório'] } })
    await expect
      .element(page.getByRole('alert').getByText('Confira os campos', { exact: false }))
      .toBeVisible()
    await expect
      .element(page.getByRole('alert').getByText('Este campo é obrigatório', { exact: false }))
      .toBeVisible()
  })
})

test('as razões da recusa vêm abaixo da mensagem, uma por linha', async () => {
  await enviarEReceber({ message: 'Não foi possível salvar', errors: ['O plano é antigo', 'A cidade saiu'] })
  await expect
    .element(page.getByRole('alert').getByText('Não foi possível salvar', { exact: false }))
    .toHaveTextContent('Não foi possível salvar O plano é antigo A cidade saiu')
  expect(page.getByRole('alert').element().textContent).toContain(
    'Não foi possível salvar\nO plano é antigo\nA cidade saiu',
  )
})

describe('sair', () => {
  test('abre já no primeiro campo', async () => {
    montarComRota(<Exemplo />)
    await expect.element(nome).toHaveFocus()
  })

  test('sem mudanças fecha na hora', async () => {
    const aoFechar = vi.fn()
    montarComRota(<Exemplo aoFechar={aoFechar} />)
    await userEvent.click(page.getByRole('button', { name: 'Cancelar' }))
    expect(aoFechar).toHaveBeenCalledOnce()
  })

  test('com mudanças pergunta; continuar mantém tudo, descartar fecha', async () => {
    const aoFechar = vi.fn()
    montarComRota(<Exemplo aoFechar={aoFechar} />)
    await userEvent.type(nome, 'Ana')
    await userEvent.keyboard('{Escape}')
    await expect.element(pergunta).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Continuar editando' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(pergunta).not.toBeInTheDocument()
    await expect.element(nome).toHaveValue('Ana')
    expect(aoFechar).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Fechar' }))
    await userEvent.click(page.getByRole('button', { name: 'Descartar' }))
    expect(aoFechar).toHaveBeenCalledOnce()
  })

  test('navegar para fora também pergunta, e descartar segue a navegação', async () => {
    const { history, caminho } = montarComRota(<Exemplo />)
    await userEvent.type(nome, 'Ana')
    history.push('/?outro=1')
    await expect.element(pergunta).toBeVisible()
    expect(caminho()).toBe('/')
    await userEvent.click(page.getByRole('button', { name: 'Descartar' }))
    await expect.poll(caminho).toBe('/?outro=1')
  })

  test('Escape no calendário fecha o calendário, não a gaveta', async () => {
    const aoFechar = vi.fn()
    montarComRota(<Exemplo aoFechar={aoFechar} />)
    await userEvent.click(page.getByRole('button', { name: 'Abrir calendário' }))
    await expect.element(page.getByLabelText('Próximo mês')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByLabelText('Próximo mês')).not.toBeInTheDocument()
    expect(aoFechar).not.toHaveBeenCalled()
  })
})

test.each([1440, 390])('acessível a %i px, com erros na tela', async (largura) => {
  await page.viewport(largura, 844)
  montarComRota(<Exemplo erro={{ message: 'Sem rede' }} />)
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }))
  await expect.element(email).toHaveFocus()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
