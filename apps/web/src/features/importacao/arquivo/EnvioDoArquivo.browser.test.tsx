import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { EnvioFalso, usarEnvioFalso } from '#testes/envio-falso.ts'
import { EMPRESA, montarTela, simularApi, umaImportacao } from '../importacao.fabrica.tsx'
import { EnvioDoArquivo } from './EnvioDoArquivo.tsx'

const duas = [
  { id: EMPRESA, nome: 'Fibra Veloz' },
  { id: EMPRESA.replace('e', 'f'), nome: 'Net Sul' },
]
const abrir = (empresas = duas.slice(0, 1)) => {
  simularApi({ 'GET /empresa/opcoes': empresas, 'GET /importacao': { itens: [] } })
  const aoChegar = vi.fn()
  montarTela(<EnvioDoArquivo aoChegar={aoChegar} />)
  return aoChegar
}
const campo = page.getByRole('group', { name: 'Planilha de clientes' }).getByLabelText('Planilha de clientes')
const escolher = (nome = 'clientes.csv', texto = 'cpf;nome') =>
  userEvent.upload(campo, new File([texto], nome, { type: 'application/vnd.ms-excel' }))
const envio = usarEnvioFalso()

test('envia com progresso e entrega a importação criada', async () => {
  const aoChegar = abrir()
  await escolher('clientes.csv', 'x'.repeat(4096))
  const pedido = await envio()
  expect(pedido.endereco).toContain(`nome=clientes.csv&empresa_id=${EMPRESA}`)
  expect(pedido.enviado?.type).toBe('text/csv')
  pedido.upload.onprogress?.({ loaded: 1024 })
  await expect.element(page.getByText('1 KB de 4 KB')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  expect(await commands.problemasDeAcesso()).toEqual([])
  pedido.upload.onprogress?.({ loaded: 4096 })
  await expect.element(page.getByText('Arquivo recebido. Lendo as colunas…')).toBeVisible()
  pedido.responder(201, umaImportacao())
  await expect.poll(() => aoChegar.mock.calls[0]?.[0].nome_arquivo).toBe('clientes.csv')
})

test('o que o servidor recusa é dito junto da área, com as palavras dele', async () => {
  abrir()
  await escolher()
  const pedido = await envio()
  pedido.responder(415, { message: 'Isto é um PDF. Envie CSV ou XLSX.', errors: [], codigo: 'X' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Isto é um PDF. Envie CSV ou XLSX.')
  await expect.element(page.getByRole('button', { name: 'Escolher arquivo' })).toBeVisible()
})

test('sem rede, o mesmo arquivo vai de novo com um clique', async () => {
  abrir()
  await escolher()
  const primeiro = await envio()
  primeiro.onerror()
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await expect.poll(() => EnvioFalso.ultimo !== primeiro && EnvioFalso.ultimo.enviado).toBeTruthy()
})

test('cancelar o envio volta ao começo, sem mensagem de erro', async () => {
  abrir()
  await escolher()
  await envio()
  await userEvent.click(page.getByRole('button', { name: 'Cancelar envio' }))
  await expect.element(page.getByRole('button', { name: 'Escolher arquivo' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('sair no meio do envio pergunta antes', async () => {
  simularApi({ 'GET /empresa/opcoes': duas.slice(0, 1), 'GET /importacao': { itens: [] } })
  const { history, caminho } = montarTela(<EnvioDoArquivo aoChegar={() => {}} />)
  await escolher()
  await envio()
  history.push('/outra')
  await expect.element(page.getByRole('dialog', { name: 'Sair e cancelar o envio?' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Continuar enviando' }))
  expect(caminho()).toBe('/')
})

test('o que não adianta enviar nem sai daqui', async () => {
  abrir()
  await escolher('clientes.xls')
  await expect.element(page.getByText(/Excel antigo \(.xls\).*salve como .xlsx ou CSV/)).toBeVisible()
  expect(EnvioFalso.ultimo).toBeUndefined()
})

test('com mais de uma empresa ela é escolhida antes, e um arquivo solto cedo demais diz isso', async () => {
  abrir(duas)
  const botao = page.getByRole('button', { name: 'Escolher arquivo' })
  await expect.element(botao).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Escolha antes a empresa que recebe os clientes.')).toBeVisible()
  await escolher()
  const empresa = page.getByRole('combobox', { name: 'Empresa' })
  await expect.element(empresa).toHaveAccessibleDescription(/Escolha antes a empresa/)
  await userEvent.selectOptions(empresa, 'Net Sul')
  await escolher()
  expect((await envio()).endereco).toContain(duas[1]?.id)
})

test('quem importa mas não visualiza clientes lê por que não pode enviar', async () => {
  simularApi({ 'GET /empresa/opcoes': duas, 'GET /importacao': { itens: [] } })
  montarTela(<EnvioDoArquivo aoChegar={() => {}} />, ['IMPORTAR.CLIENTE'])
  await expect.element(page.getByText(/preciso também a permissão de visualizar/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Escolher arquivo' }).query()).toBeNull()
})

test('sem nenhuma empresa diz o que falta', async () => {
  abrir([])
  await expect.element(page.getByText(/preciso ter acesso a ao menos uma empresa ativa/)).toBeVisible()
})
