import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { motivosUsuais } from '#partes/venda-acoes/acoes.data.ts'
import { umAnexoDaVenda } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { vistoPorUmInstante } from '#testes/vistoPorUmInstante.ts'
import { umaAnalise } from './analise.fabrica.ts'
import { ANALISTA, abrirAnalise, botao, corpoDe, passo, pronta } from './analise-na-tela.fabrica.ts'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

test('só pelas teclas: aprova um anexo, rejeita outro com motivo da lista, e devolve a venda', async () => {
  const analise = umaAnalise()
  abrirAnalise(analise)
  await pronta()
  await userEvent.keyboard('a')
  await expect.element(passo('Frente do documento').getByText('Aprovado')).toBeVisible()
  await expect.element(passo('Áudio de aceite')).toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('2{Enter}')
  await expect.element(passo('Áudio de aceite').getByText('Rejeitado')).toBeVisible()
  expect(corpoDe(`/anexo/${analise.anexos[1]?.id}/veredito`)).toEqual({
    veredito: 'REJEITADO',
    motivo: 'Sem a confirmação do cliente',
    cliente_id: analise.venda.cliente_id,
  })
  await expect.element(page.getByText('Há o que corrigir: devolva a venda a quem vendeu.')).toBeVisible()
  await userEvent.keyboard('d')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('1{Enter}')
  await expect.element(page.getByText('Devolvida', { exact: true }).first()).toBeVisible()
  expect(corpoDe('/devolver')).toEqual({ versao: 3, motivo: 'Foto ruim' })
})

test('ao devolver, diz quais obrigatórios ainda não têm veredito, sem impedir', async () => {
  abrirAnalise(umaAnalise())
  await pronta()
  const nota = page.getByRole('dialog').getByText(/^Ainda sem veredito/)
  await userEvent.keyboard('d')
  await expect.element(nota).toHaveTextContent('Ainda sem veredito: Frente do documento, Áudio de aceite')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('a')
  await expect.element(passo('Frente do documento').getByText('Aprovado')).toBeVisible()
  await userEvent.keyboard('d')
  await expect.poll(() => nota.element().textContent).toBe('Ainda sem veredito: Áudio de aceite')
  await userEvent.keyboard('1{Enter}')
  await expect.element(page.getByText('Devolvida', { exact: true }).first()).toBeVisible()
})

test('os motivos prontos para rejeitar são os da foto ou os do áudio, conforme o anexo', async () => {
  abrirAnalise(umaAnalise())
  await pronta()
  // A dialog that opens before them has words alone.
  await expect.poll(() => queryClient.getQueryData(motivosUsuais.queryKey)).toBeDefined()
  const prontos = async () => {
    await userEvent.keyboard('r')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const lidos = page
      .getByRole('radio')
      .elements()
      .map((um) => um.parentElement?.textContent)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    return lidos.join()
  }
  const daFoto = await prontos()
  expect(daFoto).toContain('Foto tremida')
  expect(daFoto).not.toContain('Não se ouve')
  await userEvent.click(passo('Áudio de aceite'))
  const doAudio = await prontos()
  expect(doAudio).toContain('Não se ouve')
  expect(doAudio).not.toContain('Foto tremida')
})

test('aprovar só é oferecido com os obrigatórios aprovados, e diz por que não', async () => {
  abrirAnalise(umaAnalise())
  await pronta()
  await expect.element(botao(/^Aprovar$/)).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(botao(/^Aprovar$/))
    .toHaveAttribute('aria-description', 'Aprove antes: frente do documento e áudio de aceite.')
  await userEvent.keyboard('p')
  await expect
    .element(page.getByRole('alert').getByText('Aprove antes: frente do documento e áudio de aceite.'))
    .toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('a')
  await expect.element(passo('Frente do documento').getByText('Aprovado')).toBeVisible()
  await userEvent.keyboard('a')
  await expect
    .element(page.getByText('Todos os anexos estão aprovados: a venda pode ser aprovada.'))
    .toBeVisible()
  await userEvent.keyboard('p')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Aprovada', { exact: true })).toBeVisible()
})

test('depois da decisão, o teclado segue do título da página, pois o botão se foi', async () => {
  abrirAnalise(umaAnalise())
  await pronta()
  await userEvent.click(botao('Devolver'))
  await userEvent.click(page.getByRole('radio', { name: 'Foto ruim' }))
  const anunciada = vistoPorUmInstante('mudou enquanto', async () => {
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Devolver' }))
    await expect.element(page.getByText('Devolvida', { exact: true }).first()).toBeVisible()
  })
  expect(await anunciada).toBe(false)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('sem resposta do servidor, o botão do veredito volta na hora', async () => {
  const leitura = Promise.withResolvers<void>()
  let espera: Promise<void> | undefined
  abrirAnalise(umaAnalise(), {
    aoLer: () => espera,
    recusa: { status: 503, json: { message: 'O servidor não respondeu', errors: [] } },
  })
  await pronta()
  espera = leitura.promise
  await userEvent.click(botao('Aprovar anexo'))
  await expect.element(page.getByRole('alert').getByText('O servidor não respondeu')).toBeVisible()
  await expect.element(botao('Aprovar anexo')).not.toHaveAttribute('data-loading')
  leitura.resolve()
})

test('na fila, se a próxima não vem, diz por quê e tenta de novo', async () => {
  let falha = true
  montarApp('/admin/venda/fila', ANALISTA, ({ pathname }) => {
    if (pathname !== '/api/venda/proxima') return undefined
    return falha
      ? { status: 500, json: { message: 'Falhou aqui', errors: [] } }
      : { json: { venda_id: null } }
  })
  await expect.element(page.getByRole('alert').getByText('Falhou aqui')).toBeVisible()
  expect(page.getByText('Falhou aqui').elements()).toHaveLength(1)
  falha = false
  await userEvent.click(botao('Tentar de novo'))
  await expect.element(page.getByText('Nada mais para analisar: a fila está vazia.')).toBeVisible()
  falha = true
  await userEvent.click(botao('Procurar de novo'))
  await expect.element(page.getByRole('alert').getByText('Falhou aqui')).toBeVisible()
})

test('na fila, depois da decisão a próxima abre sozinha; sem próxima, a página diz que acabou', async () => {
  const aprovados = umaAnalise().anexos.map((anexo) => ({ ...anexo, veredito: 'APROVADO' as const }))
  const { endereco } = abrirAnalise(umaAnalise({ anexos: aprovados }), {
    fila: 'para_analisar',
    proxima: null,
  })
  await pronta()
  await userEvent.keyboard('p')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nada mais para analisar: a fila está vazia.')).toBeVisible()
  expect(endereco()).toBe('/admin/venda/fila?fila=para_analisar')
  await expect
    .element(page.getByRole('link', { name: 'Ver as vendas' }))
    .toHaveAttribute('href', '/admin/venda')
})

test('na fila de autorização, depois de autorizada vem a próxima dessa fila', async () => {
  const analise = umaAnalise()
  const { endereco } = abrirAnalise(
    {
      ...analise,
      venda: { ...analise.venda, situacao: 'AGUARDANDO_AUTORIZACAO', acoes: ['autorizar', 'negar'] },
    },
    {
      permissoes: ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'],
      fila: 'para_autorizar',
      proxima: null,
    },
  )
  await pronta()
  await userEvent.click(botao('Autorizar'))
  await userEvent.keyboard('Conferido com o titular{Tab}')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Autorizar', exact: true }))
  await expect.element(page.getByText('Nada mais para autorizar: a fila está vazia.')).toBeVisible()
  expect(endereco()).toBe('/admin/venda/fila?fila=para_autorizar')
  expect(corpoDe('/venda/proxima')).toEqual({ fila: 'para_autorizar' })
})

test('devolvida com um anexo rejeitado: reenviar como está diz o que substituir antes', async () => {
  const analise = umaAnalise({ anexos: [umAnexoDaVenda({ veredito: 'REJEITADO', motivo: 'Foto tremida' })] })
  abrirAnalise({ ...analise, venda: { ...analise.venda, situacao: 'PENDENTE', acoes: ['reenviar'] } })
  await pronta()
  await expect.element(botao('Reenviar como está')).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(botao('Reenviar como está'))
    .toHaveAttribute('aria-description', 'Substitua antes: frente do documento.')
})

test('da que voltou, a correção está com o que a leva adiante', async () => {
  const permissoes = [...ANALISTA, 'EDITAR.VENDA' as const]
  const { venda, ...analise } = umaAnalise()
  const acoes = ['reenviar' as const, 'editar' as const, 'cancelar' as const]
  abrirAnalise({ ...analise, venda: { ...venda, situacao: 'PENDENTE', acoes } }, { permissoes })
  await pronta()
  const primeiras = page.getByRole('group', { name: 'O que você pode fazer' }).first()
  await expect.element(primeiras.getByRole('link', { name: 'Corrigir' })).toBeVisible()
  await expect.element(primeiras.getByRole('button', { name: 'Reenviar como está' })).toBeVisible()
  expect(primeiras.getByRole('button', { name: 'Cancelar a venda' }).query()).toBeNull()
})

test('sem documentos e sem outras ações, a página não anuncia nada disso', async () => {
  const analise = umaAnalise({ anexos: [] })
  const canal = { ...analise.venda.canal, anexos_obrigatorios: [] }
  const { mudar } = abrirAnalise({ ...analise, venda: { ...analise.venda, canal } })
  await pronta()
  await expect.element(page.getByRole('region', { name: 'Outras ações' })).toBeVisible()
  expect(page.getByText(/^Todos os anexos/).query()).toBeNull()
  // Sold in the shop: nobody may withdraw from it, and no button says so.
  mudar({ venda: { ...analise.venda, situacao: 'CONCLUIDA', acoes: ['desistir'], versao: 9 } })
  await queryClient.invalidateQueries()
  await expect.element(page.getByText('Concluída', { exact: true }).first()).toBeVisible()
  expect(page.getByRole('region', { name: 'Outras ações' }).query()).toBeNull()
})
