import { expect, test } from 'vitest'
import { tracosDe } from '../../vite/icones.ts'

test('o desenho vira elementos, com o que está dentro e os nomes que o React usa', () => {
  const svg =
    '<g fill="none" stroke-width="2"><path d="M1 2"/><circle cx="3" cy="4" r="5"/></g><path d="M6 7"/>'
  expect(tracosDe(svg)).toEqual([
    [
      'g',
      { fill: 'none', strokeWidth: '2' },
      [
        ['path', { d: 'M1 2' }],
        ['circle', { cx: '3', cy: '4', r: '5' }],
      ],
    ],
    ['path', { d: 'M6 7' }],
  ])
})
