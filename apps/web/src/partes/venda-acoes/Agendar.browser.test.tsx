import { somarDias } from '@balcao/contract/valores/dia'
import type { DiaDeInstalacao } from '@balcao/contract/vendas/instalacao-api'
import type { Venda } from '@balcao/contract/vendas/venda'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { umaVendaEnviada } from './venda-enviada.fabrica.ts'

const HOJE = '2026-03-10'
/** Today's morning is over, tomorrow's is full, and the day after is closed. */
const dias: DiaDeInstalacao[] = Array.from({ length: 28 }, (_, i) => ({
  data: somarDias(HOJE, i),
  fechado: i === 2 ? 'Não se instala: domingo' : null,
  turnos: [
    { turno: 'MANHA', livres: i === 1 ? 0 : 2, passou: i === 0 },
    { turno: 'TARDE', livres: 1, passou: false },
    { turno: 'NOITE', livres: 3, passou: false },
  ],
}))
const motivos = { agendar: ['Cliente ausente', 'Chuva'] }

const abrir = (venda: Venda, tema?: 'light' | 'dark', recusa?: object) => {
  const responder = (url: URL) => {
    if (url.pathname.endsWith('/agendar'))
      return recusa
        ? { status: 409, json: recusa }
        : { json: { ...venda, situacao: 'AGENDADA', acoes: [], versao: 4 } }
    if (url.pathname === '/api/venda/instalacao/dias') return { json: dias }
    if (url.pathname === '/api/venda/motivos') return { json: motivos }
    if (url.pathname === `/api/venda/${venda.id}/anexo`) return { json: [] }
    return url.pathname === `/api/venda/${venda.id}` ? { json: venda } : undefined
  }
  return montarApp(`/vendedor/venda/${venda.id}`, ['REALIZAR_VENDA'], responder, tema)
}
const agendavel = (parte: Partial<Venda>) =>
  umaVendaEnviada({ situacao: 'APROVADA', motivo: null, acoes: ['agendar'], ...parte })
const enviados = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => String(url).endsWith('/agendar'))
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))
const dialogo = () => page.getByRole('dialog')
const turno = (name: string) => dialogo().getByRole('radio', { name })
const abrirDialogo = () =>
  userEvent.click(page.getByRole('button', { name: /^(Agendar instalação|Reagendar)$/ }))
const confirmar = () => userEvent.click(dialogo().getByRole('button', { name: 'Agendar', exact: true }))

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)(
  'mostra as vagas; o turno cheio não se escolhe, e o que já passou só serve a uma visita feita (%s, %i px)',
  async (tema, largura) => {
    await page.viewport(largura, 780)
    abrir(agendavel({ agendamento: { data: '2026-03-11', turno: 'MANHA' } }), tema)
    await abrirDialogo()
    await expect.element(turno('qua 11/03/2026, manhã, cheio')).toBeDisabled()
    await expect.element(turno('ter 10/03/2026, tarde, 1 vaga')).toBeEnabled()
    await expect.element(dialogo().getByText('dia pedido pelo cliente')).toBeVisible()
    await expect.element(dialogo().getByText('Não se instala: domingo')).toBeVisible()
    expect(await commands.problemasDeAcesso()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
    await confirmar()
    await expect.element(dialogo().getByText('Escolha o dia e o turno')).toBeVisible()
    await userEvent.click(turno('ter 10/03/2026, manhã, já passou'))
    await expect.element(dialogo().getByText(/marque-o só se a visita foi feita/)).toBeVisible()
    await userEvent.click(turno('qua 11/03/2026, tarde, 1 vaga'))
    await expect.element(dialogo().getByText(/marque-o só/)).not.toBeInTheDocument()
    await confirmar()
    await expect.element(dialogo()).not.toBeInTheDocument()
    expect(enviados()).toEqual([
      { versao: 3, agendamento: { data: '2026-03-11', turno: 'TARDE' }, visita_falhou: false, motivo: null },
    ])
  },
)

test('o que o cliente pediu é dito com o turno, também quando o dia já passou', async () => {
  abrir(agendavel({ agendamento: { data: '2026-03-05', turno: 'NOITE' } }))
  await abrirDialogo()
  await expect.element(dialogo().getByText('O cliente pediu 05/03/2026, noite.')).toBeVisible()
})

test('ao reagendar, o dia e o turno marcados agora são ditos', async () => {
  abrir(agendavel({ situacao: 'AGENDADA', agendamento: { data: '2026-03-12', turno: 'TARDE' } }))
  await abrirDialogo()
  await expect.element(dialogo().getByText('Marcada agora para 12/03/2026, tarde.')).toBeVisible()
})

test('no dia da visita pergunta-se o que houve; num dia que passou, só por quê', async () => {
  const hoje = { data: HOJE, turno: 'MANHA' } as const
  abrir(agendavel({ situacao: 'AGENDADA', agendamento: hoje }))
  await abrirDialogo()
  await userEvent.click(dialogo().getByRole('radio', { name: 'A visita não aconteceu' }))
  await userEvent.click(turno('sex 13/03/2026, noite, 3 vagas'))
  await confirmar()
  await expect.element(dialogo().getByText('Escolha um motivo ou escreva outro')).toBeVisible()
  await userEvent.click(dialogo().getByRole('radio', { name: 'Chuva' }))
  await confirmar()
  await expect.element(dialogo()).not.toBeInTheDocument()
  expect(enviados()).toEqual([
    { versao: 3, agendamento: { data: '2026-03-13', turno: 'NOITE' }, visita_falhou: true, motivo: 'Chuva' },
  ])
})

test('uma visita de um dia que passou pede o porquê', async () => {
  abrir(agendavel({ situacao: 'AGENDADA', agendamento: { data: '2026-03-09', turno: 'TARDE' } }))
  await abrirDialogo()
  await expect.element(dialogo().getByText(/A visita de 09\/03\/2026 já passou/)).toBeVisible()
  await expect.element(dialogo().getByRole('radio', { name: 'Cliente ausente' })).toBeVisible()
  expect(dialogo().getByRole('radio', { name: 'Só muda de dia' }).query()).toBeNull()
})

test('a última vaga que outra pessoa tomou é dita junto dos dias, e o motivo escrito fica', async () => {
  const texto = '11/03/2026, tarde: não há mais vaga em Campinas – SP. Escolha outro dia ou turno.'
  const recusa = { message: texto, errors: [], codigo: 'SEM_VAGA', campos: { agendamento: [texto] } }
  abrir(agendavel({ situacao: 'AGENDADA', agendamento: { data: HOJE, turno: 'MANHA' } }), 'light', recusa)
  await abrirDialogo()
  await userEvent.click(dialogo().getByRole('radio', { name: 'A visita não aconteceu' }))
  await userEvent.click(dialogo().getByRole('radio', { name: 'Com outras palavras' }))
  const campo = dialogo().getByRole('textbox')
  await userEvent.fill(campo, 'O portão estava trancado')
  await userEvent.click(turno('qua 11/03/2026, tarde, 1 vaga'))
  await confirmar()
  await expect.element(dialogo().getByText(texto)).toBeVisible()
  await expect.element(campo).toHaveValue('O portão estava trancado')
})

test.each([
  ['light', 1024, 640],
  ['dark', 390, 700],
] as const)('numa tela baixa, os botões ficam à vista (%s, %i × %i px)', async (tema, largura, altura) => {
  await page.viewport(largura, altura)
  const agendamento = { data: somarDias(HOJE, -1), turno: 'MANHA' as const }
  abrir(agendavel({ situacao: 'AGENDADA', agendamento }), tema)
  await abrirDialogo()
  await expect.element(turno('ter 10/03/2026, tarde, 1 vaga')).toBeVisible()
  const caixa = dialogo().element()
  expect(caixa.scrollHeight).toBeGreaterThan(caixa.clientHeight)
  const botao = dialogo().getByRole('button', { name: 'Agendar', exact: true }).element()
  expect(botao.getBoundingClientRect().bottom).toBeLessThanOrEqual(caixa.getBoundingClientRect().bottom)
})
