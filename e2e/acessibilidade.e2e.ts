import { expect, type Page } from '@playwright/test'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import { alvosPequenos } from './base/alvos.ts'
import { prepararCobranca as prepararArquivos } from './base/arquivos-do-banco.ts'
import { abrirAtendimento } from './base/atendimentos.ts'
import { prepararBoleto } from './base/boleto-publico.ts'
import { emitirUm, prepararCobranca } from './base/boletos.ts'
import { prepararMaria } from './base/clientes.ts'
import { linkDaCarta } from './base/correio.ts'
import { iniciarLote, prepararLote } from './base/lotes.ts'
import { telasInternas } from './base/telas.ts'
import { telasDoVendedor } from './base/telas-do-vendedor.ts'
import { telasPublicas } from './base/telas-publicas.ts'
import { test } from './base/teste.ts'
import type { Enderecos, Tela } from './base/uma-tela.ts'
import { enviarVenda, montarOferta, vendedorDe } from './base/vendas.ts'
import { prepararWebhook } from './base/webhooks.ts'

/**
 * Elements that are fading in do not have their final contrast yet.
 * Endless animations (a toast's timer) are not waited for.
 */
const esperarAnimacoes = (page: Page) =>
  page.evaluate(async () => {
    const passageiras = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_500)
    await Promise.allSettled(passageiras.map(({ finished }) => finished))
  })

type Tema = 'light' | 'dark'

const verificar = async (page: Page, temas: Tema[], telas: Tela[], enderecos: Enderecos) => {
  for (const { nome, caminho, pronta } of telas)
    await test.step(nome, async () => {
      await page.goto(typeof caminho === 'string' ? caminho : caminho(enderecos))
      await pronta(page)
      for (const colorScheme of temas) {
        await page.emulateMedia({ colorScheme })
        await esperarAnimacoes(page)
        expect.soft(await problemasDeAcesso(page), `${nome}, ${colorScheme}`).toEqual([])
      }
      expect.soft(await alvosPequenos(page), nome).toEqual([])
    })
}

/**
 * The layout depends on the width and the colours on the theme, so each width and each theme once is enough.
 */
const larguras: { width: number; temas: Tema[] }[] = [
  { width: 1440, temas: ['light'] },
  { width: 390, temas: ['dark'] },
]

test.describe.configure({ mode: 'parallel' })

for (const { width, temas } of larguras)
  test(`nenhuma violação a ${width} px: ${temas.join(' e ')}`, async ({ browser, abrirComo, mundo }) => {
    test.setTimeout(300_000)
    const pessoa = await mundo.pessoas.criar({ grupo: ['LISTAR.VENDA'] })
    // Only the newest of two links works, so the invitation must arrive before the recovery.
    await mundo.correio.esperarCarta(pessoa.email, 'convite')
    await mundo.api.exigir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email: pessoa.email } })
    const carta = await mundo.correio.esperarCarta(pessoa.email, 'recuperacao')
    const { maria } = await prepararMaria(mundo, 'Fatura em aberto')
    const oferta = await montarOferta(mundo)
    const { id: venda } = await enviarVenda(mundo, await vendedorDe(mundo, oferta), oferta)
    const contrato = await prepararCobranca(mundo)
    const { id: atendimento } = await abrirAtendimento(mundo, contrato.atendente, contrato.contrato)
    const { id: boleto } = await emitirUm(mundo, contrato.contrato)
    const arquivos = await prepararArquivos(mundo)
    const aPagar = await arquivos.boleto('Ana', 99_90)
    const { id: retorno } = await arquivos.enviarRetorno([
      { ...aPagar, ocorrencia: '03', motivos: '1137' },
      { nosso_numero: '77777777', ocorrencia: '06', valor: 10_00, pago: 10_00 },
    ])
    const enderecos = {
      venda,
      boleto,
      retorno,
      lote: await iniciarLote(mundo, (await prepararLote(mundo)).empresa),
      contrato: contrato.caminho,
      atendimento,
      usuario: pessoa.id,
      empresa: oferta.empresa.id,
      grupo: pessoa.grupoId,
      cliente: maria.id,
      webhook: await prepararWebhook(mundo),
      linkDeSenha: linkDaCarta(carta),
      boletoDoCliente: (await prepararBoleto(mundo)).caminho,
    }
    const opcoes = { viewport: { width, height: 900 }, reducedMotion: 'reduce' as const }

    const visita = await browser.newContext({ ...opcoes, baseURL: mundo.app.url, locale: 'pt-BR' })
    await verificar(await visita.newPage(), temas, telasPublicas, enderecos)
    await visita.close()
    const admin = await mundo.pessoas.criar({ nome: 'Administrador de Teste', grupo: 'Administrador' })
    for (let sessao = 0; sessao < 2; sessao++) await mundo.api.entrar(admin)
    await verificar(await abrirComo(admin, opcoes), temas, [...telasInternas, ...telasDoVendedor], enderecos)
  })
