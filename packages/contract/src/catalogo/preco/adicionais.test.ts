import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conferirAdicionais, escolherAdicionais } from './adicionais.ts'
import { oferta } from './arbitrarios.fabrica.ts'
import { idDeTeste, pontoExtra, roteador, streaming } from './preco.fabrica.ts'

const roteadorObrigatorio = { ...roteador, obrigatorio: true }
const uma = ({ id }: { id: string }) => ({ id, quantidade: 1 })

describe('escolherAdicionais', () => {
  const escolher = (escolhas: { id: string; quantidade: number }[], exigidos: string[] = []) =>
    escolherAdicionais({ disponiveis: [pontoExtra, roteadorObrigatorio, streaming], escolhas, exigidos }).map(
      ({ nome, quantidade, obrigatorio }) => [nome, quantidade, obrigatorio],
    )

  test('junta o obrigatório do plano ao que foi escolhido', () => {
    expect(escolher([{ id: pontoExtra.id, quantidade: 2 }])).toEqual([
      ['Ponto extra', 2, false],
      ['Roteador Wi-Fi 6', 1, true],
    ])
  })

  test('o obrigatório escolhido fica com a quantidade da escolha', () => {
    expect(escolher([{ id: roteador.id, quantidade: 3 }])).toEqual([['Roteador Wi-Fi 6', 3, true]])
  })

  test('o que a promoção exige entra como obrigatório', () => {
    expect(escolher([], [streaming.id])).toContainEqual(['Árvore TV', 1, true])
  })

  test('o mesmo escolhido duas vezes é uma quantidade maior, e o desconhecido fica de fora', () => {
    expect(escolher([uma(pontoExtra), uma(pontoExtra), uma({ id: idDeTeste(99) })])).toContainEqual([
      'Ponto extra',
      2,
      false,
    ])
  })
})

describe('conferirAdicionais', () => {
  test('sem problema, nada a dizer', () => {
    const disponiveis = [pontoExtra, roteadorObrigatorio]
    expect(conferirAdicionais({ disponiveis, escolhas: [uma(roteador)] })).toEqual([])
  })

  test('diz tudo o que está errado de uma vez', () => {
    const disponiveis = [pontoExtra, roteadorObrigatorio, { ...streaming, incompativel_com: [pontoExtra.id] }]
    const escolhas = [{ id: pontoExtra.id, quantidade: 4 }, uma(streaming), uma({ id: idDeTeste(99) })]
    expect(conferirAdicionais({ disponiveis, escolhas, exigidos: [idDeTeste(98)] })).toEqual([
      {
        codigo: 'INDISPONIVEL',
        adicional_id: idDeTeste(99),
        texto: 'Um dos adicionais não é vendido com este plano',
      },
      {
        codigo: 'INDISPONIVEL',
        adicional_id: idDeTeste(98),
        texto: 'Um dos adicionais não é vendido com este plano',
      },
      {
        codigo: 'OBRIGATORIO_AUSENTE',
        adicional_id: roteador.id,
        texto: 'Roteador Wi-Fi 6 é obrigatório nesta oferta',
      },
      {
        codigo: 'QUANTIDADE_ACIMA_DO_MAXIMO',
        adicional_id: pontoExtra.id,
        texto: 'Ponto extra: a quantidade máxima é 3',
      },
      {
        codigo: 'INCOMPATIVEIS',
        adicional_id: pontoExtra.id,
        texto: 'Ponto extra e Árvore TV não podem ser vendidos juntos',
      },
    ])
  })

  test('o que a promoção exige também falta', () => {
    const problemas = conferirAdicionais({ disponiveis: [streaming], escolhas: [], exigidos: [streaming.id] })
    expect(problemas).toMatchObject([{ codigo: 'OBRIGATORIO_AUSENTE', adicional_id: streaming.id }])
  })

  test('tanto faz qual dos dois diz que é incompatível, ou se os dois dizem', () => {
    const com = (do1: string[], do2: string[]) =>
      conferirAdicionais({
        disponiveis: [
          { ...pontoExtra, incompativel_com: do1 },
          { ...streaming, incompativel_com: do2 },
        ],
        escolhas: [uma(pontoExtra), uma(streaming)],
      })
    expect(com([streaming.id], [])).toHaveLength(1)
    expect(com([], [pontoExtra.id])).toEqual(com([streaming.id], []))
    expect(com([streaming.id], [pontoExtra.id])).toEqual(com([streaming.id], []))
  })

  test('ao que escolherAdicionais junta nunca falta um obrigatório', () => {
    fc.assert(
      fc.property(oferta, ({ disponiveis, escolhas }) => {
        const juntos = escolherAdicionais({ disponiveis, escolhas })
        const codigos = conferirAdicionais({ disponiveis, escolhas: juntos }).map(({ codigo }) => codigo)
        expect(codigos).not.toContain('OBRIGATORIO_AUSENTE')
        expect(codigos).not.toContain('INDISPONIVEL')
      }),
    )
  })
})
