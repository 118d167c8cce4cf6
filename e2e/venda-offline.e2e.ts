import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { imagens } from '../apps/api/src/provedor/imagem/imagem.fabrica.ts'
import { CLIENTE, passosDaVenda } from './base/passos-da-venda.ts'
import type { Pessoa } from './base/pessoas.ts'
import { preencherLogin, test } from './base/teste.ts'
import { anexar, continuar, montarOferta, naEtapa, salvoAqui, vendedorDe } from './base/vendas.ts'

test.use({ serviceWorkers: 'allow' })

/** What a sale is made with, what is sold, and the cities. */
const LEVADAS = ['/venda/preparo', '/oferta/retrato', '/municipio/todos']

const respostasGuardadas = () =>
  new Promise<number>((pronto) => {
    const aberto = indexedDB.open('balcao')
    aberto.onsuccess = () => {
      const contagem = aberto.result.transaction('respostas').objectStore('respostas').count()
      contagem.onsuccess = () => {
        aberto.result.close()
        pronto(contagem.result)
      }
    }
  })

const estadoDoServiceWorker = async () =>
  (await navigator.serviceWorker.getRegistration('/vendedor'))?.active?.state

/** Until the device has everything that the sale needs without network. */
const entrarEEsperarPronto = async (page: Page, { email, senha }: Pessoa) => {
  const levadas = LEVADAS.map((caminho) => page.waitForResponse(`**/api${caminho}`))
  await preencherLogin(page, email, senha)
  await page.waitForURL('/vendedor')
  await Promise.all(levadas)
  await expect.poll(() => page.evaluate(respostasGuardadas)).toBe(LEVADAS.length)
  await expect.poll(() => page.evaluate(estadoDoServiceWorker)).toBe('activated')
}

test('na rua, tudo sem rede: digita, fotografa, fecha e reabre o navegador, envia; com a rede, a venda chega inteira', async ({
  mundo,
  playwright,
}, { project }) => {
  const oferta = await montarOferta(mundo, {
    canal: { tipo: 'PORTA_A_PORTA', anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'COMPROVANTE_ENDERECO'] },
  })
  const pessoa = await vendedorDe(mundo, oferta)
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-aparelho-'))
  const abrirNavegador = () =>
    playwright.chromium.launchPersistentContext(pasta, {
      ...project.use.launchOptions,
      baseURL: mundo.app.url,
      locale: 'pt-BR',
      viewport: { width: 390, height: 844 },
      // The phone's own camera.
      hasTouch: true,
      isMobile: true,
    })
  const fotografar = async (page: Page, nome: string, bytes: Buffer) =>
    anexar(page, { nome, botao: 'Tirar foto', arquivo: 'foto.jpg', mime: 'image/jpeg', bytes })
  const passos = passosDaVenda(oferta.plano)

  let navegador: BrowserContext = await abrirNavegador()
  try {
    let [page = await navegador.newPage()] = navegador.pages()
    await entrarEEsperarPronto(page, pessoa)
    await navegador.setOffline(true)
    await page.goto('/vendedor/nova')
    await naEtapa(page, 'cliente')
    for (const [etapa, seguinte] of [
      ['cliente', 'endereco'],
      ['endereco', 'plano'],
      ['plano', 'adicionais'],
    ] as const) {
      await passos[etapa].fazer(page)
      await continuar(page, seguinte)
    }
    await continuar(page, 'promocao')
    await continuar(page, 'pagamento')
    await continuar(page, 'anexos')
    await fotografar(page, 'Frente do documento', await imagens.deCelular())
    await salvoAqui(page, /ainda não no servidor/)
    const endereco = new URL(page.url()).pathname
    await navegador.close()

    navegador = await abrirNavegador()
    await navegador.setOffline(true)
    page = await navegador.newPage()
    await page.goto(endereco)
    await naEtapa(page, 'anexos')
    await fotografar(page, 'Comprovante de endereço', await imagens.jpeg({ largura: 800, altura: 600 }))
    await expect(page.getByText('Anexado')).toHaveCount(2)
    await page.getByRole('link', { name: 'Voltar' }).click()
    await naEtapa(page, 'pagamento')
    await passos.pagamento.fazer(page)
    await continuar(page, 'anexos')
    await continuar(page, 'revisao')
    await expect(page.getByText('Tudo preenchido.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar venda' }).click()
    await expect(page.getByRole('heading', { name: 'Venda pronta, esperando a rede' })).toBeVisible()
    await page.getByRole('link', { name: 'Ir para Vender' }).click()
    const aEnviar = page.getByRole('region', { name: 'A enviar' })
    await expect(aEnviar).toContainText(CLIENTE)
    await expect(aEnviar).toContainText('Espera a rede')

    await navegador.setOffline(false)
    const emAndamento = page.getByRole('region', { name: 'Em andamento' })
    await expect(emAndamento).toContainText(CLIENTE)
    await expect(aEnviar).not.toBeVisible()
    const { rows } = await mundo.sql(
      `select v.protocolo, v.situacao, v.cliente_nome, v.plano_id, v.endereco->>'cidade' as cidade,
         json_agg(json_build_array(a.tipo, a.situacao, f.largura, f.altura) order by a.tipo) as anexos
       from venda v join anexo a on a.venda_id = v.id join arquivo f on f.id = a.arquivo_id
       where v.vendedor_id = $1 group by v.id`,
      [pessoa.id],
    )
    expect(rows).toEqual([
      {
        protocolo: expect.anything(),
        situacao: 'EM_ANALISE',
        cliente_nome: CLIENTE,
        plano_id: oferta.plano.id,
        cidade: 'Campinas',
        // Turned upright, as the phone held it.
        anexos: [
          ['COMPROVANTE_ENDERECO', 'PRONTO', 800, 600],
          ['DOCUMENTO_FRENTE', 'PRONTO', 30, 40],
        ],
      },
    ])
    await expect(emAndamento).toContainText(`Protocolo ${rows[0].protocolo}`)
  } finally {
    await navegador.close()
    await rm(pasta, { recursive: true, force: true })
  }
})
