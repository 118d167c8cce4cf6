import { descreverEsquema } from './docs-esquema.ts'
import { Html, html } from './docs-html.ts'
import type { DocumentoOpenApi } from './openapi.ts'
import type { Conteudo, Operacao, Resposta } from './openapi-operacao.ts'
import type { Envio } from './openapi-webhooks.ts'

type Linha = { metodo: string; caminho: string; operacao: Operacao }

const conteudo = ({ 'application/json': json, ...bytes }: Conteudo) =>
  json
    ? html`<pre>${descreverEsquema(json.schema)}</pre>`
    : html`<p>Bytes: <code>${Object.keys(bytes).join(', ')}</code></p>`

const lugares = { path: 'no caminho', query: 'na consulta', header: 'no cabeçalho' }

const parametros = ({ parameters }: Operacao) =>
  parameters.length
    ? html`<h3>Parâmetros</h3>
<dl>${parameters.map(
        (p) =>
          html`<dt><code>${p.name}</code> ${lugares[p.in]}${
            p.required ? '' : ', opcional'
          }</dt><dd>${descreverEsquema(p.schema)}</dd>`,
      )}</dl>`
    : null

const resposta = ([status, r]: [string, Resposta]) =>
  '$ref' in r || !r.content ? null : html`<h3>Resposta ${status}</h3>${conteudo(r.content)}`

const recusas = ({ responses }: Operacao) =>
  Object.entries(responses)
    .filter(([status, r]) => '$ref' in r && status !== 'default')
    .map(([status]) => html`<a href="#recusa-${status}">${status}</a> `)

const operacao = ({ metodo, caminho, operacao: o }: Linha) => html`
<details id="${o.operationId}">
<summary><b class="${metodo}">${metodo.toUpperCase()}</b> <code>${caminho}</code> <span>${o.summary}</span></summary>
<p>${o.description.replaceAll('`', '')}</p>
${parametros(o)}
${o.requestBody ? html`<h3>Corpo</h3>${conteudo(o.requestBody.content)}` : null}
${Object.entries(o.responses).map(resposta)}
<p class="recusas">Recusas: ${recusas(o)}<a href="#recusa-default">outras</a></p>
</details>`

const envio = ([tipo, { post }]: [string, Envio]) => html`
<details id="${post.operationId}">
<summary><b class="post">EVENTO</b> <code>${tipo}</code> <span>${post.summary.replaceAll('`', '')}</span></summary>
<h3>Corpo</h3>${conteudo(post.requestBody.content)}
</details>`

/** What this program sends. The headers and answers are the same for all of them. */
const envios = ({ webhooks }: DocumentoOpenApi) => {
  const [primeiro] = Object.values(webhooks)
  if (!primeiro) return null
  return html`<section aria-labelledby="webhooks-enviados"><h2 id="webhooks-enviados">Webhooks enviados</h2>
<p>${primeiro.post.description} A forma é a do Standard Webhooks.</p>
<dl>${primeiro.post.parameters.map(
    (p) => html`<dt><code>${p.name}</code> no cabeçalho</dt><dd>${p.description}</dd>`,
  )}</dl>
<dl>${Object.entries(primeiro.post.responses).map(
    ([status, { description }]) =>
      html`<dt>${status === 'default' ? 'outras respostas' : status}</dt><dd>${description}</dd>`,
  )}</dl>
${Object.entries(webhooks).map(envio)}</section>`
}

const linhasDe = ({ paths }: DocumentoOpenApi): Linha[] =>
  Object.entries(paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, o]) => ({ metodo, caminho, operacao: o })),
  )

/**
 * The API's documentation on one page. It uses no script, so the browser's own search opens what it finds.
 */
export const paginaDaApi = (documento: DocumentoOpenApi, estilo: string): string => {
  const { info, tags, components } = documento
  const linhas = linhasDe(documento)
  const secoes = tags.map(
    ({ name }) => html`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
${linhas.filter((l) => l.operacao.tags.includes(name)).map(operacao)}</section>`,
  )
  const respostas = Object.entries(components.responses ?? {}) as [string, { description: string }][]
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${new Html(estilo)}</style>
</head>
<body>
<nav aria-label="Assuntos"><a href="#inicio">${info.title}</a>${tags.map(
    ({ name }) => html`<a href="#${name}">${name}</a>`,
  )}<a href="#webhooks-enviados">Webhooks enviados</a><a href="#recusas">Recusas</a></nav>
<main>
<h1 id="inicio">${info.title}</h1>
<p>${info.description}</p>
<p>Versão ${info.version}. Para programas: <a href="/api/openapi.json">openapi.json</a>.</p>
${secoes}
${envios(documento)}
<section aria-labelledby="recusas"><h2 id="recusas">Recusas</h2>
<dl>${respostas.map(
    ([status, { description }]) =>
      html`<dt id="recusa-${status}">${status === 'default' ? 'outras' : status}</dt><dd>${description.replaceAll('`', '')}</dd>`,
  )}</dl>
<pre>${descreverEsquema(components.schemas?.Erro as Record<string, unknown>)}</pre></section>
</main>
</body>
</html>`.texto
}
