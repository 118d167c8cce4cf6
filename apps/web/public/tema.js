// Before the first paint, so it stays tiny. The same rule is in src/tema.ts (esquemaForcado).
;(() => {
  const ler = (chave) => {
    try {
      return localStorage.getItem(chave)
    } catch {
      return null // Blocked.
    }
  }
  const preferencia = ler('theme') || 'system'
  const paginaDoAssinante = /^\/(assinante|fechada|boleto)(\/|$)/.test(location.pathname)
  const escuro =
    preferencia === 'dark' ||
    (preferencia !== 'light' && !paginaDoAssinante && matchMedia('(prefers-color-scheme: dark)').matches)
  const { dataset } = document.documentElement
  dataset.mantineColorScheme = escuro ? 'dark' : 'light'
  // The top bar of index.html, where a screen with it comes next.
  const semCasca = paginaDoAssinante || /^\/(login|recuperar-senha|auth|404)(\/|$)/.test(location.pathname)
  if (!semCasca && ler('sessao')) dataset.moldura = ''
  // The youngest of what menus, offers and calls need. The subscriber's pages do without.
  if (!paginaDoAssinante && !('any' in AbortSignal)) dataset.antigo = ''
})()
