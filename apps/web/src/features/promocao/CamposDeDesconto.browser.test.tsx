import type { DadosPromocao } from '@balcao/contract/catalogo/promocao'
import { useForm } from '@mantine/form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { CamposDeDesconto } from './CamposDeDesconto.tsx'
import { promocaoNova } from './promocao.formulario.ts'

function Formulario() {
  const form = useForm<DadosPromocao>({
    initialValues: { ...promocaoNova(), desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 50_00 } },
  })
  return (
    <ContextoFormulario value={form}>
      <CamposDeDesconto form={form} />
    </ContextoFormulario>
  )
}

test('o exemplo só é dado do que se pode salvar: mais de 100% não tem preço', async () => {
  montar(<Formulario />)
  const exemplo = page.getByText(/^Um plano de R\$ 100,00/)
  await expect.element(exemplo).toMatchTextContent('sai por R$ 50,00')
  await userEvent.fill(page.getByRole('textbox', { name: 'Percentual' }), '150')
  await expect.element(exemplo).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Percentual' }), '100')
  await expect.element(exemplo).toMatchTextContent('sai de graça')
})
