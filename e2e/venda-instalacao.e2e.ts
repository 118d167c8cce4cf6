import { expect, type Page } from '@playwright/test'
import { diaNoFuso, somarDias } from '../packages/contract/src/valores/dia.ts'
import { type Mundo, test } from './base/teste.ts'
import { enviarVenda, montarOferta, type OfertaMontada, vendedorDe } from './base/vendas.ts'

const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')
const AMANHA = somarDias(HOJE, 1)
const escrita = (dia: string) => dia.split('-').reverse().join('/')

type Quem = { vendedor: Awaited<ReturnType<typeof vendedorDe>>; analista: Quem['vendedor'] }

/** A sale by an off-premises channel, approved. */
const vendaAprovada = async (mundo: Mundo, oferta: OfertaMontada, { vendedor, analista }: Quem) => {
  const { id, versao } = await enviarVenda(mundo, vendedor, oferta)
  const { access_token: token } = await mundo.api.entrar(analista)
  return mundo.api.exigir<{ id: string; versao: number; protocolo: number }>('POST', `/venda/${id}/aprovar`, {
    token,
    corpo: { versao },
  })
}

const dialogo = (page: Page) => page.getByRole('dialog')
const turno = (page: Page, dia: string, resto: string) =>
  dialogo(page).getByRole('radio', { name: new RegExp(`${escrita(dia)}, ${resto}`) })
const abrirAgenda = async (page: Page) => {
  await page.getByRole('button', { name: /^(Agendar instalação|Reagendar)$/ }).click()
  await expect(dialogo(page).getByText('Dia e turno')).toBeVisible()
}
const agendar = (page: Page) => dialogo(page).getByRole('button', { name: 'Agendar', exact: true }).click()
/** Nothing is scheduled for a turno of today that is over, and this journey runs at any hour. */
const chegarODia = (mundo: Mundo, id: string) =>
  mundo.sql('update venda set agendamento_data = $2 where id = $1', [id, HOJE])
const situacao = (page: Page, nome: string) =>
  expect(page.getByText(nome, { exact: true }).first()).toBeVisible()

// The places hold for every journey of this worker.
test.afterEach(({ mundo }) => mundo.sql(`delete from configuracao where chave like 'vagas_por_%'`).then())

test('da agenda ao arrependimento: turno cheio, visita que falhou, instalação, sétimo e oitavo dia', async ({
  abrirComo,
  mundo,
}) => {
  const oferta = await montarOferta(mundo, {
    canal: { anexos_obrigatorios: [], exige_aceite_digital: false, fora_do_estabelecimento: true },
  })
  const vendedor = await vendedorDe(mundo, oferta)
  const analista = await vendedorDe(mundo, oferta, 'Backoffice')
  const quem = { vendedor, analista }
  const [primeira, segunda] = [
    await vendaAprovada(mundo, oferta, quem),
    await vendaAprovada(mundo, oferta, quem),
  ]
  const admin = await abrirComo()
  await admin.goto('/admin/configuracao/geral')
  await admin.getByLabel('Vagas por turno', { exact: true }).fill('50')
  await admin.getByRole('combobox', { name: 'Acrescentar uma cidade' }).fill('campinas')
  await admin.getByRole('option', { name: 'Campinas – SP' }).click()
  await expect(admin.getByLabel('Vagas por turno em Campinas – SP')).toHaveValue('1')
  await admin.getByRole('button', { name: 'Salvar' }).click()
  await expect(admin.getByText('Sucesso')).toBeVisible()

  const page = await abrirComo(analista)
  await page.goto(`/admin/venda/${primeira.id}`)
  await abrirAgenda(page)
  await turno(page, AMANHA, 'manhã, 1 vaga').click()
  await agendar(page)
  await situacao(page, 'Agendada')

  await page.goto(`/admin/venda/${segunda.id}`)
  await abrirAgenda(page)
  await expect(turno(page, AMANHA, 'manhã, cheio')).toBeDisabled()
  await turno(page, AMANHA, 'tarde, 1 vaga').click()
  await agendar(page)
  await situacao(page, 'Agendada')
  await chegarODia(mundo, segunda.id)
  await page.reload()
  await abrirAgenda(page)
  await dialogo(page).getByRole('radio', { name: 'A visita não aconteceu' }).click()
  await dialogo(page).getByRole('radio', { name: 'Cliente ausente' }).click()
  await turno(page, AMANHA, 'noite, 1 vaga').click()
  await agendar(page)
  const andamento = page.getByRole('region', { name: 'Andamento' })
  await expect(andamento.getByText('Visita não realizada: Cliente ausente')).toBeVisible()

  await chegarODia(mundo, segunda.id)
  await page.reload()
  await page.getByRole('button', { name: 'Concluir instalação' }).click()
  await dialogo(page).getByLabel('Número de série do equipamento').fill('ONU-2026')
  await dialogo(page).getByRole('button', { name: 'Concluir' }).click()
  await situacao(page, 'Concluída')

  const noDia = async (dias: number) => {
    const ate = somarDias(HOJE, 7 - dias)
    await mundo.sql(`update venda set arrependimento_ate = $2 where id = $1`, [segunda.id, ate])
    await page.reload()
    return escrita(ate)
  }
  const desistir = page.getByRole('button', { name: 'Registrar arrependimento' })
  const ate = await noDia(8)
  await expect(desistir).toHaveAccessibleDescription(`O prazo de arrependimento acabou em ${ate}`)
  await noDia(7)
  await desistir.click()
  await dialogo(page).getByRole('textbox').fill('ARREPENDIMENTO')
  await dialogo(page).getByRole('button', { name: 'Registrar arrependimento' }).click()
  await situacao(page, 'Cancelada')
  const { rows } = await mundo.sql(
    `select p.situacao, p.motivo, p.numero_de_serie, c.situacao as cliente
     from cliente_plano p join cliente c on c.id = p.cliente_id where p.venda_id = $1`,
    [segunda.id],
  )
  expect(rows).toEqual([
    { situacao: 'CANCELADO', motivo: 'ARREPENDIMENTO', numero_de_serie: 'ONU-2026', cliente: 'PROSPECTO' },
  ])
})
