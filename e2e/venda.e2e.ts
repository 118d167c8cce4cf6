import { expect, type Page } from '@playwright/test'
import { type Etapa, etapas } from '../packages/contract/src/vendas/etapas.ts'
import { CLIENTE, type Passo, passosDaVenda } from './base/passos-da-venda.ts'
import { type Mundo, test } from './base/teste.ts'
import {
  anexar,
  cartaoDoAnexo,
  continuar,
  montarOferta,
  naEtapa,
  salvoAqui,
  vendedorDe,
} from './base/vendas.ts'

const FRENTE = 'Frente do documento'
const AUDIO = 'Áudio de aceite'

/** By phone: the front of the document, and the recorded acceptance. */
const montarTelevendas = async (mundo: Mundo) => {
  // A second of silence is enough for a journey.
  await mundo.sql(
    `insert into configuracao (chave, valor, alterado_por) values ('segundos_minimos_audio', '1', 'teste')
     on conflict (chave) do update set valor = '1'`,
  )
  return montarOferta(mundo, {
    canal: { tipo: 'TELEVENDAS', anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE'] },
  })
}

const gravarAceite = async (page: Page) => {
  const audio = cartaoDoAnexo(page, AUDIO)
  await audio.getByRole('button', { name: 'Gravar' }).click()
  await expect(audio.getByText(/0:0[2-9]/)).toBeVisible()
  await audio.getByRole('button', { name: 'Parar' }).click()
  await audio.getByRole('button', { name: 'Usar este áudio' }).click()
  await expect(audio.getByText('Anexado')).toBeVisible()
}

const comMarca = (nome: string, marcada: boolean): Passo => {
  const caixa = (page: Page) => page.getByRole('checkbox', { name: nome, exact: true })
  return {
    fazer: (page) => caixa(page).setChecked(marcada),
    conferir: (page) => expect(caixa(page)).toBeChecked({ checked: marcada }),
  }
}

const anexos: Passo = {
  fazer: async (page) => {
    const bytes = await page.screenshot({ type: 'jpeg' })
    await anexar(page, { nome: FRENTE, arquivo: 'rg.jpg', mime: 'image/jpeg', bytes })
    await gravarAceite(page)
  },
  conferir: async (page) => {
    for (const nome of [FRENTE, AUDIO])
      await expect(cartaoDoAnexo(page, nome).getByText('Anexado')).toBeVisible()
  },
}

const revisao: Passo = {
  fazer: () => Promise.resolve(),
  conferir: (page) => expect(page.getByText('Tudo preenchido.')).toBeVisible(),
}

/** The page's process dies: no event runs in it any more, as when the battery ends. */
const matarAba = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  const morta = page.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => undefined)
  await morta
}

const reabrir = async (morta: Page) => {
  const page = await morta.context().newPage()
  await page.goto(new URL(morta.url()).pathname)
  return page
}

test('por telefone, e a aba morre em cada etapa: nada se perde, e a venda chega inteira e uma só vez', async ({
  abrirComo,
  mundo,
}) => {
  const televendas = await montarTelevendas(mundo)
  const pessoa = await vendedorDe(mundo, televendas)
  let page = await abrirComo(pessoa, { permissions: ['microphone'] })
  await page.goto('/vendedor')
  await page.getByRole('link', { name: 'Nova venda' }).first().click()
  const passos: Record<Etapa, Passo> = {
    ...passosDaVenda(televendas.plano),
    adicionais: comMarca(televendas.adicional.nome, true),
    promocao: comMarca(televendas.promocao.nome, false),
    ...{ anexos, revisao },
  }
  for (const [i, etapa] of etapas.entries()) {
    await naEtapa(page, etapa)
    await passos[etapa].fazer(page)
    await salvoAqui(page)
    await matarAba(page)
    page = await reabrir(page)
    await naEtapa(page, etapa)
    await passos[etapa].conferir(page)
    const seguinte = etapas[i + 1]
    if (seguinte) await continuar(page, seguinte)
  }

  // Once more while it is being sent: nobody knows whether the server has it.
  const enviada = page.waitForRequest(
    (pedido) => pedido.method() === 'POST' && /\/api\/venda$/.test(pedido.url()),
  )
  await page.getByRole('button', { name: 'Enviar venda' }).click()
  await enviada
  await matarAba(page)
  page = await reabrir(page)
  await expect(page.getByText(/Protocolo/)).toBeVisible()
  const { rows } = await mundo.sql(
    `select v.situacao, v.cliente_nome, v.plano_id, array_agg(a.tipo order by a.tipo) as anexos
     from venda v join anexo a on a.venda_id = v.id where v.vendedor_id = $1 group by v.id`,
    [pessoa.id],
  )
  expect(rows).toEqual([
    {
      situacao: 'EM_ANALISE',
      cliente_nome: CLIENTE,
      plano_id: televendas.plano.id,
      anexos: ['AUDIO_ACEITE', 'DOCUMENTO_FRENTE'],
    },
  ])
})

test('sem a permissão de um anexo que o canal exige, a pessoa sabe na primeira etapa, e a quem pedir', async ({
  abrirComo,
  mundo,
}) => {
  const televendas = await montarTelevendas(mundo)
  const pessoa = await vendedorDe(mundo, televendas, ['REALIZAR_VENDA', 'REALIZAR_VENDA.DOCUMENTO_FRENTE'])
  const page = await abrirComo(pessoa)
  await page.goto('/vendedor/nova')
  await naEtapa(page, 'cliente')
  const aviso = page.getByRole('alert').filter({ hasText: 'Você não pode anexar tudo o que este canal pede' })
  await expect(aviso).toContainText('Falta a permissão para: Áudio de aceite.')
  await expect(aviso).toContainText('Peça a quem administra o sistema')
  await page.goto(new URL(page.url()).pathname.replace(/cliente$/, 'anexos'))
  const audio = cartaoDoAnexo(page, AUDIO)
  await expect(audio.getByText('Você não possui permissão para anexar: áudio de aceite.')).toBeVisible()
  await expect(audio.getByRole('button')).toHaveCount(0)
  await expect(cartaoDoAnexo(page, FRENTE).getByRole('button', { name: 'Escolher arquivo' })).toBeVisible()
})
