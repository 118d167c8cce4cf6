import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { ConsequenciaDaExclusao } from './ConsequenciaDaExclusao.tsx'

const emUso = (onde: string) => `Está em uso: ${onde}.`

test.each([
  ['em uso', async () => ({ onde: '2 planos' }), 'Está em uso: 2 planos.'],
  ['livre', async () => ({ onde: '' }), 'Nada o usa.'],
  ['sem resposta', () => Promise.reject(new Error('sem rede')), /^Não foi possível saber onde está em uso/],
])('%s: diz o que se sabe, e nada além', async (_, queryFn, dito) => {
  montar(
    <QueryClientProvider client={new QueryClient()}>
      <ConsequenciaDaExclusao
        uso={{ queryKey: ['x'], queryFn, retry: false }}
        livre="Nada o usa."
        emUso={emUso}
      />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(dito)).toBeVisible()
})
