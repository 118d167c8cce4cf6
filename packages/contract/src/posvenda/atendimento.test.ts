import { describe, expect, test } from 'vitest'
import type { Permissao } from '#base/permissao.ts'
import { NovaMensagem } from './atendimento.ts'
import { ordemDosAtendimentos } from './atendimento-filtro.ts'
import {
  emCurso,
  estaAtrasado,
  type SituacaoAtendimento,
  situacoesDeAtendimento,
} from './atendimento-opcoes.ts'
import {
  acoesPossiveisNoAtendimento,
  impedimentoNoAtendimento,
  situacaoDepois,
} from './atendimento-pode-agir.ts'
import {
  type AcaoDoAtendimento,
  acoesDoAtendimento,
  transicoesDoAtendimento,
} from './atendimento-transicoes.ts'

const pode = (permissao: Permissao) => permissao === 'EDITAR.ATENDIMENTO'
const em = (situacao: SituacaoAtendimento) => ({ situacao, unido_a: null })
const porQue = (acao: AcaoDoAtendimento, situacao: SituacaoAtendimento) =>
  impedimentoNoAtendimento(acao, em(situacao), pode)?.texto

describe('o que se pode fazer', () => {
  const SEMPRE = ['unir', 'editar', 'escrever', 'anexar']
  test.each<[SituacaoAtendimento, string[]]>([
    ['ABERTO', ['assumir', 'atribuir', 'iniciar', 'aguardar_cliente', 'resolver', ...SEMPRE]],
    ['REABERTO', ['assumir', 'atribuir', 'iniciar', 'aguardar_cliente', 'resolver', ...SEMPRE]],
    ['EM_ANDAMENTO', ['assumir', 'atribuir', 'aguardar_cliente', 'resolver', ...SEMPRE]],
    ['AGUARDANDO_CLIENTE', ['assumir', 'atribuir', 'retomar', 'resolver', ...SEMPRE]],
    ['RESOLVIDO', ['fechar', 'reabrir', ...SEMPRE]],
    ['FECHADO', ['reabrir']],
  ])('em %s', (situacao, acoes) => expect(acoesPossiveisNoAtendimento(em(situacao), pode)).toEqual(acoes))

  test('sem a permissão, nada; unido a outro, nada, e diz a qual', () => {
    const unido = { situacao: 'FECHADO' as const, unido_a: { protocolo: 77 } }
    expect(acoesPossiveisNoAtendimento(em('ABERTO'), () => false)).toEqual([])
    expect(acoesPossiveisNoAtendimento(unido, pode)).toEqual([])
    expect(impedimentoNoAtendimento('reabrir', unido, pode)?.texto).toBe(
      'Este atendimento foi unido ao 77: continue por lá',
    )
  })

  test('a recusa diz em que situação ele está', () => {
    expect(porQue('fechar', 'FECHADO')).toBe('Este atendimento já está fechado')
    expect(porQue('resolver', 'FECHADO')).toBe('Este atendimento está fechado: reabra-o antes')
    expect(porQue('fechar', 'ABERTO')).toBe('“Fechar” não é possível: o atendimento está em “Aberto”')
  })

  test('de toda situação se chega a FECHADO, e de FECHADO de volta ao trabalho', () => {
    const alcancadas = (de: SituacaoAtendimento, vistas = new Set<SituacaoAtendimento>()) => {
      for (const acao of acoesPossiveisNoAtendimento(em(de), pode).filter((a) => a !== 'unir')) {
        const para = situacaoDepois(acao, de)
        if (vistas.has(para)) continue
        vistas.add(para)
        alcancadas(para, vistas)
      }
      return vistas
    }
    for (const situacao of situacoesDeAtendimento) {
      expect(alcancadas(situacao)).toContain('FECHADO')
      expect(alcancadas(situacao)).toContain('EM_ANDAMENTO')
    }
  })

  test('reabrir não volta direto ao andamento: alguém o inicia de novo', () => {
    expect(situacaoDepois('reabrir', 'FECHADO')).toBe('REABERTO')
    expect(situacaoDepois('iniciar', 'REABERTO')).toBe('EM_ANDAMENTO')
    expect(acoesDoAtendimento.filter((a) => transicoesDoAtendimento[a].exige === 'MOTIVO')).toEqual([
      'resolver',
      'reabrir',
    ])
  })
})

test('atrasa só o que está na vez do provedor', () => {
  const agora = new Date('2026-11-16T12:00:00Z')
  const vencido = '2026-11-16T11:59:59.000Z'
  expect(
    situacoesDeAtendimento.filter((situacao) => estaAtrasado({ situacao, prazo: vencido }, agora)),
  ).toEqual(expect.arrayContaining([...emCurso]))
  expect(estaAtrasado({ situacao: 'AGUARDANDO_CLIENTE', prazo: vencido }, agora)).toBe(false)
  expect(estaAtrasado({ situacao: 'ABERTO', prazo: agora.toISOString() }, agora)).toBe(false)
})

test('a ordem é a do prazo; só do que acabou, o último primeiro', () => {
  expect(ordemDosAtendimentos({})).toBe('prazo')
  expect(ordemDosAtendimentos({ visao: 'atrasados' })).toBe('prazo')
  expect(ordemDosAtendimentos({ situacao: 'FECHADO' })).toBe('-situacao_em')
  expect(ordemDosAtendimentos({ visao: 'encerrados', ordem: 'criado_em' })).toBe('criado_em')
})

test('uma mensagem de 100 KB é recusada dizendo o limite; com 10.000 caracteres, passa', () => {
  const mensagem = (texto: string) =>
    NovaMensagem.safeParse({ id: '0192f0c1-c0f1-7000-8000-000000000001', tipo: 'INTERNA', texto })
  expect(mensagem('a'.repeat(102_400)).error?.issues.map(({ message }) => message)).toEqual([
    'O texto passa de 10.000 caracteres: encurte-o ou anexe um arquivo',
  ])
  expect(mensagem('a'.repeat(10_000)).success).toBe(true)
  expect(mensagem(' \n ').success).toBe(false)
})
