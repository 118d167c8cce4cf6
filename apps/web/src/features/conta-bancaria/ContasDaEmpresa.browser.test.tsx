import type { ContaBancariaResumo } from '@balcao/contract/cobranca/conta-bancaria'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { montarComRota } from '#testes/montarComRota.tsx'
import { ContasDaEmpresa } from './ContasDaEmpresa.tsx'
import { contas } from './conta-bancaria.data.ts'
import { EMPRESA, umResumo } from './conta-bancaria.fabrica.ts'

const abrir = (lista: ContaBancariaResumo[]) => {
  const cliente = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  cliente.setQueryData(contas.listar({ empresa_id: EMPRESA }).queryKey, lista)
  montarComRota(
    <QueryClientProvider client={cliente}>
      <ContasDaEmpresa empresaId={EMPRESA} />
    </QueryClientProvider>,
  )
}

test('sem conta, diz para que serve uma e leva a criá-la', async () => {
  abrir([])
  await expect.element(page.getByText(/Sem uma conta, não é possível emitir boletos/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Nova conta' }))
    .toHaveAttribute('href', `/admin/empresa/${EMPRESA}/conta/nova`)
})

test('cada conta diz banco, números e o que se precisa saber dela', async () => {
  abrir([
    umResumo(),
    umResumo({ id: EMPRESA, nome: 'Antiga', padrao: false, ativo: false, incompleta: true, conta_dv: null }),
  ])
  const [primeira, segunda] = [page.getByRole('listitem').first(), page.getByRole('listitem').last()]
  await expect.element(primeira.getByText('Itaú · agência 8214 · conta 50232-3 · carteira 109')).toBeVisible()
  await expect.element(primeira.getByText('Padrão')).toBeVisible()
  await expect.element(segunda.getByText('Inativa')).toBeVisible()
  await expect.element(segunda.getByText('Faltam dados')).toBeVisible()
  await expect.element(segunda.getByText('Padrão')).not.toBeInTheDocument()
})
