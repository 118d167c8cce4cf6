import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRANCO, CONTRASTE_MINIMO, contraste, escreverCor, lerCor, PRETO, textoSobre } from '#valores/cor.ts'
import { ConfiguracaoPublica } from './configuracao.ts'
import { chaves, chavesSecretas, definicaoDe } from './configuracao-catalogo.ts'
import { corDaMarca } from './configuracao-definicao.ts'

test.each(chaves)('%s: o padrão cabe na própria regra, e o texto diz o que ela governa', (chave) => {
  const { esquema, padrao, rotulo, descricao, campo, opcoes } = definicaoDe(chave)
  expect(esquema.safeParse(padrao)).toEqual({ success: true, data: padrao })
  expect(rotulo.length).toBeGreaterThan(4)
  expect(descricao).toMatch(/\.$/)
  expect(Boolean(opcoes)).toBe(campo === 'opcao' || campo === 'opcoes')
})

test('o que é público é exatamente o que o catálogo diz, e nenhum segredo', () => {
  const doServidor = ['base_api', 'microsoft', 'envia_email', 'producao', 'demo']
  const publicas = chaves.filter((chave) => definicaoDe(chave).publica)
  expect(Object.keys(ConfiguracaoPublica.shape).sort()).toEqual([...publicas, ...doServidor].sort())
  expect(publicas.filter((chave) => definicaoDe(chave).secreta)).toEqual([])
  expect(chavesSecretas).toEqual(['smtp_senha', 'microsoft_client_secret'])
})

const canal = fc.integer({ min: 0, max: 255 })
const cor = fc.tuple(canal, canal, canal)

test('qualquer cor é aceita, e o texto sobre ela é o que mais contrasta e sempre se lê', () => {
  fc.assert(
    fc.property(cor, (rgb) => {
      expect(corDaMarca.safeParse(escreverCor(rgb)).success).toBe(true)
      const obtido = contraste(rgb, textoSobre(rgb))
      expect(obtido).toBe(Math.max(contraste(rgb, BRANCO), contraste(rgb, PRETO)))
      expect(obtido).toBeGreaterThanOrEqual(CONTRASTE_MINIMO)
    }),
  )
  expect(textoSobre(lerCor('#ff6600'))).toEqual(PRETO)
  expect(textoSobre(lerCor('#0033a1'))).toEqual(BRANCO)
})

test.each(['azul', '#f60', '#ff66001', 'ff6600', '#gg6600', ''])('%j não é uma cor', (texto) => {
  expect(corDaMarca.safeParse(texto).success).toBe(false)
})

test('o contraste não depende da ordem, vai de 1 a 21, e a cor volta igual do texto', () => {
  fc.assert(
    fc.property(cor, cor, (uma, outra) => {
      expect(contraste(uma, outra)).toBe(contraste(outra, uma))
      expect(contraste(uma, outra)).toBeGreaterThanOrEqual(1)
      expect(contraste(uma, outra)).toBeLessThanOrEqual(21)
      expect(lerCor(escreverCor(uma))).toEqual(uma)
    }),
  )
  expect(contraste([0, 0, 0], [255, 255, 255])).toBe(21)
})
