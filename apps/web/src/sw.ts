// Opens the sale without network. It keeps files of the program and nothing else: no answer of the API passes here.

// A page's types and a worker's exclude each other: these are the few that are needed.
type Longo = { waitUntil: (promessa: Promise<unknown>) => void }
type Pedido = { request: Request; respondWith: (resposta: Promise<Response>) => void }
type Trabalhador = {
  addEventListener(tipo: 'install' | 'activate', ouvinte: (evento: Longo) => void): void
  addEventListener(tipo: 'fetch', ouvinte: (evento: Pedido) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

// Filled in by the build (vite/service-worker.ts).
declare const __VERSAO__: string
declare const __ENTRADA__: string
declare const __ARQUIVOS__: readonly string[]

const trabalhador = self as unknown as Trabalhador
const CACHE = `balcao-${__VERSAO__}`
const PAGINA = '/vendedor'
/** With a bad signal the page that is here opens sooner than the one that may come. */
const PACIENCIA_MS = 4_000
/** An open page of the version before goes on finding its files. */
const VERSOES_GUARDADAS = 2

/** Only a page that asks for the files that are here: a newer one waits for its own worker. */
const guardarPagina = async (pagina: Response) => {
  if (!pagina.ok || !(await pagina.clone().text()).includes(__ENTRADA__)) return false
  await (await caches.open(CACHE)).put(PAGINA, pagina)
  return true
}

const instalar = async () => {
  const cache = await caches.open(CACHE)
  await cache.addAll([...__ARQUIVOS__])
  if (!(await guardarPagina(await fetch(PAGINA)))) throw new Error('The page is of another version')
  await trabalhador.skipWaiting()
}

const ativar = async () => {
  const nossos = (await caches.keys()).filter((nome) => nome.startsWith('balcao-') && nome !== CACHE)
  await Promise.all(nossos.slice(0, -(VERSOES_GUARDADAS - 1)).map((nome) => caches.delete(nome)))
  await trabalhador.clients.claim()
}

const prazo = () => new Promise<never>((_, recusar) => setTimeout(recusar, PACIENCIA_MS))

const abrirPagina = async (request: Request) => {
  const guardada = await (await caches.open(CACHE)).match(PAGINA)
  if (!guardada) return fetch(request)
  try {
    const nova = await Promise.race([fetch(request), prazo()])
    if (nova.status >= 500) return guardada
    void guardarPagina(nova.clone())
    return nova
  } catch {
    return guardada
  }
}

const abrirArquivo = async (request: Request) => {
  const daqui = { ignoreVary: true }
  // Names without their content in them, such as the icon's, are this version's first.
  const desta = await (await caches.open(CACHE)).match(request, daqui)
  return desta ?? (await caches.match(request, daqui)) ?? fetch(request)
}

trabalhador.addEventListener('install', (evento) => evento.waitUntil(instalar()))
trabalhador.addEventListener('activate', (evento) => evento.waitUntil(ativar()))
trabalhador.addEventListener('fetch', (evento) => {
  const { request } = evento
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') evento.respondWith(abrirPagina(request))
  else if (pathname.startsWith('/assets/') || __ARQUIVOS__.includes(pathname))
    evento.respondWith(abrirArquivo(request))
})
