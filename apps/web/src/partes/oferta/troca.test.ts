import { expect, test } from 'vitest'
import { promocaoDeTeste } from './oferta.fabrica.ts'
import { avisoDaTroca } from './troca.ts'

const promocoes = [
  promocaoDeTeste('Instalação grátis'),
  promocaoDeTeste('Metade'),
  promocaoDeTeste('Estrela', { cumulativa: false }),
]

test.each([
  [['Instalação grátis'], ['Estrela'], 'Instalação grátis foi desmarcada: Estrela não se soma a outras.'],
  [
    ['Instalação grátis', 'Metade'],
    ['Estrela'],
    'Instalação grátis e Metade foram desmarcadas: Estrela não se soma a outras.',
  ],
  [['Estrela'], ['Metade'], 'Estrela foi desmarcada: não se soma a outras.'],
  [['Metade'], ['Metade', 'Instalação grátis'], null],
  [['Metade', 'Instalação grátis'], ['Metade'], null],
])('diz o que saiu sem que a pessoa tirasse (%#)', (antes, depois, aviso) => {
  expect(avisoDaTroca(promocoes, antes, depois)).toBe(aviso)
})
