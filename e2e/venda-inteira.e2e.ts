import { expect, type Page } from '@playwright/test'
import type { LinksDaVenda } from '../packages/contract/src/vendas/aceite-da-venda-api.ts'
import { ateOTexto, caminhoDo, identificarSe } from './base/aceites.ts'
import type { Pessoa } from './base/pessoas.ts'
import { titulo } from './base/tela.ts'
import { type Mundo, test } from './base/teste.ts'
import { guardarRascunho, montarOferta, vendedorDe } from './base/vendas.ts'

test.use({ serviceWorkers: 'allow' })

const TELEFONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Sold at the door: the plan has to be authorised, and the subscriber accepts and sends the document. */
const montar = async (mundo: Mundo) => {
  const oferta = await montarOferta(mundo, {
    canal: {
      exige_aceite_digital: true,
      fora_do_estabelecimento: true,
      anexos_obrigatorios: ['DOCUMENTO_FRENTE'],
    },
  })
  await mundo.sql('update plano set restrito = true where id = $1', [oferta.plano.id])
  const pessoa = (grupo: string) => vendedorDe(mundo, oferta, grupo)
  return {
    oferta,
    vendedor: await pessoa('Vendedor'),
    supervisor: await pessoa('Supervisor'),
    analista: await pessoa('Backoffice'),
    agenda: await pessoa('Backoffice'),
  }
}

const linkDoAceite = async ({ api }: Mundo, vendedor: Pessoa, id: string) => {
  const { access_token: token } = await api.entrar(vendedor)
  return caminhoDo((await api.exigir<LinksDaVenda>('GET', `/venda/${id}/link`, { token })).aceite)
}

/** The first in a queue, opened as a person does. */
const abrirDaFila = async (page: Page, visao: string) => {
  await page.goto(`/admin/venda?visao=${visao}`)
  await page.locator('[data-linha]').click()
  await titulo(page, /^Venda \d+/)
}

const autorizar = async (page: Page) => {
  await page.getByRole('button', { name: 'Autorizar' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('radio').first().check()
  await dialogo.getByRole('button', { name: 'Autorizar' }).click()
  await expect(page.getByText('Venda autorizada')).toBeVisible()
}

const situacaoDa = async ({ sql }: Mundo, id: string) => {
  const { rows } = await sql('select situacao from venda where id = $1', [id])
  return rows[0]?.situacao
}

test('da venda enviada à instalação concluída: quem vende, autoriza, aceita, analisa e instala', async ({
  page,
  abrirComo,
  mundo,
}) => {
  test.slow()
  const { oferta, vendedor, supervisor, analista, agenda } = await montar(mundo)
  const { id, endereco, dados } = await guardarRascunho(mundo, vendedor, oferta, { etapa: 'revisao' })
  const vende = await abrirComo(vendedor, TELEFONE)
  await vende.goto(endereco)
  await vende.getByRole('button', { name: 'Enviar venda' }).click()
  await expect(vende.getByText('Aguardando autorização').first()).toBeVisible()
  await vende.getByRole('link', { name: 'Ir para Vender' }).click()

  const autoriza = await abrirComo(supervisor, TELEFONE)
  await abrirDaFila(autoriza, 'para_autorizar')
  await expect(autoriza.getByText(/só é vendido com autorização/).first()).toBeVisible()
  await autorizar(autoriza)

  // The seller's home follows without reloading.
  await expect(vende.getByText('Aguardando aceite').first()).toBeVisible()
  await page.setViewportSize(TELEFONE.viewport)
  await page.goto(await linkDoAceite(mundo, vendedor, id))
  await identificarSe(page, String(dados.cliente.cpf_cnpj).slice(-4))
  await ateOTexto(page)
  await page.getByRole('button', { name: 'Aceito', exact: true }).click()
  await titulo(page, /^Pronto, /)
  await page.getByRole('link', { name: 'Ver o andamento e o comprovante' }).click()

  const analisa = await abrirComo(analista)
  await analisa.goto('/admin/venda/fila')
  await expect(analisa.getByRole('img', { name: 'Foto: Frente do documento' })).toBeVisible()
  await analisa.keyboard.press('a')
  await expect(analisa.getByText('Todos os anexos estão aprovados', { exact: false })).toBeVisible()
  await analisa.keyboard.press('p')
  await expect(analisa.getByRole('dialog')).toBeVisible()
  await analisa.keyboard.press('Enter')
  await expect(analisa.getByText('Nada mais para analisar', { exact: false })).toBeVisible()

  const instala = await abrirComo(agenda)
  await abrirDaFila(instala, 'para_agendar')
  await instala.getByRole('button', { name: 'Agendar instalação' }).click()
  const quando = instala.getByRole('dialog')
  await quando.getByRole('radio', { disabled: false }).first().check()
  await quando.getByRole('button', { name: 'Agendar', exact: true }).click()
  await expect(instala.getByText('Instalação agendada')).toBeVisible()
  await expect(page.getByText(/^Instalação marcada para/)).toBeVisible()

  // The day comes.
  await mundo.sql(
    "update venda set agendamento_data = (now() at time zone 'America/Sao_Paulo')::date where id = $1",
    [id],
  )
  await instala.getByRole('button', { name: 'Concluir instalação' }).click()
  const fim = instala.getByRole('dialog')
  await fim.getByRole('textbox', { name: 'Número de série do equipamento' }).fill('ONU-4821')
  await fim.getByRole('button', { name: 'Concluir' }).click()
  await expect(instala.getByText('Instalação concluída: o contrato está ativo')).toBeVisible()
  await expect(page.getByText(/^Você pode desistir sem pagar nada até/)).toBeVisible()

  const { rows } = await mundo.sql(
    `select v.situacao, c.situacao as cliente, p.situacao as contrato, p.numero_de_serie,
       (select array_agg(h.acao || ' ' || h.autor order by h.id) from venda_historico h where h.venda_id = v.id) as historico
     from venda v join cliente c on c.id = v.cliente_id join cliente_plano p on p.venda_id = v.id where v.id = $1`,
    [id],
  )
  expect(rows).toEqual([
    {
      ...{ situacao: 'CONCLUIDA', cliente: 'ATIVO', contrato: 'ATIVO', numero_de_serie: 'ONU-4821' },
      historico: [
        ...['enviar PESSOA', 'autorizar PESSOA', 'aceitar ASSINANTE'],
        ...['aprovar PESSOA', 'agendar PESSOA', 'concluir PESSOA'],
      ],
    },
  ])
})

test('editada depois de autorizada e aceita, a venda volta a pedir as duas coisas; só a observação, nenhuma', async ({
  page,
  abrirComo,
  mundo,
}) => {
  test.slow()
  const { oferta, vendedor, supervisor, analista } = await montar(mundo)
  const { id, endereco, dados } = await guardarRascunho(mundo, vendedor, oferta, { etapa: 'revisao' })
  const vende = await abrirComo(vendedor)
  await vende.goto(endereco)
  await vende.getByRole('button', { name: 'Enviar venda' }).click()
  await expect(vende.getByText('Aguardando autorização').first()).toBeVisible()
  const autoriza = await abrirComo(supervisor)
  await abrirDaFila(autoriza, 'para_autorizar')
  await autorizar(autoriza)
  await page.setViewportSize(TELEFONE.viewport)
  const aceito = await linkDoAceite(mundo, vendedor, id)
  await page.goto(aceito)
  await identificarSe(page, String(dados.cliente.cpf_cnpj).slice(-4))
  await ateOTexto(page)
  await page.getByRole('button', { name: 'Aceito', exact: true }).click()
  await titulo(page, /^Pronto, /)

  const corrigir = async (mudar: () => Promise<void>, seDesfaz = async () => {}) => {
    await edita.goto(`/admin/venda/${id}`)
    await edita.getByRole('link', { name: 'Corrigir' }).click()
    await mudar()
    await edita.getByRole('button', { name: 'Salvar a correção' }).click()
    await seDesfaz()
    await expect(edita.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  }
  const edita = await abrirComo(analista)
  const oAceiteSePerde = async () => {
    const pergunta = edita.getByRole('dialog')
    await expect(pergunta).toContainText('o aceite do assinante')
    await pergunta.getByRole('button', { name: 'Salvar mesmo assim' }).click()
  }
  await corrigir(async () => {
    await edita.getByRole('link', { name: 'Alterar pagamento' }).click()
    await edita.getByRole('textbox', { name: 'Observações' }).fill('Tocar a campainha de baixo')
    await edita.getByRole('link', { name: /Revisão/ }).click()
  })
  expect(await situacaoDa(mundo, id)).toBe('EM_ANALISE')

  await corrigir(async () => {
    await edita.getByRole('link', { name: 'Alterar endereço' }).click()
    await edita.getByRole('textbox', { name: 'Número' }).fill('4821')
    await edita.getByRole('link', { name: /Revisão/ }).click()
  }, oAceiteSePerde)
  expect(await situacaoDa(mundo, id)).toBe('AGUARDANDO_AUTORIZACAO')
  const outraAba = await page.context().newPage()
  await outraAba.goto(aceito)
  await identificarSe(outraAba, String(dados.cliente.cpf_cnpj).slice(-4))
  await titulo(outraAba, 'Este link não vale mais')

  await autoriza.goto(`/admin/venda/${id}`)
  await autorizar(autoriza)
  expect(await situacaoDa(mundo, id)).toBe('AGUARDANDO_ACEITE')
})
