/**
 * `fetch` reports no upload progress, but XMLHttpRequest does. This wraps it to look like `fetch`, for the
 * one call that may take minutes.
 */
export const buscarComProgresso =
  (aoProgredir: (enviados: number) => void): typeof fetch =>
  (endereco, { method = 'GET', headers, body, signal, credentials } = {}) =>
    new Promise((responder, falhar) => {
      const pedido = new XMLHttpRequest()
      pedido.open(method, String(endereco))
      pedido.responseType = 'blob'
      pedido.withCredentials = credentials === 'include'
      new Headers(headers).forEach((valor, nome) => {
        pedido.setRequestHeader(nome, valor)
      })
      pedido.upload.onprogress = ({ loaded }) => aoProgredir(loaded)
      pedido.onload = () => {
        const { status, response } = pedido
        responder(new Response(response, { status }))
      }
      pedido.onerror = () => falhar(new TypeError('Failed to fetch'))
      pedido.onabort = () => falhar(signal?.reason)
      signal?.addEventListener('abort', () => pedido.abort())
      pedido.send(body as XMLHttpRequestBodyInit)
    })
