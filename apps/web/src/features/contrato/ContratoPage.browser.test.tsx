import type { Permissao } from '@balcao/contract/base/permissao'
import type { SimulacaoDeEvento } from '@balcao/contract/vendas/contrato-opcoes'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import {
  CLIENTE,
  CONTRATO,
  umaSimulacao,
  umasOpcoes,
  umContrato,
  umEvento,
  umMes,
} from './contrato.fabrica.ts'
import { textos } from './contrato.textos.ts'

type Resposta = { status?: number; json: unknown }
type Agora = { contrato: Contrato }
type Mundo = {
  contrato?: Contrato
  permissoes?: Permissao[]
  simular?: () => SimulacaoDeEvento
  respostas?: Record<string, (agora: Agora) => Resposta>
  tema?: 'light' | 'dark'
}

/** The contract's page. `agora` is what the server has. */
const abrir = ({ contrato = umContrato(), permissoes, simular = umaSimulacao, ...resto }: Mundo = {}) => {
  const agora = { contrato }
  const responder = ({ pathname }: URL) => {
    const acao = resto.respostas?.[pathname.split('/').at(-1) ?? '']
    if (acao) return acao(agora)
    if (pathname.endsWith('/opcoes')) return { json: umasOpcoes }
    if (pathname.endsWith('/meses-anteriores')) return { json: { itens: [1, 2, 3, 4, 5].map(umMes) } }
    if (pathname.endsWith('/simulacao')) return { json: simular() }
    return pathname === `/api/contrato/${CONTRATO}` ? { json: agora.contrato } : undefined
  }
  const quem: Permissao[] = permissoes ?? ['VISUALIZAR.CLIENTE', 'EDITAR.CONTRATO']
  return montarApp(`/admin/cliente/${CLIENTE}/plano/${CONTRATO}`, quem, responder, resto.tema)
}
const mudado = (agora: Agora, parte: Partial<Contrato>) => {
  agora.contrato = { ...agora.contrato, ...parte, versao: agora.contrato.versao + 1 }
  return agora.contrato
}
const corposDe = (fim: string) =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => String(url).endsWith(fim))
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))
const botao = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialogo = () => page.getByRole('dialog')
const confirmar = (name: string | RegExp) => dialogo().getByRole('button', { name, exact: true })
const regiao = (name: string) => page.getByRole('region', { name, exact: true })

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
    const acoes = umContrato().acoes.map((acao) => ({ ...acao, impedimento: 'O contrato está cancelado' }))
    const contrato = umContrato({ acoes, situacao: 'CANCELADO', eventos: [umEvento()] })
    abrir({ contrato, permissoes: ['VISUALIZAR.CLIENTE'] })
    await expect.element(page.getByRole('heading', { name: 'Multa' })).toBeVisible()
    await expect.element(botao('Trocar plano')).not.toBeInTheDocument()
    await expect.element(botao(/^Desfazer/)).not.toBeInTheDocument()
    abrir({ contrato })
    await expect.element(botao('Trocar plano')).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(botao('Trocar plano'))
      .toHaveAttribute('aria-description', 'O contrato está cancelado')
    await expect.element(botao('Reativar')).not.toBeInTheDocument()
  })
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

describe('o diálogo de um evento', () => {
  test('mostra o que muda antes de confirmar, e manda o que se escolheu', async () => {
    const registrar = (agora: Agora) => ({ status: 201, json: mudado(agora, {}) })
    abrir({ respostas: { evento: registrar } })
    await userEvent.click(botao('Trocar plano'))
    await userEvent.click(confirmar('Trocar plano'))
    await expect.element(dialogo().getByText('Escolha o plano')).toBeVisible()
    await userEvent.click(
      dialogo().getByRole('radio', { name: /Fibra 800 Mega.*R\$ 174,80 por mês · \+ R\$ 64,90/ }),
    )
    const efeito = dialogo().getByRole('region', { name: 'O que muda' })
    await expect.element(efeito).toMatchTextContent('Fatura 12/2026R$ 99,90 → R$ 149,90')
    await expect.element(efeito).not.toMatchTextContent('Fatura 11/2026')
    await userEvent.click(dialogo().getByRole('switch', { name: /recomeçam 12 meses/ }))
    await userEvent.fill(dialogo().getByRole('textbox', { name: 'A partir de que dia' }), '01/12/2026')
    await userEvent.click(confirmar('Planejar para 01/12/2026'))
    await expect.element(page.getByText('Marcado para 01/12/2026: troca de plano')).toBeVisible()
    const pedido = {
      tipo: 'TROCA_PLANO',
      dia: '2026-12-01',
      dados: { plano_id: umasOpcoes.planos[1]?.id, novo_beneficio: true },
    }
    expect(corposDe('/simulacao').at(-1)).toEqual({ ...pedido, motivo: null })
    expect(corposDe('/evento')).toEqual([{ ...pedido, motivo: null, versao: 3 }])
  })

  test('o que o servidor recusa é dito em palavras, e não se confirma', async () => {
    const texto = 'Fibra 500 Mega não é vendido em Santos – SP: troque antes de plano'
    const recusada = umaSimulacao({ recusas: [{ campo: 'dados.endereco_id', texto }], depois: null })
    abrir({ simular: () => recusada })
    await userEvent.click(botao('Mudar endereço'))
    await userEvent.click(dialogo().getByRole('radio', { name: /Santos/ }))
    await expect.element(dialogo().getByRole('alert')).toMatchTextContent(texto)
    await expect.element(confirmar('Mudar endereço')).toBeDisabled()
    await userEvent.click(dialogo().getByRole('radio', { name: /Outro endereço/ }))
    await userEvent.click(confirmar('Mudar endereço'))
    await expect.element(dialogo().getByRole('textbox', { name: 'CEP' })).toBeInvalid()
    expect(corposDe('/evento')).toEqual([])
  })

  test('suspender pede o motivo; dentro do prazo, cancelar leva ao arrependimento na venda', async () => {
    abrir({ contrato: umContrato({ arrependimento_ate: '2026-11-20' }) })
    await userEvent.click(botao('Suspender'))
    await expect.element(dialogo().getByRole('textbox', { name: 'A partir de que dia' })).toHaveFocus()
    await userEvent.click(confirmar('Suspender'))
    await expect.element(dialogo().getByText('Escreva ao menos 3 letras')).toBeVisible()
    await expect.element(dialogo().getByRole('textbox', { name: 'Motivo' })).toHaveFocus()
    expect(corposDe('/evento')).toEqual([])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(botao('Cancelar contrato'))
    await expect.element(dialogo().getByRole('note')).toMatchTextContent('até 20/11/2026')
    await expect.element(dialogo().getByRole('link', { name: 'Abrir a venda 4321' })).toBeVisible()
    await userEvent.click(dialogo().getByRole('radio', { name: /culpa é do provedor/ }))
    await expect.poll(() => corposDe('/simulacao').at(-1)?.dados).toEqual({ culpa_do_provedor: true })
  })

  test('transferir procura na mesma empresa; retirar oferece só o que pode sair', async () => {
    abrir()
    await userEvent.click(botao('Transferir titularidade'))
    await expect.element(dialogo().getByRole('searchbox', { name: 'Quem será o titular?' })).toHaveFocus()
    await userEvent.click(confirmar('Transferir titularidade'))
    await expect.element(dialogo().getByText('Escolha o novo titular')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(botao('Retirar adicional'))
    await userEvent.click(dialogo().getByRole('radio', { name: /^2 × Ponto extra.*R\$ 20,00 por mês/ }))
    await expect
      .poll(() => corposDe('/simulacao').at(-1)?.dados)
      .toEqual({ adicional_id: umasOpcoes.saem[0]?.id, quantidade: 1 })
  })
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

describe('alguém foi mais rápido', () => {
  const perdida = (parte: Partial<Contrato>) => (agora: Agora) => {
    const message = 'Este registro mudou enquanto você editava.'
    const atual = mudado(agora, parte)
    return { status: 409, json: { message, errors: [], codigo: 'VERSAO_DESATUALIZADA', atual } }
  }

  test('o diálogo diz o que houve e guarda o que foi escrito', async () => {
    const acoes = umContrato().acoes.map((acao) => ({ ...acao, impedimento: 'O contrato já está suspenso' }))
    const porOutro = umEvento({ situacao: 'FEITO', dia: '2026-11-16' })
    abrir({ respostas: { evento: perdida({ situacao: 'SUSPENSO', acoes, eventos: [porOutro] }) } })
    await userEvent.click(botao('Suspender'))
    const motivo = dialogo().getByRole('textbox', { name: 'Motivo' })
    await userEvent.fill(motivo, 'Pedido do cliente')
    await userEvent.click(confirmar('Suspender'))
    await expect.element(dialogo().getByText('O contrato mudou enquanto você decidia')).toBeVisible()
    await expect.element(dialogo().getByText(/“Suspenso”.*Suspensão/)).toBeVisible()
    await expect.element(motivo).toHaveValue('Pedido do cliente')
    await expect.element(confirmar('Suspender')).toBeDisabled()
  })

  test('desfazer continua sobre a versão nova, depois de visto', async () => {
    const eventos = [umEvento()]
    const feita = (agora: Agora) => ({ json: mudado(agora, { eventos: [] }) })
    const tentativas = [perdida({}), feita]
    const desfazer = (agora: Agora) => (tentativas.shift() ?? feita)(agora)
    abrir({ contrato: umContrato({ eventos }), respostas: { desfazer } })
    await userEvent.click(botao('Desfazer: Suspensão em 17/11/2026'))
    await expect.element(confirmar('Desfazer')).toHaveFocus()
    await userEvent.click(confirmar('Desfazer'))
    await userEvent.click(confirmar('Continuar com o contrato como está agora'))
    await userEvent.click(confirmar('Desfazer'))
    await expect.element(dialogo()).not.toBeInTheDocument()
    await expect.element(page.getByText(/Planejado para/)).not.toBeInTheDocument()
    expect(corposDe('/desfazer')).toEqual([{ versao: 3 }, { versao: 4 }])
  })
})
