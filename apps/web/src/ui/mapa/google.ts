/** The small part of Google's script that is used here. */
type LatLng = { lat: () => number; lng: () => number }
type Ponto = { lat: number; lng: number }
type Ouvinte = (evento: { latLng: LatLng | null }) => void
export type MapaDoGoogle = {
  setCenter: (ponto: Ponto) => void
  setZoom: (zoom: number) => void
  addListener: (evento: 'click', ouvinte: Ouvinte) => void
}
export type MarcaDoGoogle = {
  setPosition: (ponto: Ponto | null) => void
  setMap: (mapa: MapaDoGoogle | null) => void
  addListener: (evento: 'dragend', ouvinte: Ouvinte) => void
}
type Encontrados = { results: { geometry: { location: LatLng } }[] }
export type Google = {
  Map: new (elemento: HTMLElement, opcoes: object) => MapaDoGoogle
  Marker: new (opcoes: object) => MarcaDoGoogle
  Geocoder: new () => { geocode: (pedido: { address: string; region: string }) => Promise<Encontrados> }
}

const ENDERECO = 'https://maps.googleapis.com/maps/api/js'
const NOVAS_TENTATIVAS = 3
const ESPERA_MS = 1_000
const PRONTO = 'balcaoMapasProntos'

type Janela = Window & { google?: { maps: Google }; [PRONTO]?: () => void; gm_authFailure?: () => void }

const esperar = (ms: number) => new Promise((pronto) => setTimeout(pronto, ms))

const carregarUmaVez = (chave: string) =>
  new Promise<Google>((pronto, falhou) => {
    const janela: Janela = window
    const script = document.createElement('script')
    const parametros = new URLSearchParams({
      key: chave,
      v: 'weekly',
      libraries: 'places,marker',
      language: 'pt-BR',
      region: 'BR',
      loading: 'async',
      callback: PRONTO,
    })
    janela[PRONTO] = () => (janela.google ? pronto(janela.google.maps) : falhou(new Error('sem mapas')))
    script.onerror = () => {
      script.remove()
      falhou(new Error('sem mapas'))
    }
    script.src = `${ENDERECO}?${parametros}`
    document.head.append(script)
  })

const tentar = async (chave: string, jaRepetidas = 0): Promise<Google> => {
  try {
    return await carregarUmaVez(chave)
  } catch (erro) {
    if (jaRepetidas >= NOVAS_TENTATIVAS) throw erro
    await esperar(ESPERA_MS * 2 ** jaRepetidas)
    return tentar(chave, jaRepetidas + 1)
  }
}

let emCurso: Promise<Google> | null = null

/**
 * Google's script, loaded once for the whole page.
 * There are three retries with growing waits. A later map tries again.
 */
export const carregarGoogle = (chave: string): Promise<Google> => {
  emCurso ??= tentar(chave).catch((erro: unknown) => {
    emCurso = null
    throw erro
  })
  return emCurso
}

/** Google reports a refused key by calling this function, after the script has loaded. */
export const aoRecusarChave = (avisar: () => void) => {
  const janela: Janela = window
  janela.gm_authFailure = avisar
}
