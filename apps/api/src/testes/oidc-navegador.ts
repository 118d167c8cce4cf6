/** The parts of a browser that the test provider needs: cookies, redirects and one form. */
export const autorizar = async (authUrl: string, redirect: string, conta: string): Promise<string> => {
  const cookies = new Map<string, string>()

  const abrir = async (url: string, formulario?: URLSearchParams) => {
    const resposta = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((par) => par.join('=')).join('; ') },
      ...(formulario && { method: 'POST', body: formulario }),
    })
    for (const linha of resposta.headers.getSetCookie()) {
      const [, nome, valor] = /^([^=]+)=([^;]*)/.exec(linha) ?? []
      if (nome !== undefined && valor !== undefined) cookies.set(nome, valor)
    }
    return resposta
  }

  let url = authUrl
  for (let passo = 0; passo < 10; passo++) {
    const resposta = await abrir(url)
    const seguinte = resposta.headers.get('location')
    // The login page answers 200, and its form is sent to the page's own address.
    const destino = seguinte ?? (await abrir(url, new URLSearchParams({ conta }))).headers.get('location')
    if (!destino) throw new Error(`o provedor parou em ${url}: ${resposta.status}`)
    url = new URL(destino, url).href
    if (url.startsWith(redirect)) return url
  }
  throw new Error('o provedor não voltou ao aplicativo')
}
