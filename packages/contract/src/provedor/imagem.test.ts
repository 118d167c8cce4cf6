import { expect, test } from 'vitest'
import {
  escreverModificadores,
  formatosLeves,
  srcSetDaImagem,
  tamanhosDeImagem,
  urlDaImagem,
} from './imagem.ts'
import { lerModificadores } from './imagem-leitura.ts'

test('os tamanhos são os da especificação, nas duas densidades, e os de logotipo', () => {
  expect(tamanhosDeImagem).toEqual([64, 128, 200, 320, 400, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
})

test('lê todos os modificadores, em qualquer ordem, e os escreve sempre na mesma', () => {
  const lidos = lerModificadores('b_ffffff,f_webp,fit_contain,q_80,h_200,w_320')
  expect(lidos).toEqual({ w: 320, h: 200, f: 'webp', q: 80, fit: 'contain', b: 'ffffff' })
  expect(escreverModificadores(lidos ?? {})).toBe('w_320,h_200,f_webp,q_80,fit_contain,b_ffffff')
})

test('sem modificadores o endereço leva um sublinhado', () => {
  expect(lerModificadores('_')).toEqual({})
  expect(urlDaImagem('abc')).toBe('/_img/_/abc')
  expect(urlDaImagem('abc', { w: 320, f: 'avif' })).toBe('/_img/w_320,f_avif/abc')
})

test.each(['f6f7f9', '242424', '0033a1', 'ff6600', 'ffab1a', '58c322', 'd41111'])(
  'aceita de fundo %s, uma cor do tema',
  (cor) => expect(lerModificadores(`b_${cor}`)).toEqual({ b: cor }),
)

test('oferece AVIF e depois WebP, nas densidades 1 e 2, em endereços que o proxy aceita', () => {
  expect(formatosLeves).toEqual(['avif', 'webp'])
  expect(srcSetDaImagem('abc', { w: 320, fit: 'inside', f: 'avif' })).toBe(
    '/_img/w_320,f_avif,fit_inside/abc 1x, /_img/w_640,f_avif,fit_inside/abc 2x',
  )
  expect(srcSetDaImagem('abc', { h: 64 })).toBe('/_img/h_64/abc 1x, /_img/h_128/abc 2x')
})

test.each([
  '',
  'w_99999',
  'w_321',
  'w_0320',
  'w_-320',
  'w_320.0',
  'w_1e3',
  'w',
  'w_',
  'w_320,w_640',
  'w_320,',
  'w_320,enlarge',
  's_320x320',
  'f_svg',
  'f_gif',
  'f_JPEG',
  'q_100',
  'q_81',
  'fit_stretch',
  'b_red',
  'b_#ffffff',
  'b_12345',
  'b_00ff00',
  '__proto___w_320',
  'constructor_1',
  'blur_100',
])('recusa %j', (texto) => {
  expect(lerModificadores(texto)).toBeNull()
})
