import type { AdicionalDoPlano } from '@balcao/contract/catalogo/plano'
import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { planoNovo } from './plano.formulario.ts'
import { textos } from './plano.textos.ts'
import { SecaoAdicionais } from './SecaoAdicionais.tsx'

const adicional = (id: string, nome: string, valor: number, ativo = true) => ({
  id,
  nome,
  valor,
  icone: null,
  cobranca: 'MENSAL' as const,
  ativo,
})
const opcoes = [
  adicional('a', 'Malha Wi-Fi', 29_90),
  adicional('b', 'IP fixo', 39_90),
  adicional('c', 'Filmes', 9_90),
  adicional('d', 'Modem antigo', 5_00, false),
]

// Without the permission to link additionals, whoever was signed in before.
beforeEach(() => entrarCom([]))

function Formulario({ oferecidos }: { oferecidos: AdicionalDoPlano[] }) {
  const form = useForm({ initialValues: { ...planoNovo('2026-01-01'), adicionais: oferecidos } })
  return (
    <ContextoFormulario value={form}>
      <SecaoAdicionais form={form} travado={null} registrado={undefined} />
      <output>{JSON.stringify(form.values.adicionais)}</output>
    </ContextoFormulario>
  )
}

const montarCom = (oferecidos: AdicionalDoPlano[]) => {
  const cliente = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  cliente.setQueryData(opcoesDeAdicionais.queryKey, opcoes)
  montar(
    <QueryClientProvider client={cliente}>
      <Formulario oferecidos={oferecidos} />
    </QueryClientProvider>,
  )
}
const guardado = () => JSON.parse(page.getByRole('status').element().textContent ?? '')

test('quem não pode vincular vê os obrigatórios travados, com o motivo, e não os tira', async () => {
  montarCom([
    { adicional_id: 'a', obrigatorio: true, valor: null },
    { adicional_id: 'b', obrigatorio: false, valor: null },
  ])
  for (const nome of ['Malha Wi-Fi', 'IP fixo'])
    await expect.element(page.getByRole('switch', { name: textos.obrigatorioNome(nome) })).toBeDisabled()
  await expect.element(page.getByText(textos.semVincular).first()).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: textos.tirar('Malha Wi-Fi') })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: textos.tirar('IP fixo') }))
  expect(guardado()).toEqual([{ adicional_id: 'a', obrigatorio: true, valor: null }])
})

test('um adicional novo entra opcional, ao preço de tabela; o preço próprio é digitado', async () => {
  montarCom([])
  await userEvent.click(page.getByRole('combobox', { name: textos.adicionarAdicional }))
  await userEvent.click(page.getByRole('option', { name: 'Filmes' }))
  expect(guardado()).toEqual([{ adicional_id: 'c', obrigatorio: false, valor: null }])
  const preco = page.getByRole('textbox', { name: textos.precoNoPlano('Filmes') })
  await expect.element(preco).toHaveAttribute('placeholder', 'De tabela: R$ 9,90')
  await userEvent.fill(preco, '4,50')
  expect(guardado()).toEqual([{ adicional_id: 'c', obrigatorio: false, valor: 450 }])
})

test('a ordem muda pelo menu da linha', async () => {
  montarCom(['a', 'b', 'c'].map((adicional_id) => ({ adicional_id, obrigatorio: false, valor: null })))
  await userEvent.click(page.getByRole('button', { name: 'Ações de Filmes' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Mover para o começo' }))
  expect(guardado().map((a: AdicionalDoPlano) => a.adicional_id)).toEqual(['c', 'a', 'b'])
})

test('um adicional inativo não vira obrigatório, e o motivo é dito; o ativo, sim', async () => {
  entrarCom(['VINCULAR.ADICIONAL'])
  montarCom(['a', 'd'].map((adicional_id) => ({ adicional_id, obrigatorio: false, valor: null })))
  const interruptor = (nome: string) => page.getByRole('switch', { name: textos.obrigatorioNome(nome) })
  await expect.element(interruptor('Modem antigo')).toBeDisabled()
  await expect.element(page.getByText(textos.inativoNaoObriga)).toBeInTheDocument()
  await expect.element(interruptor('Malha Wi-Fi')).toBeEnabled()
})
