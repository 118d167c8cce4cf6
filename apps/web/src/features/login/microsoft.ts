import type { Tokens } from '@balcao/contract/acesso/login'
import { sessao } from '#sessao.ts'
import { textos } from '#textos/textos.ts'
import { type Convite, iniciarMicrosoft } from './auth.data.ts'
import { nomeDoCanal, type Retorno } from './retorno-microsoft.ts'

const LADO = 700
const INTERVALO_MS = 500
/** The pop-up's message may still be on its way after the window has closed. */
const CARENCIA_MS = 1_000
const ESCUTA_MAXIMA_MS = 10 * 60_000

const abrirJanela = () => {
  const esquerda = Math.round(window.screenX + (window.outerWidth - LADO) / 2)
  const topo = Math.round(window.screenY + (window.outerHeight - LADO) / 2)
  return window.open('', '_blank', `popup,width=${LADO},height=${LADO},left=${esquerda},top=${topo}`)
}

const receber = async (retorno: Retorno) => {
  if ('error' in retorno) throw new Error(retorno.error)
  await sessao.entrar(retorno satisfies Tokens)
}

/**
 * Microsoft's page cuts the link to its opener (COOP). The window then looks closed
 * to us while the person is still typing in it. So a closed window only counts once
 * the person is back here, and a success that arrives later is still accepted.
 */
const esperar = (janela: Window, estado: string, aoEntrar: () => void) =>
  new Promise<void>((resolver, recusar) => {
    const canal = new BroadcastChannel(nomeDoCanal(estado))
    let fechadaDesde: number | undefined

    const vigia = setInterval(() => {
      if (!janela.closed) return
      fechadaDesde ??= Date.now()
      if (Date.now() - fechadaDesde < CARENCIA_MS || !document.hasFocus()) return
      clearInterval(vigia)
      recusar(new Error(textos.erro.loginCancelado))
    }, INTERVALO_MS)

    const parar = () => {
      clearInterval(vigia)
      clearTimeout(limite)
      canal.close()
    }
    const limite = setTimeout(() => {
      parar()
      recusar(new Error(textos.erro.loginCancelado))
    }, ESCUTA_MAXIMA_MS)

    canal.onmessage = ({ data }: MessageEvent<Retorno>) => {
      parar()
      receber(data).then(aoEntrar).then(resolver, recusar)
    }
  })

/** Must be called directly from the click: the browser blocks a window opened later. */
export const entrarComMicrosoft = async (aoEntrar: () => void, convite?: Convite) => {
  const janela = abrirJanela()
  if (!janela) throw new Error(textos.acesso.janelaBloqueada)
  try {
    const endereco = new URL(await iniciarMicrosoft(convite))
    if (!/^https?:$/.test(endereco.protocol)) throw new Error(textos.erro.padrao)
    const espera = esperar(janela, endereco.searchParams.get('state') ?? '', aoEntrar)
    janela.location.href = endereco.href
    await espera
  } catch (erro) {
    janela.close()
    throw erro
  }
}
