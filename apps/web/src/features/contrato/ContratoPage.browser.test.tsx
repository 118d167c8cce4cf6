import { describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { CLIENTE, CONTRATO, umContrato, umEvento, umMes } from './contrato.fabrica.ts'
import { textos } from './contrato.textos.ts'
import { type Agora, abrir, botao, confirmar, dialogo, mudado, regiao } from './contrato-na-tela.fabrica.ts'

describe('a página', () => {
  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('diz tudo sem violação de acesso, também no diálogo (%s, %i px)', async (tema, largura) => {
    await page.viewport(largura, 900)
    const eventos = [
      umEvento(),
      umEvento({
        id: CLIENTE,
        tipo: 'REATIVACAO',
        situacao: 'FALHOU',
        falha: 'O contrato não está suspenso',
      }),
    ]
    const meses = umContrato().meses.map((mes) =>
      mes.numero === 7
        ? { ...mes, origem: 'ALTERADO' as const, eventos: [umEvento().id], dias: { cobrados: 16, de: 31 } }
        : mes,
    )
    abrir({ contrato: umContrato({ eventos, meses }), tema })
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('Fibra 500 Mega · Maria Souza')
    await expect
      .element(page.getByRole('navigation', { name: 'Você está em' }))
      .toMatchTextContent(/Contrato$/)
    await expect.element(page.getByText('R$ 350,00').first()).toBeVisible()
    await expect.element(page.getByText('10/06/2027')).toBeVisible()
    await expect.element(page.getByRole('note')).toMatchTextContent('Planejado para 17/11/2026: suspensão')
    await expect.element(regiao('Linha do tempo')).toMatchTextContent('Suspensão Planejada')
    await expect.element(regiao('Linha do tempo')).toMatchTextContent('O contrato não está suspenso')
    const tabela = regiao('O que se paga, mês a mês')
    const linha = (hasText: string) => tabela.getByRole('row').filter({ hasText })
    await expect.element(linha('7º')).toMatchTextContent(/Suspensão em 17\/11\/2026.*16 de 31 dias/)
    await expect.element(linha('5º')).not.toBeInTheDocument()
    await userEvent.click(tabela.getByRole('button', { name: 'Mostrar os 5 meses anteriores' }))
    await expect.element(linha('5º')).toBeVisible()
    expect(await commands.problemasDeAcesso()).toEqual([])

    await userEvent.click(botao('Trocar plano'))
    await expect.element(dialogo().getByRole('radio').first()).toHaveFocus()
    await userEvent.click(dialogo().getByRole('radio', { name: /Fibra 800/ }))
    await expect.element(dialogo().getByRole('region', { name: 'O que muda' })).toMatchTextContent('12/2026')
    expect(await commands.problemasDeAcesso()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  })

  test('os meses anteriores que não vêm dizem por quê, e vêm à segunda tentativa', async () => {
    let vezes = 0
    const anteriores = () =>
      ++vezes === 1
        ? { status: 500, json: { message: 'O banco não respondeu' } }
        : { json: { itens: [1, 2, 3, 4, 5].map(umMes) } }
    abrir({ respostas: { 'meses-anteriores': anteriores } })
    const tabela = regiao('O que se paga, mês a mês')
    await userEvent.click(tabela.getByRole('button', { name: 'Mostrar os 5 meses anteriores' }))
    await expect.element(tabela.getByRole('alert')).toMatchTextContent('O banco não respondeu')
    await expect.element(tabela.getByRole('row').filter({ hasText: '6º' })).toBeVisible()
    await userEvent.click(tabela.getByRole('button', { name: 'Tentar de novo' }))
    await expect.element(tabela.getByRole('row').filter({ hasText: '5º' })).toBeVisible()
    await expect.element(tabela.getByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['dark', 1440],
    ['light', 390],
  ] as const)(
    'mascarada, diz o que falta e não oferece o que não se abre (%s, %i px)',
    async (tema, largura) => {
      await page.viewport(largura, 900)
      const contrato = umContrato({
        ...{ mascarado: true, motivo: '***', numero_de_serie: '***' },
        endereco: { ...umContrato().endereco, cep: '13010***', logradouro: 'R***', numero: '***' },
        venda: { ...umContrato().venda, alcancada: false },
        eventos: [
          umEvento({ tipo: 'TRANSFERENCIA', texto: 'De outro cliente para Maria Souza', motivo: '***' }),
        ],
      })
      const { chamadas } = abrir({ contrato, permissoes: ['CRIAR.VENDA'], tema })
      await expect.element(page.getByText(textos.mascarado)).toBeVisible()
      await expect
        .element(regiao('Dados do contrato'))
        .toMatchTextContent('R***, *** – Centro – Campinas – SP – 13010-***')
      await expect.element(regiao('Linha do tempo')).toMatchTextContent('De outro cliente para Maria Souza')
      await expect.element(page.getByRole('link', { name: 'Maria Souza' })).toBeVisible()
      await expect.element(page.getByText('R$ 350,00').first()).toBeVisible()
      for (const papel of ['button', 'link'] as const)
        expect(
          page.getByRole(papel, { name: /PDF|^Atendimentos$|Trocar|Desfazer|Protocolo/ }).query(),
        ).toBeNull()
      expect(chamadas.filter((uma) => /opcoes|boleto|pdf/.test(uma))).toEqual([])
      expect(await commands.problemasDeAcesso()).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
    },
  )

  test('inteira, não fala em máscara, e oferece o PDF e os atendimentos a quem os abre', async () => {
    abrir({ permissoes: ['VISUALIZAR.CLIENTE', 'LISTAR.ATENDIMENTO'] })
    await expect.element(botao('Baixar contrato (PDF)')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Atendimentos', exact: true }))
      .toHaveAttribute('href', `/admin/cliente/${CLIENTE}/plano/${CONTRATO}/atendimento`)
    expect(page.getByText(textos.mascarado).query()).toBeNull()
  })

  test('quem muda contratos e a vê mascarada sabe o que lhe falta, e nada é pedido por isso', async () => {
    const impedimento = 'Para isso é preciso poder visualizar os dados do cliente'
    const acoes = umContrato().acoes.map((acao) => ({ ...acao, impedimento }))
    const { chamadas } = abrir({
      contrato: umContrato({ mascarado: true, acoes }),
      permissoes: ['CRIAR.VENDA', 'EDITAR.CONTRATO'],
    })
    await expect.element(botao('Trocar plano')).toHaveAttribute('aria-description', impedimento)
    await userEvent.hover(botao('Trocar plano'))
    botao('Trocar plano').element().focus()
    expect(chamadas.filter((uma) => uma.includes('opcoes'))).toEqual([])
  })

  test('quem não abre clientes lê por quê, e nada é pedido', async () => {
    const { chamadas } = abrir({ permissoes: ['EDITAR.CONTRATO', 'LISTAR.BOLETO'] })
    await expect.element(page.getByText(textos.semVer)).toBeVisible()
    expect(chamadas.filter((uma) => /contrato|boleto/.test(uma))).toEqual([])
  })

  test('de outro cliente, ou que não existe, diz isso e leva ao cliente', async () => {
    const naoHa = () => ({ status: 404, json: { message: 'Não encontrado', errors: [] } })
    abrir({ respostas: { [CONTRATO]: naoHa } })
    await expect.element(page.getByText('Este contrato não existe, ou não é deste cliente.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Ver o cliente' }))
      .toHaveAttribute('href', `/admin/cliente/${CLIENTE}`)
  })

  test('sem a permissão não há ações; com ela, a que não é possível diz por quê', async () => {
    const impedimento = 'O contrato começa com a instalação'
    const acoes = umContrato().acoes.map((acao) => ({ ...acao, impedimento }))
    const contrato = umContrato({ acoes, situacao: 'AGUARDANDO_INSTALACAO', eventos: [umEvento()] })
    abrir({ contrato, permissoes: ['VISUALIZAR.CLIENTE'] })
    await expect.element(page.getByRole('heading', { name: 'Multa' })).toBeVisible()
    await expect.element(botao('Trocar plano')).not.toBeInTheDocument()
    await expect.element(botao(/^Desfazer/)).not.toBeInTheDocument()
    abrir({ contrato })
    await expect.element(botao('Trocar plano')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(botao('Trocar plano')).toHaveAttribute('aria-description', impedimento)
    await expect.element(botao('Reativar')).not.toBeInTheDocument()
  })
})

test('suspenso, os meses em que nada se paga são uma linha só', async () => {
  const suspensao = umEvento({ situacao: 'FEITO', dia: '2026-10-24' })
  const meses = [6, 7, 8, 9].map((numero) => ({
    ...umMes(numero),
    ...{ competencia: `2026-${numero + 3}`.replace(/-(\d)$/, '-0$1') },
    ...{ linhas: [], total: 0, origem: 'ALTERADO' as const },
    ...{ eventos: [suspensao.id], dias: { cobrados: 0, de: 30 } },
  }))
  abrir({ contrato: umContrato({ situacao: 'SUSPENSO', eventos: [suspensao], meses }) })
  const linhas = regiao('O que se paga, mês a mês').getByRole('row')
  await expect.element(linhas.nth(1)).toMatchTextContent(/6º \(09\/2026\).*este mês.*R\$ 0,00/)
  await expect
    .element(linhas.nth(2))
    .toMatchTextContent(
      'Do 7º (10/2026) em dianteSuspensão em 24/10/2026: nada se paga até a reativaçãoR$ 0,00',
    )
  expect(linhas.elements()).toHaveLength(3)
})

test('a multa de outro dia é do servidor, e um dia que ele recusa é dito junto do campo', async () => {
  const multa = { ...umContrato().multa, dia: '2027-06-10', valor: 0, texto: 'A fidelidade acabou' }
  const respostas = [
    { json: multa },
    { status: 422, json: { message: 'Escolha outro dia', errors: [], codigo: 'VALIDACAO' } },
  ]
  abrir({ respostas: { multa: () => respostas.shift() ?? { json: multa } } })
  const campo = regiao('Multa').getByRole('textbox', { name: 'Se cancelar em…' })
  await userEvent.fill(campo, '10/06/2027')
  await expect.element(regiao('Multa').getByRole('status')).toMatchTextContent('R$ 0,00A fidelidade acabou')
  await userEvent.fill(campo, '10/06/2047')
  await expect.element(regiao('Multa').getByText('Escolha outro dia')).toBeVisible()
})

test('o que foi desfeito diz por quem, no gênero do seu nome', async () => {
  const desfeito = {
    ...({ situacao: 'DESFEITO', pode_desfazer: false } as const),
    ...{ desfeito_em: '2026-11-16T12:00:00.000Z', desfeito_por: 'Bia Atende' },
  }
  abrir({
    contrato: umContrato({
      eventos: [umEvento(desfeito), umEvento({ ...desfeito, id: CLIENTE, tipo: 'CANCELAMENTO' })],
    }),
  })
  await expect
    .element(regiao('Linha do tempo'))
    .toMatchTextContent(/Desfeita por Bia Atende.*Desfeito por Bia/s)
})

test('o foco vai ao título da linha do tempo quando o botão de desfazer se foi', async () => {
  const desfazer = (agora: Agora) => ({ json: mudado(agora, { eventos: [] }) })
  abrir({ contrato: umContrato({ eventos: [umEvento()] }), respostas: { desfazer } })
  await userEvent.click(botao('Desfazer: Suspensão em 17/11/2026'))
  await userEvent.click(confirmar('Desfazer'))
  await expect.element(page.getByRole('heading', { name: 'Linha do tempo', exact: true })).toHaveFocus()
})
