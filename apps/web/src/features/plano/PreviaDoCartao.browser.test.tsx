import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { opcoesDeRecursos } from '#partes/recurso/recursos.opcoes.ts'
import { montar } from '#testes/montar.tsx'
import { PreviaDoCartao } from './PreviaDoCartao.tsx'
import { planoNovo } from './plano.formulario.ts'

const adicional = (id: string, cobranca: 'MENSAL' | 'UNICA', ativo = true) => ({
  id,
  nome: id,
  icone: null,
  cobranca,
  valor: 10_00,
  ativo,
})
const oferecido = (adicional_id: string, obrigatorio: boolean, valor: number | null = null) => ({
  adicional_id,
  obrigatorio,
  valor,
})

test('o preço é o do cartão do vendedor: já com o que é obrigatório e mensal', async () => {
  const cliente = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  cliente.setQueryData(opcoesDeRecursos.queryKey, [])
  cliente.setQueryData(opcoesDeAdicionais.queryKey, [
    adicional('Roteador', 'MENSAL'),
    adicional('Wi-Fi', 'MENSAL'),
    adicional('Cabo', 'UNICA'),
    adicional('Filmes', 'MENSAL'),
    adicional('Antigo', 'MENSAL', false),
  ])
  const valores = {
    ...planoNovo('2026-01-01'),
    nome: 'Fibra 500',
    restrito: true,
    adicionais: [
      oferecido('Roteador', true),
      oferecido('Wi-Fi', true, 5_00),
      oferecido('Cabo', true),
      oferecido('Filmes', false),
      oferecido('Antigo', true),
    ],
  }
  montar(
    <QueryClientProvider client={cliente}>
      <PreviaDoCartao
        valores={valores}
        preco={{ valor_mensal: 99_90, taxa_instalacao: 0 }}
        registrado={undefined}
      />
    </QueryClientProvider>,
  )
  const cartao = page.getByRole('article', { name: 'Fibra 500' })
  await expect.element(cartao).toBeVisible()
  for (const texto of ['R$ 114,90 por mês', 'Já com Roteador, Wi-Fi, Cabo · Venda com autorização'])
    expect(cartao.element().textContent).toContain(texto)
})
