import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { umaSimulacao, umasOpcoes, umContrato, umEvento } from '../contrato.fabrica.ts'
import {
  type Agora,
  abrir,
  botao,
  confirmar,
  corposDe,
  dialogo,
  mudado,
} from '../contrato-na-tela.fabrica.ts'

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

  test('com algo planejado, os planos e as diferenças são os do dia escolhido', async () => {
    const opcoes = (_: Agora, busca: URLSearchParams) => {
      const depois = (busca.get('dia') ?? '') >= '2026-12-01'
      return { json: { ...umasOpcoes, mensalidade: depois ? 150_00 : 109_90 } }
    }
    const planejado = umEvento({ tipo: 'ADICIONAL_ENTRA', dia: '2026-12-01', situacao: 'PLANEJADO' })
    abrir({ contrato: umContrato({ eventos: [planejado] }), respostas: { opcoes } })
    await userEvent.click(botao('Trocar plano'))
    await userEvent.click(dialogo().getByRole('radio', { name: /Fibra 800.*\+ R\$ 64,90/ }))
    await userEvent.fill(dialogo().getByRole('textbox', { name: 'A partir de que dia' }), '15/12/2026')
    await expect.element(dialogo().getByRole('radio', { name: /Fibra 800.*\+ R\$ 24,80/ })).toBeChecked()
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
