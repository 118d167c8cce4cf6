import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { rascunhos } from '#rascunhos.ts'
import { sessao } from '#sessao.ts'
import { montarComRota } from '#testes/montarComRota.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { CampoSenha } from '../campos/CampoSenha.tsx'
import { CampoTexto } from '../campos/CampoTexto.tsx'
import { FormularioPagina } from './FormularioPagina.tsx'
import { useEdicao } from './useEdicao.ts'

const ANA = pessoa.id
const OUTRA_PESSOA = '0192d3a4-5b6c-7d8e-9f01-ffffffffffff'
const entrar = (id = ANA) => sessao.mudarUsuario({ ...pessoa, id })

function Novo({ travado = null }: { travado?: string | null }) {
  const form = useForm({ initialValues: { nome: '', smtp_senha: '' } })
  return (
    <FormularioPagina
      titulo="Novo"
      form={form}
      erro={null}
      enviando={false}
      somenteLeitura={travado}
      aoEnviar={() => {}}
      aoFechar={() => {}}
    >
      <CampoTexto name="nome" label="Nome" />
      <CampoSenha name="smtp_senha" label="Segredo" />
    </FormularioPagina>
  )
}

/** The page is left for the login, and opened again. */
function IdaEVolta({ antes, depois }: { antes: ReactNode; depois?: ReactNode }) {
  const [lugar, setLugar] = useState<'antes' | 'login' | 'depois'>('antes')
  return (
    <>
      <button type="button" onClick={() => setLugar('login')}>
        Login
      </button>
      <button type="button" onClick={() => setLugar('depois')}>
        Voltar ao formulário
      </button>
      {lugar === 'antes' && <div key="antes">{antes}</div>}
      {lugar === 'depois' && <div key="depois">{depois ?? antes}</div>}
    </>
  )
}

const nome = page.getByLabelText('Nome')
const aviso = page.getByText('Há alterações não salvas')

const perderASessao = async (motivo: 'expirada' | 'recusada' | 'sem_rede' | 'saiu') => {
  sessao.encerrar(motivo)
  await userEvent.click(page.getByRole('button', { name: 'Login' }))
}
const voltar = () => userEvent.click(page.getByRole('button', { name: 'Voltar ao formulário' }))

beforeEach(() => {
  rascunhos.esquecer()
  entrar()
})

test.each(['expirada', 'recusada', 'sem_rede'] as const)(
  'sessão %s: o digitado volta com a pessoa, ainda por salvar, e uma vez só',
  async (motivo) => {
    montarComRota(<IdaEVolta antes={<Novo />} />)
    await userEvent.fill(nome, 'Loja do centro')
    await perderASessao(motivo)
    entrar()
    await voltar()
    await expect.element(nome).toHaveValue('Loja do centro')
    await expect.element(aviso).toBeVisible()
    expect(JSON.stringify(sessionStorage)).not.toContain('Loja')
  },
)

test('quem sai não deixa nada, e o que outra pessoa digitou ninguém mais vê', async () => {
  montarComRota(<IdaEVolta antes={<Novo />} />)
  await userEvent.fill(nome, 'Loja do centro')
  await perderASessao('saiu')
  expect(JSON.stringify(sessionStorage)).not.toContain('Loja')

  entrar()
  await voltar()
  await expect.element(nome).toHaveValue('')
  await userEvent.fill(nome, 'Loja do centro')
  await perderASessao('expirada')
  entrar(OUTRA_PESSOA)
  await voltar()
  await expect.element(nome).toHaveValue('')
  rascunhos.manterSoDe(OUTRA_PESSOA)
  expect(JSON.stringify(sessionStorage)).not.toContain('Loja')
})

test('uma senha nunca é guardada, e sozinha não é rascunho', async () => {
  montarComRota(<IdaEVolta antes={<Novo />} />)
  await userEvent.fill(page.getByLabelText('Segredo', { exact: true }), 'muito secreto')
  sessao.encerrar('expirada')
  expect(sessionStorage.getItem('balcao:rascunhos')).toBeNull()

  await userEvent.fill(nome, 'Loja')
  await perderASessao('expirada')
  expect(JSON.stringify(sessionStorage)).not.toContain('muito secreto')
  entrar()
  await voltar()
  await expect.element(nome).toHaveValue('Loja')
  await expect.element(page.getByLabelText('Segredo', { exact: true })).toHaveValue('')
})

test.each(['senha_atual', 'repetir_senha'])('%s não vai para o rascunho', (chave) => {
  const valores = { marca: 'Fibra', [chave]: 'muito secreto' }
  rascunhos.guardar({ pessoa: ANA, lugar: 'aqui', valores, iniciais: { marca: '', [chave]: '' } })
  expect(sessionStorage.getItem('balcao:rascunhos')).toContain('Fibra')
  expect(sessionStorage.getItem('balcao:rascunhos')).not.toContain('muito secreto')
})

test('num formulário que a pessoa já não pode mudar, nada volta', async () => {
  montarComRota(<IdaEVolta antes={<Novo />} depois={<Novo travado="Você pode ver, não mudar" />} />)
  await userEvent.fill(nome, 'Loja')
  await perderASessao('expirada')
  entrar()
  await voltar()
  await expect.element(nome).toHaveValue('')
})

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

function Edicao({ salvo, salvar }: { salvo: Registro; salvar: Salvar }) {
  const { form, enviar, erro, enviando } = useEdicao({
    registro: salvo,
    valoresDe,
    esquemaDoRegistro: Registro,
    esquemaDosValores: Valores,
    editar: useMutation({ mutationFn: salvar }),
    aoSalvar: () => {},
  })
  const props = { titulo: 'Cliente', form, erro, enviando, aoEnviar: enviar, aoFechar: () => {} }
  return (
    <FormularioPagina {...props}>
      <CampoTexto name="nome" label="Nome" />
      <CampoTexto name="cidade" label="Cidade" />
    </FormularioPagina>
  )
}

const editarDepoisDe = async (agora: Registro) => {
  const salvar = vi.fn<Salvar>(async (dados) => ({ ...agora, ...dados, versao: dados.versao + 1 }))
  montarComRota(
    <QueryClientProvider client={new QueryClient()}>
      <IdaEVolta
        antes={<Edicao salvo={registro('Ana', 'Recife', 1)} salvar={salvar} />}
        depois={<Edicao salvo={agora} salvar={salvar} />}
      />
    </QueryClientProvider>,
  )
  await userEvent.fill(nome, 'Ana Lima')
  await perderASessao('expirada')
  entrar()
  await voltar()
  await expect.element(nome).toHaveValue('Ana Lima')
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }))
  await expect.poll(() => salvar.mock.lastCall?.[0]).toBeDefined()
  return salvar.mock.lastCall?.[0]
}

test('o que outra pessoa salvou entretanto entra junto, quando não se cruza com o digitado', async () => {
  expect(await editarDepoisDe(registro('Ana', 'Natal', 2))).toEqual({
    nome: 'Ana Lima',
    cidade: 'Natal',
    versao: 2,
  })
})

test('quando se cruza, vai a versão de antes, para o servidor recusar e a pessoa escolher', async () => {
  expect(await editarDepoisDe(registro('Ana Souza', 'Natal', 2))).toMatchObject({
    nome: 'Ana Lima',
    versao: 1,
  })
})
