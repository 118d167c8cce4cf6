import { expect, test } from 'vitest'
import { historicoEmPalavras } from './grupo-permissao.historico.ts'

const entrada = (mudancas: { campo: string; antes: unknown; depois: unknown }[]) => ({
  id: '0',
  em: '2026-03-05T17:30:00Z',
  autor: 'PESSOA' as const,
  quem: 'Ana',
  usuario_id: null,
  ip: null,
  acao: 'EDITAR' as const,
  mudancas,
})

test('as permissões viram o que foi concedido e o que foi retirado, pelo nome', () => {
  const antes = ['CRIAR.USUARIO', 'LISTAR.USUARIO']
  const depois = ['LISTAR.USUARIO', 'EXCLUIR.USUARIO']
  expect(historicoEmPalavras(entrada([{ campo: 'permissoes', antes, depois }])).mudancas).toEqual([
    { campo: 'concedidas', antes: null, depois: ['Excluir usuário'] },
    { campo: 'retiradas', antes: null, depois: ['Convidar usuário'] },
  ])
})

test('na criação tudo foi concedido; os outros campos ficam como são', () => {
  const nome = { campo: 'nome', antes: null, depois: 'Loja' }
  const criacao = entrada([nome, { campo: 'permissoes', antes: null, depois: ['LISTAR.PLANO'] }])
  expect(historicoEmPalavras(criacao).mudancas).toEqual([
    nome,
    { campo: 'concedidas', antes: null, depois: ['Listar planos'] },
    { campo: 'retiradas', antes: null, depois: [] },
  ])
})
