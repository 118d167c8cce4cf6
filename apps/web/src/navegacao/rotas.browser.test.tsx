import type { Permissao } from '@balcao/contract/base/permissao'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { queryClient } from '#consultas.ts'
import { routeTree } from '#routeTree.gen.ts'

const ID = '0192d3a4-5b6c-7d8e-9f01-234567890abc'
const OUTRO = '0192d3a4-5b6c-7d8e-9f01-234567890abd'

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient, guardar: () => Promise.resolve() },
})

const rotasDe = (caminho: string) => {
  const [rotas, params, encontrada] = router.getMatchedRoutes(caminho)
  const dados = rotas.map((rota) => rota.options.staticData ?? {})
  return {
    existe: encontrada !== undefined && !params['**'],
    publica: dados.some(({ publica }) => publica),
    habilidade: dados.flatMap(({ habilidade }) => habilidade ?? []),
    valida: dados.every(({ valida }) => !valida || valida(params)),
    titulo: dados.findLast(({ titulo }) => titulo)?.titulo,
  }
}

const publicas = ['/login', '/recuperar-senha', '/auth/success', '/404', '/assinante', '/fechada', '/boleto']

/** The table of the specification (§2), ability by ability. */
const fechadas: Record<string, Permissao[]> = {
  '/': [],
  '/conta': [],
  '/cliente': [],
  '/admin/boleto': [],
  [`/admin/boleto/${ID}`]: ['LISTAR.BOLETO'],
  '/vendedor': ['REALIZAR_VENDA'],
  '/admin/painel': [],
  '/admin/empresa': [],
  [`/admin/empresa/${ID}`]: ['EDITAR.EMPRESA'],
  '/admin/planos': [],
  '/admin/usuario': ['LISTAR.USUARIO'],
  [`/admin/usuario/${ID}`]: ['EDITAR.USUARIO'],
  '/admin/cliente': ['LISTAR.CLIENTE'],
  '/admin/cliente/importar': ['IMPORTAR.CLIENTE'],
  [`/admin/cliente/${ID}`]: ['VISUALIZAR.CLIENTE', 'CRIAR.VENDA'],
  [`/admin/cliente/${ID}/plano/${OUTRO}`]: [],
  [`/admin/cliente/${ID}/plano/${OUTRO}/atendimento`]: [],
  '/admin/promocao': ['LISTAR.PROMOCAO'],
  [`/admin/promocao/${ID}`]: ['VINCULAR.ADICIONAL'],
  '/admin/recurso': ['CRIAR.RECURSO'],
  '/admin/canal-venda': ['LISTAR.CANAL_VENDA'],
  [`/admin/canal-venda/${ID}`]: ['EDITAR.CANAL_VENDA', 'CRIAR.CANAL_VENDA'],
  '/admin/grupo-permissao': ['LISTAR.GRUPO_PERMISSAO'],
  [`/admin/grupo-permissao/${ID}`]: [
    'VISUALIZAR.GRUPO_PERMISSAO',
    'EDITAR.GRUPO_PERMISSAO',
    'CRIAR.GRUPO_PERMISSAO',
  ],
  '/admin/configuracao/geral': ['LISTAR.CONFIGURACAO'],
  '/admin/configuracao/plano': ['LISTAR.PLANO'],
  [`/admin/configuracao/plano/${ID}`]: ['EDITAR.PLANO'],
  '/admin/configuracao/adicional': ['LISTAR.ADICIONAL'],
  [`/admin/configuracao/adicional/${ID}`]: ['EDITAR.ADICIONAL', 'CRIAR.ADICIONAL'],
}

test.each(publicas)('%s existe e abre sem login', (caminho) => {
  expect(rotasDe(caminho)).toMatchObject({ existe: true, publica: true, valida: true })
})

test.each(Object.entries(fechadas))('%s existe, pede login e exige %j', (caminho, exigidas) => {
  const rota = rotasDe(caminho)
  expect(rota).toMatchObject({ existe: true, publica: false, valida: true })
  expect([...rota.habilidade].sort()).toEqual([...exigidas].sort())
  // `/` only redirects.
  if (caminho !== '/') expect(rota.titulo).toBeTruthy()
})

test.each(Object.keys(fechadas).filter((caminho) => caminho.includes(ID)))(
  '%s só aceita um id',
  (caminho) => {
    expect(rotasDe(caminho.replace(ID, '123')).valida).toBe(false)
  },
)
