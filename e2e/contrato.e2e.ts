import { expect, type Page } from '@playwright/test'
import { SANTOS } from '../apps/api/src/catalogo/oferta/oferta.fabrica.ts'
import { enderecoDeTeste } from '../apps/api/src/clientes/cliente/cliente.fabrica.ts'
import { clienteEndereco } from '../apps/api/src/clientes/cliente/cliente.table.ts'
import { umClienteComEndereco } from '../apps/api/src/vendas/contrato/contrato.fabrica.ts'
import { novoId } from '../apps/web/src/aparelho/novo-rascunho.ts'
import { somarDias, somarMeses } from '../packages/contract/src/valores/dia.ts'
import { montarContratos } from './base/contratos.ts'
import { esperarToast, titulo } from './base/tela.ts'
import { type Mundo, test } from './base/teste.ts'

const escrita = (dia: string) => dia.split('-').reverse().join('/')
const dialogo = (page: Page) => page.getByRole('dialog')
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const confirmar = (page: Page, name: string) =>
  dialogo(page).getByRole('button', { name, exact: true }).click()
const linhaDoTempo = (page: Page) => page.getByRole('region', { name: 'Linha do tempo' })
const mes = (page: Page, numero: number) => page.getByRole('row', { name: new RegExp(`^${numero}º`) })
const selo = (page: Page, nome: string) =>
  expect(page.getByRole('main').getByText(nome, { exact: true }).first()).toBeVisible()
const noBanco = async ({ sql }: Mundo, id: string) => {
  const { rows } = await sql(
    `select p.situacao, (select count(*)::int from contrato_evento e where e.contrato_id = p.id) as eventos
     from cliente_plano p where p.id = $1`,
    [id],
  )
  return rows[0]
}

test('troca para um plano maior no mês 5: o mês 6 muda, até o centavo, e o 5 fica', async ({
  abrirComo,
  mundo,
}) => {
  const { umDeMeses, maior, plano, atendente } = await montarContratos(mundo)
  const { cliente, hoje } = await umDeMeses(4)
  const page = await abrirComo(atendente)
  await page.goto(`/admin/cliente/${cliente.id}`)
  await page
    .getByRole('region', { name: 'Planos' })
    .getByRole('link', { name: plano.nome, exact: true })
    .click()
  await titulo(page, `${plano.nome} · ${cliente.nome}`)
  // 99,90 − 10 % + 19,90
  await expect(mes(page, 5)).toContainText('R$ 109,81')
  await expect(mes(page, 6)).toContainText('R$ 109,81')

  await botao(page, 'Trocar plano').click()
  await dialogo(page).getByRole('radio', { name: maior.nome }).check()
  const efeito = dialogo(page).getByRole('region', { name: 'O que muda' })
  const seguinte = escrita(somarMeses(hoje, 1).slice(0, 7))
  await expect(efeito).toContainText(`Desde ${seguinte}R$ 109,81 → R$ 169,80`)
  await expect(efeito).toContainText('Os descontos da venda no plano acabam')
  await confirmar(page, 'Trocar plano')
  await esperarToast(page, 'Plano trocado')
  await titulo(page, `${maior.nome} · ${cliente.nome}`)
  await expect(mes(page, 5)).toContainText('R$ 109,81')
  await expect(mes(page, 6)).toContainText('R$ 169,80')
  await expect(mes(page, 6)).toContainText(`Troca de plano em ${escrita(hoje)}`)
  await expect(linhaDoTempo(page)).toContainText(`De ${plano.nome} para ${maior.nome}`)
})

test('mudar para uma cidade onde o plano não é vendido é recusado em palavras, e nada muda', async ({
  abrirComo,
  mundo,
}) => {
  const { umDeMeses, plano, atendente } = await montarContratos(mundo)
  const { id, cliente, caminho } = await umDeMeses(5)
  await mundo.fabricar((db) =>
    db.insert(clienteEndereco).values({
      ...enderecoDeTeste({ codigo_ibge: SANTOS, logradouro: 'Rua do Mar' }),
      ...{ id: novoId(), cliente_id: cliente.id, ordem: 1 },
    }),
  )
  const page = await abrirComo(atendente)
  await page.goto(caminho)
  await botao(page, 'Mudar endereço').click()
  await dialogo(page)
    .getByRole('radio', { name: /Rua do Mar.*Santos – SP/ })
    .check()
  await expect(dialogo(page).getByRole('alert')).toContainText(
    `${plano.nome} não é vendido em Santos – SP: troque antes para um plano vendido lá`,
  )
  await expect(dialogo(page).getByRole('button', { name: 'Mudar endereço' })).toBeDisabled()
  await confirmar(page, 'Deixar como está')
  await expect(page.getByRole('region', { name: 'Dados do contrato' })).toContainText('Campinas – SP')
  expect(await noBanco(mundo, id)).toEqual({ situacao: 'ATIVO', eventos: 0 })
})

test('uma suspensão planejada para amanhã é desfeita; depois o contrato passa a outro titular', async ({
  abrirComo,
  mundo,
}) => {
  const { umDeMeses, atendente, empresa } = await montarContratos(mundo)
  const { id, caminho, hoje } = await umDeMeses(5)
  const outro = await mundo.fabricar((db) => umClienteComEndereco(db, empresa.id))
  const amanha = escrita(somarDias(hoje, 1))
  const page = await abrirComo(atendente)
  await page.goto(caminho)
  await botao(page, 'Suspender').click()
  await dialogo(page).getByLabel('A partir de que dia').fill(amanha)
  await dialogo(page).getByLabel('Motivo').fill('Viagem de um mês')
  await confirmar(page, `Planejar para ${amanha}`)
  await esperarToast(page, `Marcado para ${amanha}: suspensão`)
  await expect(page.getByRole('note')).toContainText(`Planejado para ${amanha}: suspensão`)
  await selo(page, 'Ativo')

  await botao(page, `Desfazer: Suspensão em ${amanha}`).click()
  await confirmar(page, 'Desfazer')
  await expect(page.getByRole('note')).toBeHidden()
  await expect(linhaDoTempo(page)).toContainText('Desfeita')
  await expect(mes(page, 7)).not.toContainText('Suspensão')

  await botao(page, 'Transferir titularidade').click()
  await dialogo(page)
    .getByRole('searchbox')
    .fill(outro.cpf_cnpj ?? '')
  await dialogo(page).getByRole('button', { name: outro.nome }).click()
  await confirmar(page, 'Transferir titularidade')
  await expect(page).toHaveURL(`/admin/cliente/${outro.id}/plano/${id}`)
  await expect(linhaDoTempo(page)).toContainText('Troca de titularidade')
})

test('cancela com a multa do dia, e sem multa quando a culpa é do provedor', async ({ abrirComo, mundo }) => {
  const { umDeMeses, atendente } = await montarContratos(mundo)
  const [comMulta, semMulta] = [await umDeMeses(5), await umDeMeses(5)]
  const page = await abrirComo(atendente)
  const cancelar = async (caminho: string, porque: RegExp) => {
    await page.goto(caminho)
    await botao(page, 'Cancelar contrato').click()
    await dialogo(page).getByRole('radio', { name: porque }).check()
    await dialogo(page).getByLabel('Motivo').fill('Vai mudar de país')
  }
  await cancelar(comMulta.caminho, /cliente quer sair/)
  await expect(dialogo(page).getByRole('region', { name: 'O que muda' })).toContainText(
    'Multa a pagar: R$ 350,00. Faltam 7 dos 12 meses',
  )
  await confirmar(page, 'Cancelar contrato')
  await selo(page, 'Cancelado')
  await expect(linhaDoTempo(page)).toContainText('multa de R$ 350,00')

  await cancelar(semMulta.caminho, /culpa é do provedor/)
  await expect(dialogo(page).getByRole('region', { name: 'O que muda' })).toContainText(
    'Multa a pagar: R$ 0,00',
  )
  await confirmar(page, 'Cancelar contrato')
  await selo(page, 'Cancelado')
  await expect(linhaDoTempo(page)).toContainText('Por culpa do provedor, sem multa')
  expect(await noBanco(mundo, semMulta.id)).toEqual({ situacao: 'CANCELADO', eventos: 1 })
})
