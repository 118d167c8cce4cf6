// Runs before the first paint, so it stays tiny and uses no modules. Once the application is up, the same
// rule lives in src/tema.ts (esquemaForcado).
;(() => {
  let preferencia = 'system'
  try {
    preferencia = localStorage.getItem('theme') || 'system'
  } catch {
    // Storage may be blocked. The page then follows the system.
  }
  const paginaDoAssinante = /^\/(assinante|fechada|boleto)(\/|$)/.test(location.pathname)
  const escuro =
    preferencia === 'dark' ||
    (preferencia !== 'light' && !paginaDoAssinante && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = escuro ? 'dark' : 'light'
})()
