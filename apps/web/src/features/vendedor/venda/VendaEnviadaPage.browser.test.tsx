import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { Venda } from '@balcao/contract/vendas/venda'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { umGuardado } from '#aparelho/rascunho.fabrica.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { umAnexoDaVenda, umaVendaEnviada } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { comEmailDesligado } from '#testes/email-desligado.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'

const naoHa = { status: 404, json: { message: 'Não encontrado', errors: [] } }

type Resposta = { status?: number; json: unknown }
const abrir = (
  venda: Venda,
  acoes: Record<string, () => Resposta> = {},
  existe = true,
  tema?: 'light' | 'dark',
) => {
  const responder = (url: URL) => {
    const acao = acoes[url.pathname.split('/').at(-1) ?? '']
    if (acao) return acao()
    if (url.pathname === '/api/venda/rascunho') return { json: [] }
    if (url.pathname === `/api/venda/${venda.id}/anexo`) return { json: [] }
    if (url.pathname === `/api/venda/${venda.id}`) return existe ? { json: venda } : naoHa
    return undefined
  }
  return montarApp(`/vendedor/venda/${venda.id}`, ['REALIZAR_VENDA'], responder, tema)
}
const corpoDe = (caminho: string) => {
  const chamada = vi.mocked(window.fetch).mock.calls.find(([url]) => String(url).endsWith(caminho))
  return JSON.parse(String(chamada?.[1]?.body))
}
const botao = (name: string) => page.getByRole('button', { name })

test('diz o que foi vendido, onde está, por que voltou e o que houve', async () => {
  await page.viewport(360, 740)
  abrir(umaVendaEnviada())
  await expect.element(page.getByRole('heading', { name: 'Venda 1234 · Maria Souza' })).toBeVisible()
  await expect.element(page.getByText('A foto do documento está escura').first()).toBeVisible()
  await expect.element(page.getByText('2 × Ponto extra')).toBeVisible()
  await expect.element(page.getByText('Pix, todo dia 10')).toBeVisible()
  await expect.element(page.getByText('529.982.247-25')).toBeVisible()
  const andamento = page.getByRole('region', { name: 'Andamento' })
  await expect.element(andamento.getByText('Devolvida')).toBeVisible()
  await expect.element(andamento.getByText(/Bia Análise/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test.each([
  ['APROVADA', 'Instalação pedida para'],
  ['AGENDADA', 'Instalação marcada para'],
] as const)('da venda %s, diz se o dia é um pedido ou está marcado', async (situacao, nome) => {
  abrir(umaVendaEnviada({ situacao, motivo: null, acoes: [] }))
  await expect.element(page.getByText('10/03/2026, manhã')).toBeVisible()
  await expect.element(page.getByText(nome, { exact: true })).toBeVisible()
})

test('os botões são o que a venda deixa fazer agora', async () => {
  abrir(umaVendaEnviada({ situacao: 'AGUARDANDO_ACEITE', acoes: ['reenviar_link', 'cancelar'] }))
  await expect.element(botao('Reenviar link')).toBeVisible()
  await expect.element(botao('Cancelar a venda')).toBeVisible()
  expect(botao('Reenviar').filter({ hasNotText: 'link' }).query()).toBeNull()
  expect(botao('Reprovar').query()).toBeNull()
})

test('reenviar leva a versão que a pessoa viu; a recusa é dita e a venda, lida de novo', async () => {
  const venda = umaVendaEnviada()
  const recusa = { status: 409, json: { message: 'Outra pessoa mudou esta venda antes', errors: [] } }
  const { chamadas } = abrir(venda, { reenviar: () => recusa })
  await userEvent.click(botao('Reenviar como está'))
  const pergunta = page.getByRole('dialog', { name: 'Reenviar a venda 1234 assim mesmo?' })
  await expect.element(pergunta.getByText(/^Nada foi mudado desde a devolução: “A foto/)).toBeVisible()
  await userEvent.click(pergunta.getByRole('button', { name: 'Enviar assim mesmo' }))
  await expect.element(pergunta.getByText('Outra pessoa mudou esta venda antes')).toBeVisible()
  expect(corpoDe('/reenviar')).toEqual({ versao: 3 })
  expect(chamadas.filter((c) => c === `/api/venda/${venda.id}`)).toHaveLength(2)
})

const SEM_EMAIL = 'O link é outro, e o anterior não abre mais: mande-o pelo WhatsApp, ou copie-o.'

test.each([
  ['AGUARDANDO_ACEITE', 'a@b.example', 'Link reenviado ao assinante. O anterior não abre mais.'],
  ['AGUARDANDO_ACEITE', null, SEM_EMAIL],
  [
    'AGUARDANDO_AUTORIZACAO',
    null,
    'A venda agora espera uma autorização: o link vai ao assinante depois dela.',
  ],
] as const)(
  'o link reenviado que deixa a venda %s, com o e-mail %s, diz se foi',
  async (situacao, email, dito) => {
    const { cliente } = umaVendaEnviada()
    const acoes = ['reenviar_link' as const]
    const expirada = umaVendaEnviada({ situacao: 'EXPIRADA', acoes, cliente: { ...cliente, email } })
    abrir(expirada, { reenviar_link: () => ({ json: { ...expirada, situacao } }) })
    await userEvent.click(botao('Reenviar link'))
    const dialogo = page.getByRole('dialog', { name: /^Reenviar o link da venda/ })
    await expect.element(dialogo.getByText(/o anterior não abre mais/)).toBeVisible()
    await expect
      .element(dialogo.getByText(email ? /Vai ao e-mail/ : /não tem e-mail: depois, mande você/))
      .toBeVisible()
    await userEvent.click(dialogo.getByRole('button', { name: 'Reenviar link' }))
    await expect.element(page.getByText(dito)).toBeVisible()
  },
)

test('sem servidor de e-mail, reenviar o link não diz que ele foi', async () => {
  comEmailDesligado()
  const { cliente } = umaVendaEnviada()
  const comEmail = { acoes: ['reenviar_link' as const], cliente: { ...cliente, email: 'a@b.example' } }
  const expirada = umaVendaEnviada({ situacao: 'EXPIRADA', ...comEmail })
  abrir(expirada, { reenviar_link: () => ({ json: { ...expirada, situacao: 'AGUARDANDO_ACEITE' } }) })
  await userEvent.click(botao('Reenviar link'))
  const dialogo = page.getByRole('dialog', { name: /^Reenviar o link da venda/ })
  await expect
    .element(dialogo.getByText(/O envio de e-mail está desligado: depois, mande você/))
    .toBeVisible()
  await userEvent.click(dialogo.getByRole('button', { name: 'Reenviar link' }))
  await expect.element(page.getByText(SEM_EMAIL)).toBeVisible()
})

const depois = '2026-03-06T10:00:00.000Z'
const [devolvida] = umaVendaEnviada().historico

test.each([
  ['um anexo trocado', {}, [umAnexoDaVenda({ criado_em: depois })]],
  ['uma edição', { historico: [devolvida, { ...devolvida, acao: 'editar', em: depois }] }, []],
] as const)('com %s desde a devolução, reenvia sem perguntar', async (_, parte, anexos) => {
  const venda = umaVendaEnviada(parte as Partial<Venda>)
  abrir(venda, { anexo: () => ({ json: anexos }), reenviar: () => ({ json: { ...venda, acoes: [] } }) })
  const frente = page.getByRole('region', { name: 'Anexos' })
  await expect
    .element(frente.getByText(anexos.length ? /^Enviado / : 'Esta venda não tem anexos.'))
    .toBeVisible()
  await userEvent.click(botao('Reenviar como está'))
  await expect.element(page.getByText('Venda reenviada')).toBeVisible()
})

test('com um anexo rejeitado, reenviar como está diz o que substituir antes', async () => {
  abrir(umaVendaEnviada(), { anexo: () => ({ json: [umAnexoDaVenda({ veredito: 'REJEITADO' })] }) })
  await expect
    .element(botao('Reenviar como está'))
    .toHaveAccessibleDescription('Substitua antes: frente do documento.')
})

test('a que voltou leva à correção, nas mesmas etapas', async () => {
  const venda = umaVendaEnviada()
  abrir(venda)
  await expect
    .element(page.getByRole('link', { name: 'Corrigir' }))
    .toHaveAttribute('href', `/vendedor/venda/${venda.id}/revisao`)
})

test('quando não se corrige, o botão diz por quê', async () => {
  abrir(umaVendaEnviada({ situacao: 'EM_ANALISE', motivo: null, acoes: ['copiar'] }))
  await expect.element(botao('Corrigir')).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(botao('Corrigir'))
    .toHaveAccessibleDescription(
      'Nesta situação, quem vendeu não pode fazer isto: peça a quem analisa as vendas',
    )
})

test.each([
  ['dark', 390],
  ['light', 1440],
] as const)(
  'os anexos: quais, quando, o que se decidiu, e o que falta (%s, %i px)',
  async (tema, largura) => {
    await page.viewport(largura, 800)
    const obrigatorios = ['DOCUMENTO_FRENTE', 'COMPROVANTE_ENDERECO', 'AUDIO_ACEITE'] as const
    const { canal } = umaVendaEnviada()
    const venda = umaVendaEnviada({ canal: { ...canal, anexos_obrigatorios: [...obrigatorios] } })
    const endereco = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    const acoes = {
      anexo: () => ({
        json: [
          umAnexoDaVenda({ veredito: 'REJEITADO', motivo: 'Está escura', versao: 2 }),
          umAnexoDaVenda({ atual: false }),
          umAnexoDaVenda({ tipo: 'AUDIO_ACEITE', mime: 'audio/webm', veredito: 'APROVADO' }),
        ],
      }),
      endereco: () => ({ json: { endereco, vale_ate: '2026-03-05T17:40:00.000Z' } }),
    }
    abrir(venda, acoes, true, tema)
    const anexos = page.getByRole('region', { name: 'Anexos' })
    await expect.element(anexos.getByText('Falta um anexo obrigatório')).toBeVisible()
    await expect.element(anexos.getByText('Comprovante de endereço')).toBeVisible()
    expect(anexos.getByRole('listitem', { name: 'Frente do documento' }).all()).toHaveLength(1)
    const frente = anexos.getByRole('listitem', { name: 'Frente do documento' })
    await expect.element(frente.getByText('Rejeitado')).toBeVisible()
    await expect.element(frente.getByText('Está escura')).toBeVisible()
    await expect.element(frente.getByText(/^Enviado .* por Ana de Teste$/)).toBeVisible()
    const audio = anexos.getByRole('listitem', { name: 'Áudio de aceite' })
    await expect.element(audio.getByRole('button', { name: 'Ouvir' })).toBeVisible()
    expect(await commands.problemasDeAcesso()).toEqual([])
    await userEvent.click(frente.getByRole('button', { name: 'Ver' }))
    await expect
      .element(page.getByRole('dialog', { name: 'Frente do documento' }).getByRole('img', { name: /^Foto/ }))
      .toBeVisible()
  },
)

test('vender de novo abre o rascunho que o servidor fez, com o id deste aparelho', async () => {
  const venda = umaVendaEnviada({ acoes: ['copiar'] })
  const { endereco } = abrir(venda, {
    copiar: () => ({ status: 201, json: { id: corpoDe('/copiar').rascunho_id, etapa: 'revisao' } }),
  })
  await userEvent.click(botao('Vender de novo com estes dados'))
  await expect.poll(endereco).toMatch(/^\/vendedor\/venda\/[^/]+\/revisao$/)
  expect(endereco()).toContain(corpoDe('/copiar').rascunho_id)
  expect(endereco()).not.toContain(venda.id)
})

test('o endereço de uma venda que ainda é rascunho leva à etapa em que ela ficou', async () => {
  const venda = umaVendaEnviada({ id: '0192d3a4-5b6c-7d8e-9f01-0000000000bb' })
  const guardado = umGuardado({ usuario_id: pessoa.id, id: venda.id, dados: RASCUNHO_VAZIO, etapa: 'plano' })
  await rascunhosDoAparelho.gravar(guardado, 0)
  const { endereco } = abrir(venda, {}, false)
  await expect.poll(endereco).toBe(`/vendedor/venda/${venda.id}/plano`)
  await rascunhosDoAparelho.excluir(pessoa.id, venda.id)
})

test('uma venda que não existe diz isso e tem saída', async () => {
  abrir(umaVendaEnviada(), {}, false)
  await expect.element(page.getByText('Esta venda não existe, ou não é sua.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Voltar às vendas' }))
    .toHaveAttribute('href', '/vendedor')
})
