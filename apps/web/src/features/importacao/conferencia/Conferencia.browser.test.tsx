import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { ID, montarTela, simularApi, umaImportacao, umaLinha } from '../importacao.fabrica.tsx'
import { Conferencia } from './Conferencia.tsx'

const PREVIA = `POST /importacao/${ID}/previa`
const INICIO = `POST /importacao/${ID}/inicio`
const linhas = [
  umaLinha(),
  umaLinha({
    linha: 3,
    celulas: ['João Ximenes', '123', '', ''],
    desfecho: 'REJEITAR',
    motivos: [
      { coluna: 1, campo: 'cpf_cnpj', texto: 'CPF inválido' },
      { coluna: null, campo: null, texto: 'A linha tem colunas a mais' },
    ],
  }),
]

const abrir = (partes: Partial<Importacao> = {}) => {
  const api = simularApi({ [PREVIA]: { linhas }, [INICIO]: umaImportacao({ situacao: 'NA_FILA' }) })
  montarTela(<Conferencia importacao={umaImportacao(partes)} />)
  return api
}
const coluna = (nome: string) => page.getByLabelText(`O que a coluna ${nome} preenche`)
const comecar = page.getByRole('button', { name: 'Começar a importação' })

test('cada coluna mostra exemplos e o que preenche; a prévia traz cada motivo na sua célula', async () => {
  abrir()
  await expect.element(coluna('Documento')).toHaveValue('cpf_cnpj')
  await expect.element(coluna('Coluna 4 (sem nome)')).toHaveValue('')
  await expect.element(page.getByText('529.982.247-25 · 123')).toBeVisible()
  await expect.element(page.getByText('1 novo e 1 rejeitada.')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '123 CPF inválido' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Rejeitada A linha tem colunas a mais' })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('um campo em duas colunas é dito nas duas na hora, e impede começar', async () => {
  const { feitos } = abrir()
  await expect.element(page.getByRole('table')).toBeVisible()
  await userEvent.selectOptions(coluna('Fone'), 'cpf_cnpj')
  await expect.element(coluna('Fone')).toHaveAccessibleDescription(/Já preenchido por “Documento”/)
  await expect.element(coluna('Documento')).toHaveAccessibleDescription(/Já preenchido por “Fone”/)
  await expect.element(comecar).toHaveAttribute('aria-disabled', 'true')
  await userEvent.selectOptions(coluna('Documento'), '')
  await expect.element(page.getByText('CPF ou CNPJ: coluna “Fone”')).toBeVisible()
  await expect
    .poll(() => feitos(PREVIA).at(-1)?.corpo)
    .toMatchObject({
      mapeamento: ['nome', null, 'cpf_cnpj', null],
    })
})

test('sem coluna obrigatória os exemplos aparecem assim mesmo, e o botão diz o que falta', async () => {
  abrir({ mapeamento: [null, null, null, null] })
  await expect.element(page.getByText('Maria Silva · João Ximenes')).toBeVisible()
  await expect.element(page.getByText('CPF ou CNPJ: escolha a coluna')).toBeVisible()
  await expect.element(page.getByText('Acerte as colunas acima para ver a prévia.')).toBeVisible()
  await expect
    .element(comecar)
    .toHaveAccessibleDescription('Antes, escolha a coluna de CPF ou CNPJ e Nome ou razão social')
})

test('diz se as colunas foram lembradas, e começa com o que foi escolhido', async () => {
  const { feitos } = abrir({ mapeamento_lembrado: true })
  await expect.element(page.getByText(/Ligadas como na última importação/)).toBeVisible()
  await expect.element(page.getByText('Células vazias não apagam o que já está no cadastro.')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'Só criar os novos' }))
  await userEvent.selectOptions(coluna('Fone'), '')
  await userEvent.click(comecar)
  await expect
    .poll(() => feitos(INICIO)[0]?.corpo)
    .toEqual({
      mapeamento: ['nome', 'cpf_cnpj', null, null],
      modo: 'CRIAR',
      opcional_errado: 'REJEITAR',
    })
})

test('deixar de fora o campo errado é escolhido antes: a prévia conta e mostra o aviso na célula, e a escolha vai com o início', async () => {
  const comAviso = umaLinha({
    linha: 4,
    celulas: ['Rui Alves', '111.444.777-35', '123', ''],
    avisos: [{ coluna: 2, campo: 'telefone', texto: 'Telefone inválido' }],
  })
  const { feitos } = simularApi({
    [PREVIA]: { linhas: [umaLinha(), comAviso] },
    [INICIO]: umaImportacao({ situacao: 'NA_FILA' }),
  })
  montarTela(<Conferencia importacao={umaImportacao()} />)
  await expect.element(page.getByRole('radio', { name: 'Rejeitar a linha' })).toBeChecked()
  await userEvent.click(page.getByRole('radio', { name: 'Deixar o campo de fora e avisar' }))
  await expect.poll(() => feitos(PREVIA).at(-1)?.corpo).toMatchObject({ opcional_errado: 'DEIXAR_DE_FORA' })
  await expect.element(page.getByText('2 novos e 1 com aviso.')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '123 Fica de fora: Telefone inválido' })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(comecar)
  await expect.poll(() => feitos(INICIO)[0]?.corpo).toMatchObject({ opcional_errado: 'DEIXAR_DE_FORA' })
})

test('a recusa de começar fica junto do botão', async () => {
  simularApi({
    [PREVIA]: { linhas },
    [INICIO]: () =>
      Response.json({ message: 'Esta importação já foi começada', errors: [], codigo: 'X' }, { status: 409 }),
  })
  montarTela(<Conferencia importacao={umaImportacao()} />)
  await userEvent.click(comecar)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Esta importação já foi começada')
})

test('no telefone cada linha é um cartão com o motivo por extenso', async () => {
  await page.viewport(390, 800)
  abrir()
  const cartoes = page.getByRole('list', { name: 'Prévia das primeiras linhas' })
  await expect.element(cartoes.getByText('Documento “123”: CPF inválido')).toBeVisible()
  await userEvent.click(cartoes.getByText('Dados da linha').last())
  await expect.element(cartoes.getByText('(19) 98765-4321')).toBeVisible()
  await page.viewport(1440, 900)
})

test('no telefone as rejeitadas vêm antes, e as muitas outras só quando pedidas', async () => {
  await page.viewport(390, 800)
  const muitas = Array.from({ length: 20 }, (_, i) => umaLinha({ linha: i + 10 }))
  simularApi({ [PREVIA]: { linhas: [...muitas, ...linhas] } })
  montarTela(<Conferencia importacao={umaImportacao()} />)
  const cartoes = page.getByRole('list', { name: 'Prévia das primeiras linhas' }).getByRole('listitem')
  await expect.element(cartoes.first().getByText('Rejeitada')).toBeVisible()
  expect(cartoes.elements().length).toBe(6)
  await userEvent.click(page.getByRole('button', { name: 'Ver as outras 16' }))
  await expect.poll(() => cartoes.elements().length).toBe(22)
  await page.viewport(1440, 900)
})

test('o que a atualização troca no cadastro está na célula; no telefone, no cartão', async () => {
  const mudancas = [
    { coluna: 0, antes: 'Maria da Silva' },
    { coluna: 2, antes: null },
  ]
  simularApi({ [PREVIA]: { linhas: [umaLinha({ desfecho: 'ATUALIZAR', mudancas })] } })
  montarTela(<Conferencia importacao={umaImportacao()} />)
  const celula = (name: string) => page.getByRole('cell', { name })
  await expect.element(celula('Maria Silva antes: Maria da Silva')).toBeVisible()
  await expect.element(celula('(19) 98765-4321 novo')).toBeVisible()
  await page.viewport(390, 800)
  const cartoes = page.getByRole('list', { name: 'Prévia das primeiras linhas' })
  await expect
    .element(cartoes.getByRole('listitem'))
    .toMatchTextContent('Cliente: Maria Silva (antes: Maria da Silva)')
  expect(await commands.problemasDeAcesso()).toEqual([])
  await page.viewport(1440, 900)
})
