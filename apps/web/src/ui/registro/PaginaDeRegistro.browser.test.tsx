import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CampoTexto } from '../campos/CampoTexto.tsx'
import { montarComRota } from '../testes/montarComRota.tsx'
import type { ConsultaDeHistorico } from './HistoricoDoRegistro.tsx'
import { PaginaDeRegistro } from './PaginaDeRegistro.tsx'

const historico = {
  queryKey: ['canal_venda', '1', 'historico'],
  queryFn: async () => ({ itens: [], total: 0, total_exato: true }),
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
} as unknown as ConsultaDeHistorico

function Exemplo({ historico }: { historico?: ConsultaDeHistorico }) {
  const form = useForm({ initialValues: { nome: 'Loja' } })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PaginaDeRegistro
        titulo="Canal"
        edicao={{ form, enviar: () => {}, erro: null, enviando: false, conflito: null }}
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
