import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import { diaNoFuso, somarDias } from '../packages/contract/src/valores/dia.ts'
import { ateOTexto, caminhoDo, identificarSe, vendaParaAceitar } from './base/aceites.ts'
import { titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const semBarras = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

test('o assinante erra uma vez, manda o documento, aceita, guarda o PDF e vê a instalação ser marcada', async ({
  page,
  mundo,
}) => {
  const { venda, finalDoCpf, lerLinks } = await vendaParaAceitar(mundo)
  await page.goto(caminhoDo((await lerLinks()).aceite))
  await titulo(page, /^Olá! Aqui é da/)
  // Nobody reads the secret over a shoulder, and a reload still works.
  await expect(page).toHaveURL('/assinante')
  await page.reload()
  await identificarSe(page, finalDoCpf === '0000' ? '1111' : '0000')
  await expect(page.getByRole('alert')).toContainText('Restam 4 tentativas')
  expect(await problemasDeAcesso(page)).toEqual([])
  await identificarSe(page, finalDoCpf)

  await titulo(page, 'Confira a sua internet')
  await expect(page.getByText(/Se cancelar no 3º mês, paga R\$/)).toBeVisible()
  await expect(page.getByText(/até 7 dias depois da instalação/)).toBeVisible()
  await page.getByText('Ver mês a mês').click()
  await expect(page.getByRole('rowheader', { name: '12º mês' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver a etiqueta completa' }).click()
  await expect(page.getByRole('article', { name: 'Etiqueta da oferta' })).toBeVisible()
  await semBarras(page)
  expect(await problemasDeAcesso(page)).toEqual([])

  await ateOTexto(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await problemasDeAcesso(page)).toEqual([])
  // The phone's own way back.
  await page.goBack()
  await titulo(page, 'Envie os documentos')
  await page.goForward()
  await page.reload()
  await titulo(page, 'Leia e aceite')
  await page.getByRole('button', { name: 'Aceito', exact: true }).click()

  await titulo(page, /^Pronto, João!/)
  await expect(page.getByText(String(venda.protocolo))).toBeVisible()
  await page.getByRole('link', { name: 'Ver o andamento e o comprovante' }).click()

  await titulo(page, 'João, a sua internet')
  await expect(page).toHaveURL('/fechada')
  await expect(page.getByText('Estamos conferindo o seu pedido.', { exact: false })).toBeVisible()
  const baixar = page.getByRole('link', { name: 'Baixar o comprovante (PDF)' })
  await expect(baixar).toBeVisible()
  const baixado = page.waitForEvent('download')
  await baixar.click()
  const pdf = await readFile(await (await baixado).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const conferir = async (buffer: Buffer) => {
    const escolha = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher o PDF' }).click()
    await (await escolha).setFiles({ name: 'c.pdf', mimeType: 'application/pdf', buffer })
  }
  await conferir(pdf)
  await expect(page.getByText(/^É verdadeiro/)).toBeVisible()
  await conferir(Buffer.concat([pdf, Buffer.from(' ')]))
  await expect(page.getByText(/não é o comprovante desta contratação/)).toBeVisible()
  await semBarras(page)
  expect(await problemasDeAcesso(page)).toEqual([])

  const { access_token: token } = await mundo.api.entrar()
  await mundo.sql("update anexo set veredito = 'APROVADO' where venda_id = $1", [venda.id])
  const agir = async (acao: string, corpo: object = {}) => {
    const { versao } = await mundo.api.exigir<{ versao: number }>('GET', `/venda/${venda.id}`, { token })
    await mundo.api.exigir('POST', `/venda/${venda.id}/${acao}`, { token, corpo: { versao, ...corpo } })
  }
  await agir('aprovar')
  const data = somarDias(diaNoFuso(new Date(), 'America/Sao_Paulo'), 30)
  const porExtenso = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' })
  await agir('agendar', { agendamento: { data, turno: 'TARDE' }, motivo: null })
  await expect(
    page.getByText(`Instalação marcada para ${porExtenso.format(new Date(data))}, à tarde.`, {
      exact: false,
    }),
  ).toBeVisible()
})

test('o link que venceu diz para pedir outro; o novo leva ao aceite, e o velho continua sem valor', async ({
  page,
  mundo,
}) => {
  const { venda, token, finalDoCpf, lerLinks } = await vendaParaAceitar(mundo, { anexos_obrigatorios: [] })
  const velho = caminhoDo((await lerLinks()).aceite)
  await mundo.sql("update venda set aceite_ate = now() - interval '1 minute' where id = $1", [venda.id])
  await page.goto(velho)
  await identificarSe(page, finalDoCpf)
  await titulo(page, 'Este link não vale mais')
  await expect(page.getByText(/Peça outro link a quem fez a venda/)).toBeVisible()

  const { versao } = await mundo.api.exigir<{ versao: number }>('GET', `/venda/${venda.id}`, { token })
  await mundo.api.exigir('POST', `/venda/${venda.id}/reenviar_link`, { token, corpo: { versao } })
  await page.goto(caminhoDo((await lerLinks()).aceite))
  await identificarSe(page, finalDoCpf)
  await titulo(page, 'Confira a sua internet')
  await page.getByRole('button', { name: 'Está tudo certo' }).click()
  await page.getByRole('button', { name: 'Aceito', exact: true }).click()
  await titulo(page, /^Pronto, João!/)
  await page.reload()
  await titulo(page, /^Pronto, João!/)

  await page.goto(velho)
  await identificarSe(page, finalDoCpf)
  await titulo(page, 'Este link não vale mais')
  await page.goto(velho.slice(0, -8))
  await titulo(page, 'Este link não vale mais')
})

test('“algo está errado” volta a quem vendeu com as palavras do assinante', async ({ page, mundo }) => {
  const { venda, token, finalDoCpf, lerLinks } = await vendaParaAceitar(mundo)
  await page.goto(caminhoDo((await lerLinks()).aceite))
  await identificarSe(page, finalDoCpf)
  await page.getByRole('button', { name: 'Algo está errado' }).click()
  await titulo(page, 'O que está errado?')
  const campo = page.getByRole('textbox', { name: 'O que precisa mudar' })
  const enviar = page.getByRole('button', { name: 'Enviar para quem vendeu' })
  await enviar.click()
  await expect(campo).toBeFocused()
  await campo.fill('O número da casa é 18, e não 81')
  expect(await problemasDeAcesso(page)).toEqual([])
  // Without network nothing that was typed is lost.
  await page.context().setOffline(true)
  await enviar.click()
  await expect(page.getByRole('alert')).toContainText('Confira a sua internet')
  await page.context().setOffline(false)
  await enviar.click()
  await titulo(page, 'Recado enviado')
  const lida = await mundo.api.exigir('GET', `/venda/${venda.id}`, { token })
  expect(lida).toMatchObject({ situacao: 'PENDENTE', motivo: 'O número da casa é 18, e não 81' })
})

test('“não quero” pergunta duas vezes e cancela a venda', async ({ page, mundo }) => {
  const { venda, token, finalDoCpf, lerLinks } = await vendaParaAceitar(mundo, { anexos_obrigatorios: [] })
  await page.goto(caminhoDo((await lerLinks()).aceite))
  await identificarSe(page, finalDoCpf)
  await page.getByRole('button', { name: 'Está tudo certo' }).click()
  await page.getByRole('button', { name: 'Não quero' }).click()
  await titulo(page, 'Você não quer mais esta internet?')
  await page.getByRole('button', { name: 'Não quero mais' }).click()
  await titulo(page, 'Tem certeza?')
  expect(await problemasDeAcesso(page)).toEqual([])
  await page.getByRole('button', { name: 'Sim, cancelar a venda' }).click()
  await titulo(page, 'A venda foi cancelada')
  const lida = await mundo.api.exigir('GET', `/venda/${venda.id}`, { token })
  expect(lida).toMatchObject({ situacao: 'CANCELADA' })
})
