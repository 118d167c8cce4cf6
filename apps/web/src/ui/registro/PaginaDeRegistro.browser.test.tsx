import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarComRota } from '#testes/montarComRota.tsx'
import { CampoTexto } from '../campos/CampoTexto.tsx'
import type { Edicao } from '../formulario/useEdicao.ts'
import { ConsequenciaDaExclusao } from './ConsequenciaDaExclusao.tsx'
import type { ConsultaDeHistorico } from './HistoricoDoRegistro.tsx'
import { PaginaDeRegistro } from './PaginaDeRegistro.tsx'

const historico = {
  queryKey: ['canal_venda', '1', 'historico'],
  queryFn: async () => ({ itens: [], total: 0, total_exato: true }),
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
} as unknown as ConsultaDeHistorico

type ExemploProps = { historico?: ConsultaDeHistorico; pergunta?: Edicao<object, object>['pergunta'] }

function Exemplo({ historico, pergunta = null }: ExemploProps) {
  const form = useForm({ initialValues: { nome: 'Loja' } })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PaginaDeRegistro
        titulo="Canal"
        edicao={{ form, enviar: () => {}, erro: null, enviando: false, conflito: null, pergunta }}
        palavras={{ rotulos: {}, mostrarCampo: () => null }}
        historico={historico}
        aoFechar={() => {}}
      >
        <CampoTexto name="nome" label="Nome" />
      </PaginaDeRegistro>
    </QueryClientProvider>
  )
}

const secao = page.getByRole('heading', { name: 'Histórico' })

test('o histórico vem depois do formulário', async () => {
  montarComRota(<Exemplo historico={historico} />)
  await expect.element(secao).toBeVisible()
})

test('quem não alcança o registro inteiro vê o formulário sem a seção do histórico', async () => {
  montarComRota(<Exemplo />)
  await expect.element(page.getByLabelText('Nome')).toBeVisible()
  await expect.element(secao).not.toBeInTheDocument()
})

test('o que o servidor pergunta antes de salvar se lê por inteiro, e se confirma ou se deixa', async () => {
  const pergunta = { texto: 'Ninguém mais terá:\nImportar clientes', confirmar: vi.fn(), voltar: vi.fn() }
  montarComRota(<Exemplo pergunta={pergunta} />)
  const dialogo = page.getByRole('dialog', { name: 'Salvar mesmo assim?' })
  await expect.element(dialogo.getByText(/Ninguém mais terá:\s+Importar clientes/)).toBeVisible()
  await userEvent.click(dialogo.getByRole('button', { name: 'Salvar mesmo assim' }))
  expect(pergunta.confirmar).toHaveBeenCalledOnce()
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }))
  expect(pergunta.voltar).toHaveBeenCalledOnce()
})

test.each([
  ['1 plano (Fibra 300)', 'Usado: 1 plano (Fibra 300)'],
  ['', 'Some das listas'],
])('antes de excluir, diz o que usa o registro ou o que acontece: %j', async (onde, texto) => {
  const uso = { queryKey: ['plano', '1', 'uso'], queryFn: async () => ({ onde }) }
  montarComRota(
    <QueryClientProvider client={new QueryClient()}>
      <ConsequenciaDaExclusao uso={uso} livre="Some das listas" emUso={(onde) => `Usado: ${onde}`} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(texto)).toBeVisible()
})
