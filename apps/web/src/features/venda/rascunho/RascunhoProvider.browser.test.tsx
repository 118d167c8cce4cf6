import { codigos } from '@balcao/contract/base/erro'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { Rascunho } from '@balcao/contract/vendas/rascunho-api'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { novoRascunho } from '#aparelho/novo-rascunho.ts'
import { umGuardado } from '#aparelho/rascunho.fabrica.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { queryClient } from '#consultas.ts'
import { sessao } from '#sessao.ts'
import { montar } from '#testes/montar.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { useRascunho } from './aberto.ts'
import { EstadoDoSalvo } from './EstadoDoSalvo.tsx'
import { RascunhoProvider } from './RascunhoProvider.tsx'

const token = (sub: string) => `x.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.y`

/** A server that keeps drafts as ours does, at the edge of `fetch`. */
const servidor = { guardados: new Map<string, Rascunho>(), quem: pessoa }

const responder = async (url: URL, opcoes: RequestInit | undefined) => {
  if (url.pathname.endsWith('/auth/me')) return Response.json(servidor.quem)
  const id = /\/venda\/rascunho\/([^/]+)$/.exec(url.pathname)?.[1]
  if (!id) return Response.json({ message: 'Não encontrado', errors: [] }, { status: 404 })
  const atual = servidor.guardados.get(id)
  if (opcoes?.method === 'PUT') {
    const { versao, ...novo } = JSON.parse(String(opcoes.body))
    if ((atual?.versao ?? null) !== versao)
      return Response.json(
        { message: 'Mudou', errors: [], codigo: codigos.versaoDesatualizada, atual },
        { status: 409 },
      )
    const em = '2026-11-16T17:02:00.000Z'
    servidor.guardados.set(id, { ...novo, id, versao: (versao ?? 0) + 1, criado_em: em, atualizado_em: em })
    return Response.json(servidor.guardados.get(id))
  }
  return atual
    ? Response.json(atual)
    : Response.json({ message: 'Não encontrado', errors: [], codigo: 'NAO_ENCONTRADO' }, { status: 404 })
}

beforeEach(async () => {
  const falso = vi
    .spyOn(window, 'fetch')
    .mockImplementation((entrada, opcoes) => responder(new URL(String(entrada), location.origin), opcoes))
  onTestFinished(() => falso.mockRestore())
  servidor.guardados.clear()
  await entrar(pessoa.id)
})

const entrar = async (id: string) => {
  servidor.quem = { ...pessoa, id, permissoes: ['REALIZAR_VENDA'] }
  await sessao.entrar({ access_token: token(id), refresh_token: token(id) })
}

let desenhos = 0

function Etapa() {
  const { dados, mudar, passarPara } = useRascunho()
  useLayoutEffect(() => {
    desenhos++
  })
  return (
    <>
      <label>
        Nome
        <input
          value={dados.cliente.nome ?? ''}
          onChange={({ target }) => mudar({ cliente: { ...dados.cliente, nome: target.value } })}
        />
      </label>
      <button type="button" onClick={() => passarPara('endereco')}>
        Seguir
      </button>
      <EstadoDoSalvo />
    </>
  )
}

const abrir = (id: string, esquema: 'light' | 'dark' = 'light') => {
  const { mostrar } = montar(
    <QueryClientProvider client={queryClient}>
      <RascunhoProvider id={id}>
        <Etapa />
      </RascunhoProvider>
    </QueryClientProvider>,
    esquema,
  )
  return { fechar: () => mostrar(null) }
}

const nome = () => page.getByLabelText('Nome')
const noServidor = (id: string, cliente: DadosDoRascunho['cliente'], versao: number) => {
  const em = '2026-11-15T12:30:00.000Z'
  const { dados } = umGuardado()
  servidor.guardados.set(id, {
    id,
    dados: { ...(dados as DadosDoRascunho), cliente },
    etapa: 'cliente',
    dispositivo: 'Firefox em Windows',
    versao,
    criado_em: em,
    atualizado_em: em,
    corrige: null,
  })
}

test('o que se digita fica no aparelho, e a etapa que passa leva ao servidor', async () => {
  const { id } = novoRascunho()
  const { fechar } = abrir(id)
  await userEvent.fill(nome(), 'Ana Souza')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Salvo neste aparelho · ainda não no servidor')
  await expect
    .poll(async () => (await rascunhosDoAparelho.ler(pessoa.id, id))?.dados.cliente.nome)
    .toBe('Ana Souza')

  await userEvent.click(page.getByRole('button', { name: 'Seguir' }))
  await expect.element(page.getByText(/^Salvo neste aparelho · no servidor/)).toBeVisible()
  expect(servidor.guardados.get(id)).toMatchObject({
    etapa: 'endereco',
    dados: { cliente: { nome: 'Ana Souza' } },
  })

  fechar()
  abrir(id)
  await expect.element(nome()).toHaveValue('Ana Souza')
})

test('a sessão que acaba no meio não leva nada: a mesma pessoa de volta encontra tudo; outra, nada', async () => {
  const { id } = novoRascunho()
  const { fechar } = abrir(id)
  await userEvent.fill(nome(), 'Ana Souza')
  await expect
    .poll(async () => (await rascunhosDoAparelho.ler(pessoa.id, id))?.dados.cliente.nome)
    .toBe('Ana Souza')
  sessao.encerrar('expirada')
  fechar()

  const outra = '0192d3a4-5b6c-7d8e-9f01-0000000000ff'
  await entrar(outra)
  const daOutra = abrir(id)
  await expect.element(nome()).toHaveValue('')
  daOutra.fechar()

  await entrar(pessoa.id)
  abrir(id)
  await expect.element(nome()).toHaveValue('Ana Souza')
})

test('enviada e devolvida sem que a página se recarregue, a venda abre com o que o servidor tem', async () => {
  const { id } = novoRascunho()
  const { fechar } = abrir(id)
  await userEvent.fill(nome(), 'Ana Souza')
  await expect.poll(() => rascunhosDoAparelho.ler(pessoa.id, id)).not.toBeNull()
  fechar()
  // What sending does: the device keeps nothing of it.
  await rascunhosDoAparelho.excluir(pessoa.id, id)
  noServidor(id, { nome: 'Ana Souza Lima' }, 3)
  abrir(id)
  await expect.element(nome()).toHaveValue('Ana Souza Lima')
})

const emDoisLugares = async () => {
  const meu = umGuardado({ usuario_id: pessoa.id, versao: 1 })
  const dados = {
    ...(meu.dados as DadosDoRascunho),
    cliente: { nome: 'Ana daqui', rg: '1' },
    dia_vencimento: 10,
  }
  await rascunhosDoAparelho.gravar({ ...meu, dados }, 0)
  noServidor(meu.id, { nome: 'Ana de lá', rg: '1' }, 2)
  return meu.id
}

test('mudado em dois aparelhos, os dois se mostram em palavras e a pessoa decide campo a campo', async () => {
  const id = await emDoisLugares()
  abrir(id)
  const pergunta = page.getByRole('dialog', { name: 'Este rascunho mudou em dois lugares' })
  await expect
    .element(pergunta.getByText(/salva em 15\/11\/2026 09:30, por Firefox em Windows/))
    .toBeVisible()
  const valer = pergunta.getByRole('button', { name: 'Continuar assim' })
  await userEvent.click(pergunta.getByRole('radiogroup', { name: 'Nome' }).getByText('Ana de lá'))
  await expect.element(valer).toBeDisabled()
  await userEvent.click(pergunta.getByRole('radiogroup', { name: 'Dia do vencimento' }).getByText('10'))
  await userEvent.click(valer)
  await expect.element(nome()).toHaveValue('Ana de lá')
  await expect
    .poll(() => servidor.guardados.get(id))
    .toMatchObject({ versao: 3, dados: { cliente: { nome: 'Ana de lá' }, dia_vencimento: 10 } })
})

test('a decisão pode esperar: o aviso fica, e nada é sobrescrito', async () => {
  const id = await emDoisLugares()
  abrir(id)
  await userEvent.click(page.getByRole('button', { name: 'Decidir depois' }))
  await userEvent.fill(nome(), 'Ana daqui mesmo')
  await expect
    .poll(async () => (await rascunhosDoAparelho.ler(pessoa.id, id))?.dados.cliente.nome)
    .toBe('Ana daqui mesmo')
  expect(servidor.guardados.get(id)?.dados.cliente.nome).toBe('Ana de lá')
  await userEvent.click(page.getByRole('button', { name: 'Escolher' }))
  await userEvent.click(page.getByRole('button', { name: 'Tudo deste aparelho' }))
  await userEvent.click(page.getByRole('button', { name: 'Continuar assim' }))
  await expect.poll(() => servidor.guardados.get(id)?.dados.cliente.nome).toBe('Ana daqui mesmo')
})

test.each(['light', 'dark'] as const)('a pergunta é acessível no tema %s', async (esquema) => {
  abrir(await emDoisLugares(), esquema)
  await expect.element(page.getByText('Ana de lá')).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('a linha só diz salvo depois que o aparelho guardou', async () => {
  const { id } = novoRascunho()
  const { promise: disco, resolve: acordar } = Promise.withResolvers<void>()
  const deVerdade = rascunhosDoAparelho.gravar
  const gravar = vi.spyOn(rascunhosDoAparelho, 'gravar').mockImplementation(async (...pedido) => {
    await disco
    return deVerdade(...pedido)
  })
  onTestFinished(() => gravar.mockRestore())
  abrir(id)
  const linha = page.getByRole('status')
  await expect.element(linha).toHaveAttribute('aria-busy', 'false')
  await userEvent.fill(nome(), 'Ana')
  await expect.element(linha).toHaveAttribute('aria-busy', 'true')
  await expect.element(linha).toHaveTextContent('Salvando neste aparelho… · ainda não no servidor')
  acordar()
  await expect.element(linha).toHaveAttribute('aria-busy', 'false')
  await expect.element(linha).toHaveTextContent('Salvo neste aparelho · ainda não no servidor')
})

test('uma tecla desenha a etapa uma vez: que ela foi salva não a desenha outra', async () => {
  const { id } = novoRascunho()
  abrir(id)
  await expect.element(nome()).toBeVisible()
  const gravar = vi.spyOn(rascunhosDoAparelho, 'gravar')
  onTestFinished(() => gravar.mockRestore())
  const antes = desenhos
  await userEvent.type(nome(), 'A')
  await expect.poll(() => gravar.mock.settledResults[0]?.type).toBe('fulfilled')
  await expect.element(page.getByRole('status')).toHaveAttribute('aria-busy', 'false')
  expect(desenhos - antes).toBe(1)
})

test('aparelho sem espaço: a linha diz, e o servidor guarda', async () => {
  const { id } = novoRascunho()
  const gravar = vi
    .spyOn(rascunhosDoAparelho, 'gravar')
    .mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  onTestFinished(() => gravar.mockRestore())
  abrir(id)
  await userEvent.fill(nome(), 'Ana')
  await expect.element(page.getByText(/Este aparelho está sem espaço/)).toBeVisible()
  await expect.poll(() => servidor.guardados.get(id)?.dados.cliente.nome, { timeout: 45_000 }).toBe('Ana')
})

test('de uma versão anterior do programa, diz-se o que não veio', async () => {
  const antigo = umGuardado({
    usuario_id: pessoa.id,
    dados: { formato: 0, cliente: { nome: 'Ana' }, dia_vencimento: 'dez' },
  })
  await rascunhosDoAparelho.gravar(antigo, 0)
  abrir(antigo.id)
  await expect.element(page.getByText(/Não foi possível trazer: Dia do vencimento/)).toBeVisible()
  await expect.element(nome()).toHaveValue('Ana')
})
