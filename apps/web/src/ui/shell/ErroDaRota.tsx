import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router'
import { ErroHttp, SessaoEncerrada } from '../../http/erro.ts'
import { erroFatal } from '../../navegacao/erro-fatal.ts'
import { estaRecarregando } from '../../navegacao/recarga.ts'
import { TelaDeErro } from './TelaDeErro.tsx'

/** An error that the API did not name is ours. */
const CODIGO_PADRAO = 500

function Erro({ error, reset, naCasca }: ErrorComponentProps & { naCasca: boolean }) {
  const router = useRouter()
  // The page is already on its way to the login, or out: anything drawn now would only flash.
  if (error instanceof SessaoEncerrada || estaRecarregando()) return null

  const codigo = error instanceof ErroHttp ? error.status : CODIGO_PADRAO
  const limpar = () => {
    erroFatal.limpar()
    reset()
  }
  const aoVoltar = async () => {
    await router.navigate({ to: '/', ignoreBlocker: true })
    limpar()
    await router.invalidate()
  }
  const aoTentarDeNovo = async () => {
    limpar()
    await router.invalidate()
  }
  return (
    <TelaDeErro
      codigo={codigo}
      naCasca={naCasca}
      aoVoltar={aoVoltar}
      aoTentarDeNovo={codigo === 0 ? aoTentarDeNovo : undefined}
    />
  )
}

/** A page that failed: behind the login the menu around it stays. */
export function ErroDaRota(props: ErrorComponentProps) {
  const naCasca = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_app') })
  return <Erro {...props} naCasca={naCasca} />
}

/** Nothing could be shown at all. */
export function ErroDaRaiz(props: ErrorComponentProps) {
  return <Erro {...props} naCasca={false} />
}
