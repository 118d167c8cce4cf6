import { expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { umaCorrecao } from './correcao.fabrica.ts'
import { retratoDeTeste } from './oferta/retrato.fabrica.ts'
import {
  CANAL,
  clienteNaVenda,
  consultaDeTeste,
  dadosCompletos,
  EMPRESA,
  ofertaDeTeste,
  preparoDeTeste,
} from './venda.fabrica.tsx'

const OFERTA = ofertaDeTeste()
const DADOS = dadosCompletos()
const RETRATO = retratoDeTeste([OFERTA], {
  dia: '2026-11-16',
  empresas: [EMPRESA.id],
  canais: [{ id: CANAL.id, empresas: null }],
})
const em = '2026-11-16T12:00:00.000Z'
const frente = {
  ...{ id: novoId(), tipo: 'DOCUMENTO_FRENTE', nome: 'frente.jpg', mime: 'image/jpeg', tamanho: 1_000 },
  ...{ situacao: 'PRONTO', veredito: 'REJEITADO', motivo: 'Está escura.', atual: true, versao: 1 },
  ...{ duracao_segundos: null, recusa: null, criado_em: em, quem: 'Ana' },
}

/** The screen at its address, with the sale that the server lets this person correct. */
const abrir = (
  etapa: string,
  tema: 'light' | 'dark',
  { anexos = [frente], ...outras }: Record<string, unknown> = {},
) => {
  const id = novoId()
  onTestFinished(() => rascunhosDoAparelho.excluir(pessoa.id, id))
  const correcao = {
    ...{
      id,
      dados: DADOS,
      etapa: 'revisao',
      dispositivo: '',
      versao: null,
      criado_em: em,
      atualizado_em: em,
    },
    corrige: umaCorrecao(DADOS, OFERTA),
  }
  const respostas: Record<string, unknown> = {
    [`/api/venda/rascunho/${id}`]: correcao,
    [`/api/venda/${id}/anexo`]: anexos,
    '/api/venda/preparo': preparoDeTeste({
      canais: [{ ...CANAL, anexos_obrigatorios: ['DOCUMENTO_FRENTE'] }],
    }),
    '/api/oferta/retrato': RETRATO,
    '/api/venda/cliente': { cliente: null, preenchidos: [], restricoes: [] },
    '/api/cliente/semelhantes': [],
    '/api/municipio': [{ codigo: 3509502, nome: 'Campinas', uf: 'SP' }],
    ...outras,
  }
  const permissoes = ['REALIZAR_VENDA', 'REALIZAR_VENDA.DOCUMENTO_FRENTE'] as const
  montarApp(
    `/vendedor/venda/${id}/${etapa}`,
    [...permissoes],
    ({ pathname }) => (respostas[pathname] === undefined ? undefined : { json: respostas[pathname] }),
    tema,
  )
}

const ONDE = [
  ['dark', 390],
  ['light', 1440],
] as const

test.each(ONDE)(
  'em cada etapa se lê que venda é esta e por que voltou (%s, %i px)',
  async (tema, largura) => {
    await page.viewport(largura, 800)
    abrir('revisao', tema)
    const aviso = page.getByRole('note').filter({ hasText: 'Correção da venda 1234' })
    await expect.element(aviso.getByText(/o número da casa não confere/)).toBeVisible()
    await expect.element(page.getByText('Correção da venda para Maria Souza')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Falta: Frente do documento' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
    const botao = page.getByRole('button', { name: 'Corrigir e reenviar' }).element()
    const rotulo = botao.querySelector('.mantine-Button-label') ?? botao
    expect(rotulo.scrollWidth).toBeLessThanOrEqual(rotulo.clientWidth)
    expect(await commands.problemasDeAcesso()).toEqual([])
  },
)

test('o que o cadastro completa sozinho não é uma mudança: pergunta antes de reenviar', async () => {
  await page.viewport(390, 800)
  const doCadastro = clienteNaVenda({ nome: DADOS.cliente.nome ?? '' })
  const resposta = consultaDeTeste({ cliente: doCadastro })
  abrir('revisao', 'light', {
    '/api/venda/cliente': resposta,
    '/api/venda/preparo': preparoDeTeste(),
    anexos: [{ ...frente, veredito: 'PENDENTE', criado_em: '2026-11-01T12:00:00.000Z' }],
  })
  await expect.element(page.getByText('Tudo preenchido. Confira com o cliente e envie.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Corrigir e reenviar' }))
  await expect.element(page.getByRole('dialog', { name: 'Enviar assim mesmo?' })).toBeVisible()
})

test.each(ONDE)(
  'o anexo rejeitado diz por quê, e se substitui, mas não se remove (%s, %i px)',
  async (tema, largura) => {
    await page.viewport(largura, 800)
    abrir('anexos', tema)
    const cartao = page.getByRole('region', { name: 'Frente do documento' })
    await expect.element(cartao.getByText('Rejeitado')).toBeVisible()
    await expect.element(cartao.getByText('Está escura. Anexe outro no lugar.')).toBeVisible()
    await expect.element(cartao.getByRole('button', { name: 'Escolher outro' })).toBeVisible()
    expect(cartao.getByRole('button', { name: 'Remover' }).query()).toBeNull()
    expect(await commands.problemasDeAcesso()).toEqual([])
  },
)
