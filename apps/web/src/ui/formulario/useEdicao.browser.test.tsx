import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { ErroHttp } from '#http/erro.ts'
import { montarComRota } from '#testes/montarComRota.tsx'
import { CampoTexto } from '../campos/CampoTexto.tsx'
import { FormularioPagina } from './FormularioPagina.tsx'
import { useEdicao } from './useEdicao.ts'

const Valores = z.object({ nome: z.string(), cidade: z.string() })
const Registro = z.extend(Valores, { versao: z.int(), atualizado_em: z.string() })
type Registro = z.infer<typeof Registro>
type Salvar = (dados: z.infer<typeof Valores> & { versao: number }) => Promise<Registro>

const registro = (nome: string, cidade: string, versao: number): Registro => ({
  nome,
  cidade,
  versao,
  atualizado_em: '2026-03-05T17:30:00Z',
})
const valoresDe = ({ nome, cidade }: Registro) => ({ nome, cidade })

const perdeuACorrida = (atual: Registro) =>
  new ErroHttp(409, { message: 'Outra pessoa salvou', codigo: 'VERSAO_DESATUALIZADA', atual })

function Exemplo({ salvo, salvar }: { salvo: Registro; salvar: Salvar }) {
  const editar = useMutation({ mutationFn: salvar })
  const { form, enviar, erro, enviando, conflito, pergunta } = useEdicao({
    registro: salvo,
    valoresDe,
    esquemaDoRegistro: Registro,
    esquemaDosValores: Valores,
    editar,
    aoSalvar: () => {},
  })
  return (
    <FormularioPagina
      titulo="Cliente"
      form={form}
      erro={erro}
      enviando={enviando}
      aoEnviar={enviar}
      aoFechar={() => {}}
    >
      <CampoTexto name="nome" label="Nome" />
      <CampoTexto name="cidade" label="Cidade" />
      {pergunta && (
        <button type="button" onClick={pergunta.confirmar}>
          {pergunta.texto}
        </button>
      )}
      {conflito && (
        <>
          <p>disputados: {conflito.disputados.map((l) => `${l.campo} ${l.meu}/${l.atual}`).join()}</p>
          <p>deles: {conflito.deles.map((l) => `${l.campo} ${l.atual}`).join()}</p>
          <button type="button" onClick={() => conflito.resolver({ nome: 'meu' })}>
            Resolver
          </button>
          <button type="button" onClick={conflito.voltar}>
            Voltar
          </button>
        </>
      )}
    </FormularioPagina>
  )
}

function Pagina({ salvo, depois, salvar }: { salvo: Registro; depois: Registro; salvar: Salvar }) {
  const [agora, setAgora] = useState(salvo)
  return (
    <>
      <Exemplo salvo={agora} salvar={salvar} />
      <button type="button" onClick={() => setAgora(depois)}>
        Outra pessoa salva
      </button>
    </>
  )
}

const cliente = new QueryClient()
const tela = (salvo: Registro, salvar: Salvar, depois = salvo) => (
  <QueryClientProvider client={cliente}>
    <Pagina salvo={salvo} depois={depois} salvar={salvar} />
  </QueryClientProvider>
)
const nome = page.getByLabelText('Nome')
const cidade = page.getByLabelText('Cidade')
const salvarBotao = page.getByRole('button', { name: 'Salvar' })

test('salvo, o formulário parte do que foi salvo e da versão nova', async () => {
  const salvar = vi.fn<Salvar>(async (dados) => ({
    ...registro(dados.nome.trim(), dados.cidade, dados.versao + 1),
  }))
  montarComRota(tela(registro('Ana', 'Recife', 1), salvar))
  await userEvent.fill(nome, 'Ana Lima ')
  await userEvent.click(salvarBotao)
  await expect.element(nome).toHaveValue('Ana Lima')
  await expect.element(page.getByText('Há alterações não salvas')).not.toBeInTheDocument()
  await userEvent.fill(cidade, 'Olinda')
  await userEvent.click(salvarBotao)
  await expect
    .poll(() => salvar.mock.lastCall?.[0])
    .toEqual({ nome: 'Ana Lima', cidade: 'Olinda', versao: 2 })
})

test('o que outra pessoa salva entra no formulário, sem apagar o que se digita', async () => {
  const salvar = vi.fn<Salvar>(async (dados) => ({ ...registro('', '', 3), ...dados }))
  montarComRota(tela(registro('Ana', 'Recife', 1), salvar, registro('Ana', 'Natal', 2)))
  await userEvent.fill(nome, 'Ana Lima')
  await userEvent.click(page.getByRole('button', { name: 'Outra pessoa salva' }))
  await expect.element(cidade).toHaveValue('Natal')
  await expect.element(nome).toHaveValue('Ana Lima')
  await userEvent.click(salvarBotao)
  await expect.poll(() => salvar.mock.lastCall?.[0]).toEqual({ nome: 'Ana Lima', cidade: 'Natal', versao: 2 })
})

test('o que se cruza com o digitado espera: a versão antiga é que vai, para o servidor recusar', async () => {
  const salvar = vi.fn<Salvar>(async (dados) => ({ ...registro('', '', 3), ...dados }))
  montarComRota(tela(registro('Ana', 'Recife', 1), salvar, registro('Ana Souza', 'Natal', 2)))
  await userEvent.fill(nome, 'Ana Lima')
  await userEvent.click(page.getByRole('button', { name: 'Outra pessoa salva' }))
  await expect.element(nome).toHaveValue('Ana Lima')
  await userEvent.click(salvarBotao)
  await expect.poll(() => salvar.mock.lastCall?.[0]?.versao).toBe(1)
})

test('na corrida perdida mostra os dois lados, e o que se escolhe vai com a versão de agora', async () => {
  const atual = registro('Ana Souza', 'Natal', 2)
  const salvar = vi
    .fn<Salvar>()
    .mockRejectedValueOnce(perdeuACorrida(atual))
    .mockImplementation(async (dados) => ({ ...atual, ...dados, versao: 3 }))
  montarComRota(tela(registro('Ana', 'Recife', 1), salvar))
  await userEvent.fill(nome, 'Ana Lima')
  await userEvent.click(salvarBotao)
  await expect.element(page.getByText('disputados: nome Ana Lima/Ana Souza')).toBeVisible()
  await expect.element(page.getByText('deles: cidade Natal')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Resolver' }))
  await expect.element(cidade).toHaveValue('Natal')
  expect(salvar.mock.lastCall?.[0]).toEqual({ nome: 'Ana Lima', cidade: 'Natal', versao: 2 })
  await expect.element(page.getByText('Há alterações não salvas')).not.toBeInTheDocument()
})

test('voltar da corrida perdida devolve o que foi digitado, sem tirar nem pôr', async () => {
  const salvar: Salvar = () => Promise.reject(perdeuACorrida(registro('Ana Souza', 'Natal', 2)))
  montarComRota(tela(registro('Ana', 'Recife', 1), salvar))
  await userEvent.fill(nome, 'Ana Lima')
  await userEvent.click(salvarBotao)
  await userEvent.click(page.getByRole('button', { name: 'Voltar' }))
  await expect.element(nome).toHaveValue('Ana Lima')
  await expect.element(cidade).toHaveValue('Recife')
})

test('outra recusa qualquer aparece no topo do formulário', async () => {
  const salvar: Salvar = () => Promise.reject(new ErroHttp(403, { message: 'Você não pode fazer isso' }))
  montarComRota(tela(registro('Ana', 'Recife', 1), salvar))
  await userEvent.fill(nome, 'Ana Lima')
  await userEvent.click(salvarBotao)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Você não pode fazer isso')
})

test('o que o servidor pergunta antes não é um erro: confirmado, o mesmo pedido vai com o campo que ele disse', async () => {
  const salvar = vi.fn<Salvar>(async (dados) => {
    if (!('aceita' in dados))
      throw new ErroHttp(409, { message: 'Tem certeza?', errors: ['Some tudo'], confirmar: 'aceita' })
    return registro(dados.nome, dados.cidade, dados.versao + 1)
  })
  montarComRota(tela(registro('Ana', 'Recife', 1), salvar))
  await userEvent.fill(nome, 'Ana Lima')
  await userEvent.click(salvarBotao)
  const pergunta = page.getByRole('button', { name: 'Tem certeza? Some tudo' })
  await expect.element(pergunta).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(pergunta)
  await expect.element(pergunta).not.toBeInTheDocument()
  expect(salvar.mock.lastCall?.[0]).toEqual({ nome: 'Ana Lima', cidade: 'Recife', versao: 1, aceita: true })
  await expect.element(page.getByText('Há alterações não salvas')).not.toBeInTheDocument()
})
