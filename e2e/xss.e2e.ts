import { expect, type Page } from '@playwright/test'
import { marcaUnica } from './base/pessoas.ts'
import { semVivo } from './base/rede.ts'
import { abrirMenuDaPessoa, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'
import { vigiarAtaques } from './base/vigiar-ataques.ts'

const ATAQUES = [
  '<img src=x onerror="atacar()">',
  '"><svg onload=atacar()>',
  '{{constructor.constructor("atacar()")()}}',
]

/** What these few screens write to the console counts too. */
const vigiar = async (page: Page) => {
  const achados: string[] = []
  await vigiarAtaques(page, achados)
  page.on('console', (linha) => {
    // The stream of changes is refused here on purpose.
    if (linha.type() !== 'error' || linha.location().url.includes('/api/vivo')) return
    achados.push(`console ${linha.text()}`)
  })
  return achados
}

test('nada que alguém escreve, no endereço ou num nome, vira código', async ({ abrirComo, mundo }) => {
  test.slow()
  const marca = marcaUnica()
  const [nome = '', ...outros] = ATAQUES.map((ataque) => `${ataque} ${marca}`)
  const admin = await mundo.pessoas.criar({ nome, grupo: 'Administrador' })
  const { id: grupoId } = await mundo.pessoas.criarGrupo(['LISTAR.VENDA'], `${outros[0]}`)
  await mundo.sql('update grupo_permissao set descricao = $1 where id = $2', [nome, grupoId])
  for (const outro of outros) await mundo.pessoas.criar({ nome: outro })
  await mundo.sql("insert into configuracao (chave, valor) values ('marca', to_jsonb($1::text))", [nome])

  const page = await abrirComo(admin)
  await semVivo(page)
  const achados = await vigiar(page)
  const codigo = encodeURIComponent(ATAQUES[0] ?? '')
  // What is read from the address, and the brand in every kind of page. What is stored has a journey of its own.
  for (const caminho of [
    `/admin/usuario?busca=${marca}`,
    `/admin/usuario?busca=${codigo}`,
    `/admin/grupo-permissao/${grupoId}`,
    `/${codigo}`,
    `/login?voltar=${codigo}`,
    '/assinante',
  ]) {
    await page.goto(caminho)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/admin/painel')
  await abrirMenuDaPessoa(page)
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(ATAQUES[0] ?? '')
  // There are people with this very name. It is found, and shown as plain text.
  await expect(page.getByRole('dialog').getByText(marca).first()).toBeVisible()
  expect(achados).toEqual([])
})

test.afterAll(({ mundo }) => mundo.sql("delete from configuracao where chave = 'marca'"))

test('o nome aparece como foi escrito, na lista e na carta', async ({ abrirComo, mundo }) => {
  const nome = `<b>Ana</b> & "Bia" ${marcaUnica()}`
  const pessoa = await mundo.pessoas.criar({ nome, conviteAberto: true })
  const carta = await mundo.correio.esperarCarta(pessoa.email, 'convite')
  expect(carta.html).not.toContain('<b>Ana')
  expect(carta.text).toContain(nome)
  const page = await abrirComo()
  await page.goto(`/admin/usuario/${pessoa.id}`)
  await titulo(page, nome)
})

test('a política da página não deixa rodar nem o que fosse injetado', async ({ page }) => {
  await page.goto('/login')
  await titulo(page, 'Entrar')
  const rodou = await page.evaluate(async () => {
    const script = document.createElement('script')
    try {
      script.textContent = 'window.rodou = true'
      document.body.append(script)
      document.body.setAttribute('onclick', 'window.rodou = true')
      document.body.click()
    } catch {
      return false
    }
    return 'rodou' in window
  })
  expect(rodou).toBe(false)
})
