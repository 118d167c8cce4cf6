import { expect, type Page } from '@playwright/test'
import { dadosDeAdicional } from '../apps/api/src/catalogo/adicional/adicional.fabrica.ts'
import { dadosDePromocao } from '../apps/api/src/catalogo/promocao/promocao.fabrica.ts'
import type { Adicional } from '../packages/contract/src/catalogo/adicional.ts'
import type { DadosPromocao, Promocao } from '../packages/contract/src/catalogo/promocao.ts'
import { marcaUnica } from './base/pessoas.ts'
import { escolher, esperarToast, titulo } from './base/tela.ts'
import { type Mundo, test } from './base/teste.ts'

const historico = (page: Page) => page.getByRole('region', { name: 'Histórico' })
const linha = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome })
const vinculos = (page: Page) => page.getByRole('region', { name: 'Adicionais vinculados' })
const vinculo = (page: Page, nome: string) => page.getByRole('listitem', { name: nome })

const umAdicional = async ({ api }: Mundo, nome: string) => {
  const { access_token: token } = await api.entrar()
  return api.exigir<Adicional>('POST', '/adicional', { token, corpo: dadosDeAdicional({ nome }) })
}

const umaPromocao = async ({ api }: Mundo, dados: Partial<DadosPromocao>) => {
  const { access_token: token } = await api.entrar()
  return api.exigir<Promocao>('POST', '/promocao', { token, corpo: dadosDePromocao(dados) })
}

test('da promoção nova, com o que é recusado no caminho, até ela terminar sozinha', async ({
  abrirComo,
  mundo,
}) => {
  const marca = marcaUnica().toUpperCase()
  const nome = `Black Friday ${marca}`
  await umaPromocao(mundo, { nome: `Outra ${marca}`, codigo: `BF-${marca}` })
  const adicional = await umAdicional(mundo, `Ponto extra ${marca}`)
  const page = await abrirComo()
  await page.goto('/admin/promocao')
  await page.getByRole('button', { name: 'Nova promoção' }).click()
  await titulo(page, 'Nova promoção')

  await page.getByLabel('Nome').fill(nome)
  await page.getByLabel('Cupom').fill(`bf-${marca.toLowerCase()}`)
  await escolher(page, 'Desconto na mensalidade', 'Percentual')
  await page.getByRole('textbox', { name: 'Percentual' }).fill('133,5')
  await page.getByLabel('Meses de desconto').fill('3')
  await page.getByLabel('Fim da vigência').fill('01/01/2026')
  const criar = page.getByRole('button', { name: 'Criar promoção' })
  await criar.click()
  await expect(page.getByText('O valor máximo é 100%')).toBeVisible()
  await page.getByRole('textbox', { name: 'Percentual' }).fill('33,5')
  await expect(page.getByText('sai por R$ 66,50 nos 3 primeiros meses')).toBeVisible()
  await page.getByRole('switch', { name: 'Todos os planos, inclusive os futuros' }).check({ force: true })
  await criar.click()
  await expect(page.getByText('A vigência termina antes de começar')).toBeVisible()
  await page.getByLabel('Fim da vigência').fill('31/12/2099')
  await criar.click()
  await expect(page.getByText('Já existe uma promoção com este cupom')).toBeVisible()
  await page.getByLabel('Cupom').fill(`bf-${marca}-2`)
  await criar.click()
  await titulo(page, nome)

  await escolher(vinculos(page), 'Adicionar um adicional', `${adicional.nome} · R$ 19,90 por mês`)
  await vinculo(page, adicional.nome).getByRole('switch', { name: 'Obrigatório' }).check({ force: true })
  await vinculo(page, adicional.nome).getByLabel('Preço').fill('29,90')
  await expect(page.getByText('Acima do preço de tabela')).toBeVisible()
  await vinculo(page, adicional.nome).getByLabel('Preço').fill('9,90')
  await page.getByRole('button', { name: 'Salvar adicionais' }).click()
  await esperarToast(page, 'Adicionais vinculados')
  await expect(historico(page).getByText('(obrigatório, R$ 9,90 por 3 meses)')).toBeVisible()

  await page.goto(`/admin/promocao?busca=${marca}&situacao=VALENDO`)
  await expect(linha(page, nome)).toContainText('33,5% por 3 meses')
  await expect(linha(page, nome)).toContainText('Valendo')
  // Its last day is past (by two days, to be safe in any time zone of the database).
  // It ends without anyone touching it.
  await mundo.sql(
    `update promocao set vigencia_inicio = current_date - 9, vigencia_fim = current_date - 2 where nome = $1`,
    [nome],
  )
  await page.reload()
  await expect(linha(page, `Outra ${marca}`)).toBeVisible()
  await expect(linha(page, nome)).toHaveCount(0)
  await page.goto(`/admin/promocao?busca=${marca}&situacao=ENCERRADA`)
  await expect(linha(page, nome)).toContainText('Encerrada')
})

test('quem só vincula adicionais vê o resto travado; e dois que vinculam ao mesmo tempo não perdem nada', async ({
  abrirComo,
  mundo,
}) => {
  const marca = marcaUnica()
  const promocao = await umaPromocao(mundo, { nome: `Disputada ${marca}` })
  const [meu, deles] = [await umAdicional(mundo, `Meu ${marca}`), await umAdicional(mundo, `Deles ${marca}`)]
  const vinculador = await mundo.pessoas.criar({ grupo: ['LISTAR.PROMOCAO', 'VINCULAR.ADICIONAL'] })
  const page = await abrirComo(vinculador)
  await page.goto('/admin/promocao')
  await linha(page, promocao.nome).getByRole('link').click()
  await expect(page.getByText('não possui permissão para editar promoções')).toBeVisible()
  await expect(page.getByLabel('Nome')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeDisabled()
  await escolher(vinculos(page), 'Adicionar um adicional', `${meu.nome} · R$ 19,90 por mês`)

  const { access_token: token } = await mundo.api.entrar()
  const vinculado = { adicional_id: deles.id, obrigatorio: false, valor_promocional: 5_00, meses: 2 }
  await mundo.api.exigir('PUT', `/promocao/${promocao.id}/adicionais`, {
    token,
    corpo: { adicionais: [vinculado], versao: promocao.versao },
  })
  await page.getByRole('button', { name: 'Salvar adicionais' }).click()
  const conflito = page.getByRole('dialog', { name: 'Outra pessoa salvou antes de você' })
  await expect(conflito).toContainText(`${deles.nome} (opcional, R$ 5,00 por 2 meses)`)
  await expect(conflito).toContainText(`${meu.nome} (opcional, R$ 19,90 por 3 meses)`)
  await conflito.getByRole('radio', { name: 'Usar o salvo' }).check({ force: true })
  await conflito.getByRole('button', { name: 'Salvar assim' }).click()
  await expect(conflito).toHaveCount(0)
  await expect(vinculo(page, deles.nome)).toBeVisible()
  await expect(vinculo(page, meu.nome)).toHaveCount(0)
})
