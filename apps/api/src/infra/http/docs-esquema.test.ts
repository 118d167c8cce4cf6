import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { descreverEsquema } from './docs-esquema.ts'
import { html } from './docs-html.ts'
import { esquemaDocumentado } from './esquema-json.ts'

test('um esquema vira um texto que se lê, com um campo por linha', () => {
  const esquema = z.strictObject({
    nome: z.string().check(z.minLength(3), z.maxLength(120)),
    apelido: z.optional(z.nullable(z.string())),
    id: z.uuid(),
    versao: z.int().check(z.gte(1)),
    situacao: z.enum(['ATIVO', 'INATIVO']),
    empresas: z.array(z.object({ id: z.uuid() })),
    campos: z.record(z.string(), z.array(z.string())),
    atual: z.unknown(),
  })
  expect(descreverEsquema(esquemaDocumentado(esquema, 'input'))).toBe(`{
  nome: texto (3 a 120 caracteres)
  apelido?: texto ou nulo
  id: uuid
  versao: inteiro (a partir de 1)
  situacao: "ATIVO" | "INATIVO"
  empresas: lista de {
    id: uuid
  }
  campos: { nome: lista de texto }
  atual: qualquer valor
}`)
})

test('o que entra na página é texto, e nunca marcação', () => {
  expect(html`<p>${'<b onclick="x">\'&'}</p>`.texto).toBe('<p>&#60;b onclick=&#34;x&#34;&#62;&#39;&#38;</p>')
  expect(html`<p>${[html`<i>${1}</i>`, null, 'a']}</p>`.texto).toBe('<p><i>1</i>a</p>')
})
