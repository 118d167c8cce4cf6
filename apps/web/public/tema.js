// Runs before the first paint, so it stays tiny and free of modules. The same rule, once the
// application is up, lives in src/tema.ts (esquemaDeCores).
;(() => {
  let preferencia = 'system'
  try {
    preferencia = localStorage.getItem('theme') || 'system'
  } catch {
    // Storage may be blocked: the page then follows the system.
  }
  const paginaDoAssinante = /^\/(assinante|fechada)(\/|$)/.test(location.pathname)
  const escuro =
    preferencia === 'dark' ||
    (preferencia !== 'light' && !paginaDoAssinante && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = escuro ? 'dark' : 'light'
})()
