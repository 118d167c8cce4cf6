import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { prepararEnderecos } from './base/enderecos.ts'
import { envenenar } from './base/envenenar.ts'
import { semVivo } from './base/rede.ts'
import { test as base, type Mundo, PRAZO_DO_MUNDO_MS, prepararMundo } from './base/teste.ts'
import type { Enderecos } from './base/uma-tela.ts'
import { vigiarAtaques } from './base/vigiar-ataques.ts'

/** A world of its own: after this, no name in it is what other journeys look for. */
const test = base.extend<object, { mundo: Mundo }>({
  mundo: [({ playwright: _ }, usar) => prepararMundo(usar), { scope: 'worker', timeout: PRAZO_DO_MUNDO_MS }],
})

const ATAQUE = '<img src=x onerror="atacar()"><script>atacar()</script>'
const ROTAS = path.join(import.meta.dirname, '..', 'apps/web/src/routes')

/** The address of a route's file, with its `$parameters`. */
const enderecoDe = (arquivo: string) =>
  `/${arquivo
    .replace(/\.tsx$/, '')
    .replace(/^_app\//, '')
    .replaceAll('.', '/')
    .replace(/(^|\/)index$/, '')}`

/** Every screen that there is, so that a new one without an example fails here. */
const telas = (ids: Record<string, string>) =>
  globSync('**/*.tsx', { cwd: ROTAS })
    .filter((arquivo) => !arquivo.startsWith('__root') && arquivo !== '_app.tsx')
    .map(enderecoDe)
    .map((rota) => {
      const [antes, depois] = Object.entries(ids).find(([modelo]) => rota.startsWith(modelo)) ?? []
      if (rota.includes('$') && !antes) throw new Error(`${rota}: diga aqui que registro se abre`)
      return antes && depois ? rota.replace(antes, depois) : rota
    })

/** What a screen without a record of this kind would not show. */
const completar = async ({ api, sql, banco }: Mundo, { venda, lote, retorno }: Enderecos) => {
  const { access_token: token } = await api.entrar()
  const { id: admin } = await api.exigir<{ id: string }>('GET', '/auth/me', { token })
  const { fechada } = await api.exigir<{ fechada: { endereco: string } }>('GET', `/venda/${venda}/link`, {
    token,
  })
  const { versao } = await api.exigir<{ versao: number }>('GET', `/venda/${venda}`, { token })
  await api.exigir('POST', `/venda/${venda}/devolver`, {
    token,
    corpo: { versao, motivo: 'Falta um documento' },
  })
  // What a job still writes would come after the attack.
  const prontos = `select (select situacao <> 'EM_ANDAMENTO' from boleto_lote where id = $1)
    and (select situacao <> 'LENDO' from retorno where id = $2) as prontos`
  await expect.poll(async () => (await sql(prontos, [lote, retorno])).rows[0].prontos).toBe(true)
  const envenenadas = await envenenar(banco, ATAQUE)
  // The administrator looks at all of it, also as the one who sold.
  await sql('update venda set vendedor_id = $1, donos = array[$1::uuid] where id = $2', [admin, venda])
  await sql('update aviso set usuario_id = $1', [admin])
  const um = async (tabela: string) =>
    (await sql(`select id from ${tabela} order by id desc limit 1`)).rows[0].id
  return { envenenadas, um, fechada: new URL(fechada.endereco) }
}

/** `mostram`: where the attack must be seen, as text. Elsewhere it may be, once the screen has asked for all it shows. */
const visitar = async (page: Page, caminhos: string[], mostram: string[]) => {
  for (const caminho of caminhos) {
    await page.goto(caminho)
    await expect(page.getByRole('heading', { level: 1 }).first(), caminho).toBeVisible()
    await page.waitForLoadState('networkidle')
    if (mostram.includes(caminho)) await expect(page.locator('body'), caminho).toContainText('atacar()')
  }
}

test('guardado em todo campo de texto do banco, o ataque não roda em nenhuma tela, e nenhuma fere a sua política', async ({
  abrirComo,
  mundo,
}) => {
  const e = await prepararEnderecos(mundo)
  const { envenenadas, um, fechada } = await completar(mundo, e)
  const tabelas = new Set(envenenadas.map((coluna) => coluna.split('.')[0]))
  const deGente = [
    ...[
      'cliente',
      'cliente_endereco',
      'venda',
      'venda_historico',
      'plano',
      'promocao',
      'adicional',
      'empresa',
    ],
    ...['canal_venda', 'usuario', 'grupo_permissao', 'atendimento', 'boleto', 'conta_bancaria', 'retorno'],
    ...['auditoria', 'boleto_lote_falha'],
  ]
  expect.soft(deGente.filter((tabela) => !tabelas.has(tabela))).toEqual([])
  const plano = await um('plano')
  const ids = {
    '/admin/atendimento/$id': `/admin/atendimento/${e.atendimento}`,
    '/admin/boleto/arquivos/retorno/$id': `/admin/boleto/arquivos/retorno/${e.retorno}`,
    '/admin/boleto/lote/$id': `/admin/boleto/lote/${e.lote}`,
    '/admin/boleto/$id': `/admin/boleto/${e.boleto}`,
    '/admin/canal-venda/$id': `/admin/canal-venda/${await um('canal_venda')}`,
    '/admin/chave-api/$id': `/admin/chave-api/${e.chaveApi}`,
    '/admin/cliente/$id/plano/$planoId': e.contrato,
    '/admin/cliente/$id': `/admin/cliente/${e.cliente}`,
    '/admin/configuracao/adicional/$id': `/admin/configuracao/adicional/${await um('adicional')}`,
    '/admin/configuracao/plano/$id': `/admin/configuracao/plano/${plano}`,
    '/admin/configuracao/webhook/$id': `/admin/configuracao/webhook/${e.webhook}`,
    '/admin/empresa/$id/conta/$contaId': `/admin/empresa/${e.empresa}/conta/${await um('conta_bancaria')}`,
    '/admin/empresa/$id': `/admin/empresa/${e.empresa}`,
    '/admin/grupo-permissao/$id': `/admin/grupo-permissao/${e.grupo}`,
    '/admin/planos/$id': `/admin/planos/${plano}`,
    '/admin/promocao/$id': `/admin/promocao/${await um('promocao')}`,
    '/admin/usuario/$id': `/admin/usuario/${e.usuario}`,
    '/admin/venda/$id': `/admin/venda/${e.venda}`,
    '/ajuda/$pagina': '/ajuda/dia-do-vendedor',
    '/vendedor/venda/$id/$etapa': `/vendedor/venda/${e.venda}/cliente`,
    '/vendedor/venda/$id': `/vendedor/venda/${e.venda}`,
  }
  const publicas = ['/login', '/recuperar-senha', '/assinante', '/fechada', '/boleto', '/auth/success']
  const todas = telas(ids).filter((caminho) => !publicas.includes(caminho))
  expect(todas.length).toBeGreaterThan(45)
  const vendaFechada = `${fechada.pathname}${fechada.search}`
  const links = [e.boletoDoCliente, vendaFechada, e.linkDeSenha, ...publicas.slice(0, 5)]

  const mostram = [
    ...['/admin/venda', `/admin/venda/${e.venda}`, '/admin/cliente', e.contrato, '/admin/boleto'],
    ...[`/admin/boleto/${e.boleto}`, '/admin/boleto/arquivos', `/admin/boleto/lote/${e.lote}`],
    ...[
      '/admin/atendimento',
      `/admin/atendimento/${e.atendimento}`,
      '/avisos',
      e.boletoDoCliente,
      vendaFechada,
    ],
    ...['/admin/chave-api', `/admin/chave-api/${e.chaveApi}`, `/admin/configuracao/webhook/${e.webhook}`],
    ...[`/admin/boleto/arquivos/retorno/${e.retorno}`, `/vendedor/venda/${e.venda}`],
  ]
  expect([...todas, ...links]).toEqual(expect.arrayContaining(mostram))

  const primeira = await abrirComo()
  const paginas = [primeira, await primeira.context().newPage(), await primeira.context().newPage()]
  const achados: string[] = []
  await Promise.all(
    paginas.map(async (page, vez) => {
      await semVivo(page)
      await vigiarAtaques(page, achados)
      await visitar(
        page,
        todas.filter((_, i) => i % paginas.length === vez),
        mostram,
      )
    }),
  )
  await visitar(primeira, links, mostram)
  expect(achados).toEqual([])
})
