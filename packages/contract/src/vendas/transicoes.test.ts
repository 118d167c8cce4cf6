import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Permissao, permissoes } from '#base/permissao.ts'
import { quemDecideNa, situacaoDaFila } from './fila-de-decisao.ts'
import { acoesPossiveis, impedimentoDe, levaA } from './pode-agir.ts'
import { proximaPorta, type SituacaoVenda, situacoesDeVenda } from './situacao.ts'
import { type Acao, acoes, type Transicao, transicoes } from './transicoes.ts'

const daTabela = (acao: Acao): Transicao => transicoes[acao]
const com = (...tem: Permissao[]) => ({ pode: (permissao: Permissao) => tem.includes(permissao) })
const TUDO = com(...permissoes)
const venda = (situacao: SituacaoVenda, propria = false) => ({ situacao, propria })

/** Every state that some row of actions reaches from here. */
const alcancaveis = (de: SituacaoVenda, visitadas = new Set<SituacaoVenda>([de])) => {
  for (const acao of acoes)
    for (const para of situacoesDeVenda)
      if (levaA(acao, de, para) && !visitadas.has(para)) {
        visitadas.add(para)
        alcancaveis(para, visitadas)
      }
  return visitadas
}

describe('o grafo', () => {
  test('todo estado se alcança a partir do rascunho', () => {
    expect([...alcancaveis('RASCUNHO')].sort()).toEqual([...situacoesDeVenda].sort())
  })

  test('reprovada e cancelada são o fim; concluída só tem o arrependimento', () => {
    expect([...alcancaveis('REPROVADA')]).toEqual(['REPROVADA'])
    expect([...alcancaveis('CANCELADA')]).toEqual(['CANCELADA'])
    expect([...alcancaveis('CONCLUIDA')]).toEqual(['CONCLUIDA', 'CANCELADA'])
  })

  test('a um contrato só se chega por análise e aprovação', () => {
    const chegam = (para: SituacaoVenda) =>
      situacoesDeVenda.filter((de) => de !== para && acoes.some((acao) => levaA(acao, de, para)))
    expect(chegam('APROVADA')).toEqual(['EM_ANALISE'])
    expect(chegam('AGENDADA')).toEqual(['APROVADA'])
    expect(chegam('CONCLUIDA')).toEqual(['AGENDADA'])
  })

  test('ninguém volta a ser rascunho', () => {
    expect(acoes.filter((acao) => situacoesDeVenda.some((de) => levaA(acao, de, 'RASCUNHO')))).toEqual([])
  })
})

describe('quem', () => {
  test.each([
    ['para_autorizar', 'autorizar'],
    ['para_analisar', 'aprovar'],
  ] as const)('a fila %s dá vendas a quem pode %s', (fila, acao) => {
    expect(daTabela(acao).de).toEqual([situacaoDaFila(fila)])
    expect(daTabela(acao).quem).toEqual([{ permissao: quemDecideNa(fila), propria: false }])
  })

  test.each<Acao>(['autorizar', 'negar'])('quem vendeu nunca pode %s a própria venda', (acao) => {
    expect(impedimentoDe(acao, venda('AGUARDANDO_AUTORIZACAO', true), TUDO)?.texto).toContain('Quem vendeu')
    expect(impedimentoDe(acao, venda('AGUARDANDO_AUTORIZACAO'), TUDO)).toBeNull()
  })

  test('aprovar a própria só com a configuração que o permite', () => {
    expect(impedimentoDe('aprovar', venda('EM_ANALISE', true), TUDO)?.texto).toContain('Quem vendeu')
    expect(impedimentoDe('aprovar', venda('EM_ANALISE', true), { ...TUDO, aprovaPropria: true })).toBeNull()
  })

  test('o vendedor cancela a própria enquanto ela espera, e não depois', () => {
    const vendedor = com('REALIZAR_VENDA')
    const cancelaveis = situacoesDeVenda.filter(
      (s) => impedimentoDe('cancelar', venda(s, true), vendedor) === null,
    )
    expect(cancelaveis).toEqual(['AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE', 'EXPIRADA'])
    expect(impedimentoDe('cancelar', venda('AGUARDANDO_ACEITE'), vendedor)?.texto).toContain('Só quem vendeu')
  })

  test('o vendedor edita a própria quando foi devolvida ou expirou', () => {
    const vendedor = com('REALIZAR_VENDA')
    expect(
      situacoesDeVenda.filter((s) => impedimentoDe('editar', venda(s, true), vendedor) === null),
    ).toEqual(['PENDENTE', 'EXPIRADA'])
  })

  test('o que é do assinante ou do sistema não é de ninguém daqui', () => {
    for (const acao of ['aceitar', 'pedir_correcao', 'recusar', 'expirar', 'bloquear_link'] as const)
      for (const situacao of situacoesDeVenda)
        expect(impedimentoDe(acao, venda(situacao, true), TUDO), acao).not.toBeNull()
  })

  test('sem permissão nenhuma não há botão nenhum', () => {
    for (const situacao of situacoesDeVenda)
      for (const propria of [true, false]) expect(acoesPossiveis(venda(situacao, propria), com())).toEqual([])
  })

  test('mais permissões nunca tiram um botão', () => {
    const algumas = fc.subarray(permissoes)
    fc.assert(
      fc.property(
        algumas,
        algumas,
        fc.constantFrom(...situacoesDeVenda),
        fc.boolean(),
        (umas, outras, situacao, propria) => {
          const menos = acoesPossiveis(venda(situacao, propria), com(...umas))
          const mais = acoesPossiveis(venda(situacao, propria), com(...umas, ...outras))
          expect(mais).toEqual(expect.arrayContaining(menos))
        },
      ),
    )
  })
})

test('a primeira porta fechada, na ordem: autorização, aceite, análise', () => {
  expect(proximaPorta({ autorizacao: true, aceite: true })).toBe('AGUARDANDO_AUTORIZACAO')
  expect(proximaPorta({ autorizacao: false, aceite: true })).toBe('AGUARDANDO_ACEITE')
  expect(proximaPorta({ autorizacao: false, aceite: false })).toBe('EM_ANALISE')
})

test('toda ação diz o que exige e o que faz', () => {
  for (const acao of acoes) {
    const { guarda, efeito, rotulo, de } = daTabela(acao)
    expect([guarda, efeito, rotulo].every((texto) => texto.length > 3)).toBe(true)
    expect(de.length).toBeGreaterThan(0)
  }
})
