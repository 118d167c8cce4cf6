import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ErroHttp, SessaoEncerrada } from '#http/erro.ts'
import { erroFatal } from '#navegacao/erro-fatal.ts'
import { ehDePedaco, estaRecarregando, recarregarEstaPagina } from '#navegacao/recarga.ts'
import { TelaDeErro } from './TelaDeErro.tsx'

/** An error without a status from the API is our own. */
const CODIGO_PADRAO = 500

const SEM_REDE = 0

/**
 * Null while nothing should be shown:
 * the page may be about to be replaced, and anything drawn now would only flash.
 */
const useCodigo = (erro: unknown) => {
  const falta = ehDePedaco(erro)
  const [semPedaco, setSemPedaco] = useState<number | null>(null)
  useEffect(() => {
    if (!falta) return
    void recarregarEstaPagina().then((desfecho) => {
      if (desfecho !== 'recarregando') setSemPedaco(desfecho === 'sem_rede' ? SEM_REDE : CODIGO_PADRAO)
    })
  }, [falta])
  if (erro instanceof SessaoEncerrada || estaRecarregando()) return null
  if (falta) return semPedaco
  return erro instanceof ErroHttp ? erro.status : CODIGO_PADRAO
}

function Erro({ error, reset, naCasca }: ErrorComponentProps & { naCasca: boolean }) {
  const router = useRouter()
  const codigo = useCodigo(error)
  if (codigo === null) return null

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
      aoTentarDeNovo={codigo === SEM_REDE ? aoTentarDeNovo : undefined}
    />
  )
}

/** A page that failed. After the login, the menu around it stays. */
export function ErroDaRota(props: ErrorComponentProps) {
  const naCasca = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_app') })
  return <Erro {...props} naCasca={naCasca} />
}

/** Nothing could be shown at all. */
export function ErroDaRaiz(props: ErrorComponentProps) {
  return <Erro {...props} naCasca={false} />
}
