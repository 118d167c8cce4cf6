import type { Analise, EmMaos } from '@balcao/contract/vendas/analise-api'
import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { umAnexoDaVenda } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { entrarCom } from '#testes/pessoa.ts'
import { umaAnalise } from './analise.fabrica.ts'
import {
  ANALISTA,
  abrirAnalise,
  botao,
  chamadaDe,
  minha,
  OUTRA,
  passo,
  pronta,
} from './analise-na-tela.fabrica.ts'

const ultimaDe = ({ venda }: Analise) => {
  const ultima = venda.historico.at(-1)
  if (!ultima) throw new Error('uma venda enviada tem história')
  return ultima
}
/** The driver types this one without a key. */
const interrogar = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }))

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

test('digitando, nenhuma letra dispara; desligadas, também não, e o desligado fica', async () => {
  const { chamadas } = abrirAnalise(umaAnalise())
  await pronta()
  await userEvent.keyboard('r')
  await userEvent.keyboard('3')
  await userEvent.type(page.getByLabelText('O motivo, em palavras'), 'a letra A não aprova, nem p nem d')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(botao('Descartar'))
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(chamadas.filter((c) => c.includes('veredito'))).toEqual([])
  interrogar()
  await userEvent.click(page.getByRole('switch'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('a')
  interrogar()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(chamadas.filter((c) => c.includes('veredito'))).toEqual([])
  expect(localStorage.getItem('analise_sem_teclas')).toBe('true')
  // The buttons go on working, the one with the keys too.
  await userEvent.click(botao('Teclas'))
  await expect.element(page.getByRole('dialog', { name: 'Teclas desta página' })).toBeVisible()
})

test('a tecla A não desfaz por engano o que foi rejeitado', async () => {
  const rejeitado = umAnexoDaVenda({ veredito: 'REJEITADO', motivo: 'Está escura' })
  const { chamadas } = abrirAnalise(umaAnalise({ anexos: [rejeitado] }))
  await pronta()
  await userEvent.keyboard('a')
  await expect
    .element(page.getByText(/^Este anexo foi rejeitado. Para aprová-lo, desfaça antes/))
    .toBeVisible()
  expect(chamadas.filter((c) => c.includes('veredito'))).toEqual([])
})

test('J e K andam pelos documentos, e o zoom e o giro são da foto', async () => {
  abrirAnalise(umaAnalise())
  await pronta()
  await userEvent.keyboard('j')
  await expect.element(passo('Áudio de aceite')).toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard('v')
  await expect.element(botao('Velocidade: 1,25 vezes. Mudar')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(passo('Frente do documento')).toHaveAttribute('aria-current', 'step')
  const foto = page.getByRole('img', { name: 'Foto: Frente do documento' })
  await userEvent.keyboard('g')
  await expect.element(foto).toHaveStyle({ rotate: '90deg' })
})

test('com outra pessoa, diz com quem; só depois de assumir se decide', async () => {
  let quem: EmMaos = { ...minha, minha: false, quem: { id: OUTRA, nome: 'Bia Análise' } }
  const { chamadas } = abrirAnalise(umaAnalise(), {
    emMaos: () => {
      if (chamadaDe('/em-maos')?.[1]?.body === '{"assumir":true}') quem = minha
      return quem
    },
  })
  await pronta()
  await expect.element(page.getByRole('alert').getByText(/^Bia Análise está com esta venda/)).toBeVisible()
  expect(botao(/^Devolver/).query()).toBeNull()
  await userEvent.keyboard('a')
  expect(chamadas.filter((c) => c.includes('veredito'))).toEqual([])
  await userEvent.keyboard('t')
  await expect.element(botao(/^Devolver/)).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
})

test('com outra pessoa, o aviso cabe inteiro, com o botão de assumir', async () => {
  abrirAnalise(umaAnalise(), {
    emMaos: () => ({ ...minha, minha: false, quem: { id: OUTRA, nome: 'Bia Análise' } }),
  })
  await pronta()
  await expect.element(botao(/^Assumir/)).toBeVisible()
  const [aviso, assumir] = [page.getByRole('alert').element(), botao(/^Assumir/).element()].map((um) =>
    um.getBoundingClientRect(),
  )
  expect(assumir?.bottom).toBeLessThanOrEqual(aviso?.bottom ?? 0)
})

test('mudada por outra pessoa enquanto se olha: os dados são os novos, e a página diz quem foi', async () => {
  const analise = umaAnalise()
  const { mudar } = abrirAnalise(analise)
  await pronta()
  const linha = {
    ...ultimaDe(analise),
    id: '99',
    acao: 'devolver',
    para: 'PENDENTE',
    quem: 'Bia Análise',
  } as const
  mudar({
    venda: {
      ...analise.venda,
      ...{ situacao: 'PENDENTE', acoes: [], versao: analise.venda.versao + 1 },
      historico: [...analise.venda.historico, linha],
    },
  })
  await queryClient.invalidateQueries({ queryKey: ['venda'] })
  const aviso = page.getByRole('alert')
  await expect
    .poll(() => aviso.query()?.textContent)
    .toContain('Agora ela está em “Devolvida” (Bia Análise).')
  expect(botao(/^Devolver/).query()).toBeNull()
  await userEvent.click(botao('Entendi'))
  await expect.element(aviso).not.toBeInTheDocument()
})

test('o veredito sobre um anexo que acabou de ser trocado é recusado, e mostra o que está lá agora', async () => {
  const analise = umaAnalise()
  const message = 'Este anexo foi trocado por outro.'
  const { mudar } = abrirAnalise(analise, { recusa: { status: 409, json: { message, errors: [] } } })
  await pronta()
  mudar({
    anexos: analise.anexos.map((anexo) => ({ ...anexo, veredito: 'REJEITADO', motivo: 'Foto velha' })),
  })
  await userEvent.keyboard('a')
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(passo('Frente do documento').getByText('Rejeitado')).toBeVisible()
})

test('o que difere do cadastro vem marcado ao lado', async () => {
  abrirAnalise(umaAnalise({ diferencas: [{ campo: 'nome', no_cadastro: 'Maria da Silva', oculto: false }] }))
  await expect.element(page.getByText('no cadastro: Maria da Silva')).toBeVisible()
  await expect.element(page.getByText(/Um dado difere do cadastro/)).toBeVisible()
})

test.each([
  ['APROVADA', 1],
  ['AGENDADA', 0],
] as const)('da venda %s, a ficha diz se o dia é só um pedido', async (situacao, pedidos) => {
  const analise = umaAnalise()
  abrirAnalise({ ...analise, venda: { ...analise.venda, situacao, acoes: [] } })
  await expect.element(page.getByText('10/03/2026, manhã')).toBeVisible()
  expect(page.getByText('Instalação pedida').elements()).toHaveLength(pedidos)
})

test('a idade é a do dia em que se vendeu, na hora do provedor, e o telefone liga', async () => {
  const { venda, ...resto } = umaAnalise()
  const cliente = { ...venda.cliente, data_nascimento: '2008-03-05' }
  // 22:30 of the day before, in São Paulo.
  abrirAnalise({ ...resto, venda: { ...venda, cliente, criado_em: '2026-03-05T01:30:00.000Z' } })
  await expect.element(page.getByText('05/03/2008 (17 anos)')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '(11) 98765-4321' }))
    .toHaveAttribute('href', 'tel:+5511987654321')
})

test('o cadastro de quem compra só é link para quem o abre', async () => {
  const analise = umaAnalise()
  abrirAnalise(analise, { permissoes: [...ANALISTA, 'EDITAR.CLIENTE'] })
  const aoCadastro = page.getByRole('link', { name: 'Ver o cadastro' })
  await pronta()
  expect(aoCadastro.query()).toBeNull()
  entrarCom([...ANALISTA, 'CRIAR.VENDA'])
  await expect.element(aoCadastro).toHaveAttribute('href', `/admin/cliente/${analise.venda.cliente_id}`)
})

test('na tela larga só os lados rolam: a página acaba onde a janela acaba', async () => {
  const analise = umaAnalise()
  const historico = Array.from({ length: 30 }, (_, i) => ({ ...ultimaDe(analise), id: String(i) }))
  abrirAnalise({ ...analise, venda: { ...analise.venda, historico } })
  await pronta()
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(900)
})

test('da venda que já tem contrato vai-se a ele, se a pessoa o abre', async () => {
  const contrato = { id: OUTRA, cliente_id: umaAnalise().venda.cliente_id }
  abrirAnalise(umaAnalise({ contrato }))
  await pronta()
  const link = page.getByRole('link', { name: 'Ver o contrato' })
  expect(link.query()).toBeNull()
  entrarCom(['LISTAR.VENDA', 'VISUALIZAR.CLIENTE'])
  await expect
    .element(link)
    .toHaveAttribute('href', `/admin/cliente/${contrato.cliente_id}/plano/${contrato.id}`)
})

test('quem só acompanha vê tudo e não decide nada', async () => {
  const analise = umaAnalise()
  abrirAnalise(
    { ...analise, venda: { ...analise.venda, acoes: [] } },
    { permissoes: ['LISTAR.TODAS_VENDAS'] },
  )
  await pronta()
  await expect.element(botao(/^Aprovar anexo/)).toHaveAttribute('aria-disabled', 'true')
  expect(botao('Próxima da fila').query()).toBeNull()
  expect(chamadaDe('/em-maos')).toBeUndefined()
})

test('no telefone, um lado de cada vez, sem rolar para o lado; acessível nos dois temas', async () => {
  await page.viewport(390, 844)
  const analise = umaAnalise({ diferencas: [{ campo: 'email', no_cadastro: null, oculto: true }] })
  const endereco = { ...analise.venda.endereco, latitude: -22.9, longitude: -47.06 }
  abrirAnalise({ ...analise, venda: { ...analise.venda, endereco } })
  await pronta()
  await expect.element(page.getByText('CPF/CNPJ')).not.toBeVisible()
  await userEvent.click(botao('Dados digitados'))
  await expect.element(page.getByText('CPF/CNPJ')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ver no mapa' }))
    .toHaveAttribute('href', expect.stringMatching(/=-22\.9,-47\.06$/))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
