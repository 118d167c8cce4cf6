import type { ConsultaDeCep } from '@balcao/contract/provedor/cep-consulta'
import { Endereco } from '@balcao/contract/provedor/endereco'
import { useForm } from '@mantine/form'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarComRota } from '#testes/montarComRota.tsx'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { CamposEndereco } from './CamposEndereco.tsx'
import { comConsultas, simularApi } from './endereco.fabrica.tsx'
import { type ValoresDeEndereco, valoresDeEndereco } from './valores.ts'

type ExemploProps = {
  inicial: ValoresDeEndereco
  aoEnviar: (valores: { endereco: ValoresDeEndereco }) => void
}

function Exemplo({ inicial, aoEnviar }: ExemploProps) {
  const form = useForm({
    initialValues: { endereco: inicial },
    validate: ({ endereco }) =>
      Object.fromEntries(
        Endereco.safeParse(endereco).error?.issues.map((i) => [`endereco.${i.path.join('.')}`, i.message]) ??
          [],
      ),
  })
  return (
    <FormularioPagina
      titulo="Empresa"
      form={form}
      erro={null}
      enviando={false}
      aoEnviar={aoEnviar}
      aoFechar={() => {}}
    >
      <CamposEndereco name="endereco" />
    </FormularioPagina>
  )
}

const encontrado = (logradouro: string, bairro: string, trecho: string | null = null): ConsultaDeCep => ({
  situacao: 'ENCONTRADO',
  endereco: { cep: '', logradouro, bairro, trecho, cidade: { codigo: 3509502, nome: 'Campinas', uf: 'SP' } },
})

const CEPS = {
  13010000: encontrado('Rua Direita', 'Centro', 'lado ímpar'),
  13020000: encontrado('Rua Nova', 'Vila'),
  13000000: encontrado('', ''),
  88888888: { situacao: 'INDISPONIVEL', endereco: null },
  77777777: { situacao: 'DESLIGADA', endereco: null },
  66666666: 500,
} satisfies Record<string, ConsultaDeCep | number>

const montarEndereco = (inicial: Partial<ValoresDeEndereco> = {}) => {
  const { pedidos, segurar } = simularApi({ ceps: CEPS })
  const aoEnviar = vi.fn()
  const comCache = comConsultas()
  montarComRota(
    comCache(<Exemplo inicial={{ ...valoresDeEndereco(null), ...inicial }} aoEnviar={aoEnviar} />),
  )
  return { aoEnviar, pedidos, segurar }
}

const campo = (rotulo: string) => page.getByRole('textbox', { name: rotulo })
const cep = campo('CEP')
const cidade = page.getByRole('combobox', { name: 'Cidade' })

test('um CEP completo preenche o endereço e leva ao número; o que se salva é do contrato', async () => {
  const { aoEnviar } = montarEndereco()
  await userEvent.type(cep, '13010000')
  await expect.element(campo('Logradouro')).toHaveValue('Rua Direita')
  await expect.element(campo('Bairro')).toHaveValue('Centro')
  await expect.element(cidade).toHaveValue('Campinas – SP')
  await expect.element(campo('Número')).toHaveFocus()
  await expect.element(page.getByText('Trecho: lado ímpar')).toBeVisible()
  await userEvent.keyboard('S/N')
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }))
  const endereco = {
    cep: '13010000',
    logradouro: 'Rua Direita',
    numero: 'S/N',
    complemento: null,
    bairro: 'Centro',
    codigo_ibge: 3509502,
  }
  expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({ endereco })
})

test('outro CEP troca o que o anterior preencheu, mas não o que a pessoa digitou', async () => {
  montarEndereco()
  await userEvent.type(cep, '13010000')
  await expect.element(campo('Bairro')).toHaveValue('Centro')
  await userEvent.fill(campo('Bairro'), 'Bosque')
  await userEvent.fill(cep, '13020000')
  await expect.element(campo('Logradouro')).toHaveValue('Rua Nova')
  await expect.element(campo('Bairro')).toHaveValue('Bosque')
  await expect.element(page.getByText('Este CEP é de Rua Nova, Vila, Campinas – SP.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Usar este endereço' }))
  await expect.element(campo('Bairro')).toHaveValue('Vila')
  await expect.element(page.getByRole('button', { name: 'Usar este endereço' })).not.toBeInTheDocument()
})

test('num telefone, o que o campo do número pede cabe nele', async () => {
  await page.viewport(360, 740)
  montarEndereco()
  await expect.element(campo('Número')).toBeVisible()
  const numero = campo('Número').element() as HTMLInputElement
  const { font, paddingLeft, paddingRight } = getComputedStyle(numero)
  const pincel = document.createElement('canvas').getContext('2d')
  if (!pincel) throw new Error('sem canvas')
  pincel.font = font
  const cabe = numero.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  expect(pincel.measureText(numero.placeholder).width).toBeLessThanOrEqual(cabe)
})

test('abrir um registro não procura nada', async () => {
  const { pedidos } = montarEndereco({ cep: '13010000', logradouro: 'Rua Antiga' })
  await expect.element(campo('Logradouro')).toHaveValue('Rua Antiga')
  expect(pedidos.filter((url) => url.includes('/cep/'))).toEqual([])
})

test('o CEP de uma cidade inteira leva ao logradouro, que falta', async () => {
  montarEndereco()
  await userEvent.type(cep, '13000000')
  await expect.element(cidade).toHaveValue('Campinas – SP')
  await expect.element(campo('Logradouro')).toHaveFocus()
})

test('quem já foi para outro campo fica nele', async () => {
  const soltar = montarEndereco().segurar()
  await userEvent.type(cep, '13010000')
  await userEvent.click(campo('Complemento'))
  soltar()
  await expect.element(campo('Logradouro')).toHaveValue('Rua Direita')
  await expect.element(campo('Complemento')).toHaveFocus()
})

test.each([
  ['99999999', 'CEP não encontrado: preencha o endereço.'],
  ['88888888', 'A busca de CEP não respondeu: preencha o endereço.'],
  ['66666666', 'A busca de CEP não respondeu: preencha o endereço.'],
  ['77777777', 'A busca de CEP está desligada: preencha o endereço.'],
])('o CEP %s diz "%s" e deixa digitar', async (digitado, aviso) => {
  montarEndereco({ logradouro: 'Rua Minha' })
  await userEvent.type(cep, digitado)
  await expect.element(page.getByText(aviso)).toBeVisible()
  await expect.element(cep).toHaveFocus()
  await expect.element(campo('Logradouro')).toHaveValue('Rua Minha')
  await userEvent.type(campo('Bairro'), 'Centro')
  await expect.element(campo('Bairro')).toHaveValue('Centro')
})

test('um campo que falta recebe o erro embaixo dele, a cidade também', async () => {
  const { aoEnviar } = montarEndereco({ cep: '13010000', logradouro: 'Rua A', bairro: 'B' })
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }))
  await expect.element(campo('Número')).toHaveFocus()
  await expect.element(cidade).toHaveAttribute('aria-invalid', 'true')
  expect(aoEnviar).not.toHaveBeenCalled()
})
