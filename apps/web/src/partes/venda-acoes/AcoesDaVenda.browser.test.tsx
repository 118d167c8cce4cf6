import type { Permissao } from '@balcao/contract/base/permissao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { umaVendaEnviada } from './venda-enviada.fabrica.ts'

const motivos = {
  rejeitar_anexo: [],
  rejeitar_audio: [],
  devolver: ['Endereço incompleto', 'Telefone errado'],
  reprovar: ['Suspeita de fraude'],
  autorizar: ['Débito negociado'],
  negar: ['Débito em aberto'],
  cancelar: ['O cliente desistiu', 'Venda em duplicidade'],
  agendar: ['Cliente ausente'],
}

type Resposta = { status?: number; json: unknown }
/** The page of the sale, where the actions are. `agora` is what the server has. */
const abrir = (
  venda: Venda,
  acoes: Record<string, (agora: { venda: Venda }) => Resposta> = {},
  tema?: 'light' | 'dark',
) => {
  const agora = { venda }
  const permissoes: Permissao[] = ['REALIZAR_VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO']
  const responder = (url: URL) => {
    const acao = acoes[url.pathname.split('/').at(-1) ?? '']
    if (acao) return acao(agora)
    if (url.pathname === '/api/venda/motivos') return { json: motivos }
    if (url.pathname === `/api/venda/${venda.id}/anexo`) return { json: [] }
    if (url.pathname === `/api/venda/${venda.id}`) return { json: agora.venda }
    return undefined
  }
  return { agora, ...montarApp(`/vendedor/venda/${venda.id}`, permissoes, responder, tema) }
}
const emAnalise = (parte: Partial<Venda> = {}) =>
  umaVendaEnviada({
    situacao: 'EM_ANALISE',
    motivo: null,
    acoes: ['aprovar', 'devolver', 'reprovar', 'cancelar', 'trocar_vendedor'],
    ...parte,
  })
const feita = (parte: Partial<Venda>) => (agora: { venda: Venda }) => {
  agora.venda = { ...agora.venda, ...parte, versao: agora.venda.versao + 1 }
  return { json: agora.venda }
}
const corposDe = (caminho: string) =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => String(url).endsWith(caminho))
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))
const botao = (name: string) => page.getByRole('button', { name, exact: true })
const dialogo = () => page.getByRole('dialog')
const confirmar = (name: string) => dialogo().getByRole('button', { name, exact: true })

describe('o motivo', () => {
  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('é escolhido entre os usuais, só com o teclado (%s, %i px)', async (tema, largura) => {
    await page.viewport(largura, 800)
    abrir(emAnalise(), { devolver: feita({ situacao: 'PENDENTE', acoes: [] }) }, tema)
    await expect.element(botao('Devolver')).toBeVisible()
    botao('Devolver').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialogo().getByRole('radio').first()).toHaveFocus()
    await userEvent.keyboard('2')
    await expect.element(dialogo().getByRole('radio', { name: 'Telefone errado' })).toBeChecked()
    expect(await commands.problemasDeAcesso()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Devolvida', { exact: true }).first()).toBeVisible()
    await expect.element(dialogo()).not.toBeInTheDocument()
    expect(corposDe('/devolver')).toEqual([{ versao: 3, motivo: 'Telefone errado' }])
  })

  test('a tecla de “com outras palavras”, ou um clique, leva a escrever; as setas só passam', async () => {
    abrir(emAnalise())
    await userEvent.click(botao('Cancelar a venda'))
    const outras = dialogo().getByRole('radio', { name: 'Com outras palavras' })
    const campo = dialogo().getByRole('textbox', { name: 'O motivo, em palavras' })
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(outras).toHaveFocus()
    await userEvent.keyboard(String(dialogo().getByRole('radio').elements().length))
    await expect.element(campo).toHaveFocus()
    await userEvent.keyboard('Faltam 2 documentos')
    await expect.element(campo).toHaveValue('Faltam 2 documentos')
    await userEvent.click(dialogo().getByRole('radio').first())
    await userEvent.click(outras)
    await expect.element(campo).toHaveFocus()
  })

  test('em palavras: vazio e de 10.000 caracteres são recusados em palavras, sem ir ao servidor', async () => {
    abrir(emAnalise(), { cancelar: feita({ situacao: 'CANCELADA', acoes: [] }) })
    await userEvent.click(botao('Cancelar a venda'))
    await userEvent.click(confirmar('Cancelar a venda'))
    await expect.element(dialogo().getByText('Escolha um motivo ou escreva outro')).toBeVisible()
    await expect.element(dialogo().getByRole('radio').first()).toHaveFocus()
    await userEvent.click(dialogo().getByRole('radio', { name: 'Com outras palavras' }))
    await userEvent.click(confirmar('Cancelar a venda'))
    await expect.element(dialogo().getByText('Escreva ao menos 3 letras')).toBeVisible()
    const campo = dialogo().getByRole('textbox', { name: 'O motivo, em palavras' })
    await userEvent.fill(campo, 'x'.repeat(10_000))
    await userEvent.click(confirmar('Cancelar a venda'))
    await expect.element(dialogo().getByText(/tem 10\.000 caracteres, e cabem 500/)).toBeVisible()
    expect(corposDe('/cancelar')).toEqual([])
    await userEvent.fill(campo, 'Mudou de cidade')
    await userEvent.click(confirmar('Cancelar a venda'))
    await expect.element(page.getByText('Venda cancelada')).toBeVisible()
    expect(corposDe('/cancelar')).toEqual([{ versao: 3, motivo: 'Mudou de cidade' }])
  })

  test('ao devolver pode faltar, se o servidor souber de um anexo rejeitado; senão ele diz o que fazer', async () => {
    const texto = 'Diga por que a venda volta, ou rejeite um anexo'
    const recusa = { message: texto, errors: [], codigo: 'VALIDACAO', campos: { motivo: [texto] } }
    abrir(emAnalise(), { devolver: () => ({ status: 422, json: recusa }) })
    await userEvent.click(botao('Devolver'))
    await userEvent.click(confirmar('Devolver'))
    await expect.element(dialogo().getByText(texto)).toBeVisible()
    expect(corposDe('/devolver')).toEqual([{ versao: 3, motivo: null }])
  })
})

describe('alguém foi mais rápido', () => {
  const porOutro = (venda: Venda, parte: Partial<Venda>): Venda => ({
    ...venda,
    ...parte,
    versao: venda.versao + 1,
    historico: [
      ...venda.historico,
      {
        id: '0192d3a4-5b6c-7d8e-9f01-0000000000ab',
        em: '2026-03-06T10:00:00.000Z',
        acao: 'aprovar',
        de: 'EM_ANALISE',
        para: 'APROVADA',
        autor: 'PESSOA',
        quem: 'Caio Rápido',
        motivo: null,
      },
    ],
  })
  const perdida = (parte: Partial<Venda>) => (agora: { venda: Venda }) => {
    agora.venda = porOutro(agora.venda, parte)
    const message = 'Este registro mudou enquanto você editava.'
    return { status: 409, json: { message, errors: [], codigo: 'VERSAO_DESATUALIZADA', atual: agora.venda } }
  }

  test('o diálogo diz o que houve e guarda o que foi escrito; a página mostra o estado novo', async () => {
    abrir(emAnalise(), { reprovar: perdida({ situacao: 'APROVADA', acoes: ['agendar', 'cancelar'] }) })
    await userEvent.click(botao('Reprovar'))
    await userEvent.click(dialogo().getByRole('radio', { name: 'Com outras palavras' }))
    const campo = dialogo().getByRole('textbox', { name: 'O motivo, em palavras' })
    await userEvent.fill(campo, 'Documento falso')
    await userEvent.click(confirmar('Reprovar a venda'))
    await expect.element(dialogo().getByText('A venda mudou enquanto você decidia')).toBeVisible()
    await expect.element(dialogo().getByText(/“Aprovada”.*Aprovar, por Caio Rápido/)).toBeVisible()
    await expect.element(dialogo().getByText(/Isto não pode mais ser feito/)).toBeVisible()
    await expect.element(campo).toHaveValue('Documento falso')
    await expect.element(confirmar('Reprovar a venda')).toBeDisabled()
    await userEvent.click(confirmar('Deixar como está'))
    await expect.element(botao('Agendar instalação')).toBeVisible()
  })

  test('o que ainda é possível continua sobre a versão nova, depois de visto', async () => {
    const tentativas = [perdida({ motivo: null }), feita({ situacao: 'CANCELADA', acoes: [] })]
    abrir(emAnalise(), { cancelar: (agora) => (tentativas.shift() ?? perdida({}))(agora) })
    await userEvent.click(botao('Cancelar a venda'))
    await userEvent.click(dialogo().getByRole('radio', { name: 'Venda em duplicidade' }))
    await userEvent.click(confirmar('Cancelar a venda'))
    await userEvent.click(dialogo().getByRole('button', { name: 'Continuar com a venda como está agora' }))
    await userEvent.click(confirmar('Cancelar a venda'))
    await expect.element(page.getByText('Cancelada', { exact: true })).toBeVisible()
    expect(corposDe('/cancelar').map(({ versao }) => versao)).toEqual([3, 4])
  })
})

test('o arrependimento é perguntado duas vezes, e o foco volta a quem perguntou', async () => {
  const venda = umaVendaEnviada({
    situacao: 'CONCLUIDA',
    motivo: null,
    arrependimento_ate: '2999-03-17',
    acoes: ['desistir'],
  })
  abrir(venda, { desistir: feita({ situacao: 'CANCELADA', acoes: [] }) })
  await userEvent.click(botao('Registrar arrependimento'))
  await expect.element(dialogo().getByText(/vai até 17\/03\/2999/)).toBeVisible()
  await userEvent.click(confirmar('Registrar arrependimento'))
  await expect.element(dialogo().getByText('Digite a palavra como está escrita acima')).toBeVisible()
  expect(corposDe('/desistir')).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(botao('Registrar arrependimento')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(dialogo().getByRole('textbox'), 'arrependimento')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Arrependimento registrado/)).toBeVisible()
  expect(corposDe('/desistir')).toEqual([{ versao: 3 }])
})

const concluida = { situacao: 'CONCLUIDA', motivo: null } as const

test('acabado o prazo, o botão do arrependimento diz em que dia', async () => {
  abrir(umaVendaEnviada({ ...concluida, acoes: ['desistir'], arrependimento_ate: '2026-03-17' }))
  const bloqueado = botao('Registrar arrependimento')
  await expect.element(bloqueado).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(bloqueado)
    .toHaveAccessibleDescription('O prazo de arrependimento acabou em 17/03/2026')
})

test('a venda feita na loja não oferece o arrependimento', async () => {
  abrir(umaVendaEnviada({ ...concluida, acoes: ['desistir', 'copiar'] }))
  await expect.element(botao('Vender de novo com estes dados')).toBeVisible()
  expect(botao('Registrar arrependimento').query()).toBeNull()
})

test('a venda passa a outro vendedor, escolhido entre os que podem', async () => {
  const vendedores = [{ id: '0192d3a4-5b6c-7d8e-9f01-0000000000cc', nome: 'Bruno Vendas' }]
  abrir(emAnalise(), { vendedores: () => ({ json: vendedores }), trocar_vendedor: feita({}) })
  await userEvent.click(botao('Trocar vendedor'))
  const novo = dialogo().getByRole('combobox', { name: 'Novo vendedor' })
  await expect.element(novo).toHaveFocus()
  await userEvent.click(novo)
  await userEvent.click(page.getByRole('option', { name: 'Bruno Vendas' }))
  await userEvent.click(confirmar('Passar a venda'))
  await expect.element(page.getByText('A venda é de outro vendedor agora')).toBeVisible()
  expect(corposDe('/trocar_vendedor')).toEqual([{ versao: 3, vendedor_id: vendedores[0]?.id }])
})

test('aprovar é um Enter depois da pergunta; o botão sai, e o foco fica no título da página', async () => {
  abrir(emAnalise(), { aprovar: feita({ situacao: 'APROVADA', acoes: [] }) })
  await userEvent.click(botao('Aprovar'))
  await expect.element(confirmar('Aprovar')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Venda aprovada')).toBeVisible()
  await expect.element(page.getByText(`Venda ${emAnalise().protocolo}`, { exact: true })).toBeVisible()
  expect(corposDe('/aprovar')).toEqual([{ versao: 3 }])
  await expect.element(botao('Aprovar')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('tomada por outra pessoa com a pergunta aberta, não se diz que é a situação que não deixa', async () => {
  const { agora } = abrir(emAnalise())
  await userEvent.click(botao('Aprovar'))
  await expect.element(confirmar('Aprovar')).toBeVisible()
  agora.venda = { ...agora.venda, acoes: [] }
  await queryClient.invalidateQueries({ queryKey: ['venda'] })
  await expect
    .element(dialogo().getByText(/“Aprovar” não é possível agora: outra pessoa assumiu a venda/))
    .toBeVisible()
})

test('antes do dia da visita não se conclui, e diz o que fazer', async () => {
  const agendamento = { data: '2099-01-15', turno: 'MANHA' as const }
  abrir(umaVendaEnviada({ situacao: 'AGENDADA', motivo: null, agendamento, acoes: ['agendar', 'concluir'] }))
  await expect
    .element(botao('Concluir instalação'))
    .toHaveAccessibleDescription('A visita é em 15/01/2099: se já foi feita, reagende antes')
  await expect.element(botao('Concluir instalação')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(botao('Reagendar')).toBeEnabled()
})

test.each([
  [false, 'É quando começam o mês 1 e a fidelidade.'],
  [true, 'É quando começam o mês 1, a fidelidade e o prazo de arrependimento.'],
])('concluir diz o que começa: fora da loja, %s', async (fora_do_estabelecimento, comeca) => {
  const agendada = umaVendaEnviada({ situacao: 'AGENDADA', motivo: null, acoes: ['concluir'] })
  abrir({ ...agendada, canal: { ...agendada.canal, fora_do_estabelecimento } })
  await userEvent.click(botao('Concluir instalação'))
  await expect.element(dialogo()).toMatchTextContent(comeca)
})

test('concluir leva o número de série', async () => {
  const agendada = umaVendaEnviada({ situacao: 'AGENDADA', motivo: null, acoes: ['concluir'] })
  abrir(agendada, { concluir: feita({ situacao: 'CONCLUIDA', acoes: [] }) })
  await userEvent.click(botao('Concluir instalação'))
  await userEvent.fill(dialogo().getByRole('textbox', { name: 'Número de série do equipamento' }), ' ONU-77 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Instalação concluída/)).toBeVisible()
  expect(corposDe('/concluir')).toEqual([{ versao: 3, numero_de_serie: 'ONU-77' }])
})
