import { codigos } from '@balcao/contract/base/erro'
import { useEffect, useRef, useState } from 'react'
import { ErroHttp } from '#http/erro.ts'

/** The error is about the password, not about what was typed into the form. */
const ehDaConfirmacao = (erro: Error | null) =>
  erro instanceof ErroHttp &&
  ('senha_atual' in erro.campos || erro.status === 429 || erro.codigo === codigos.loginAntigo)

type Envio = { erro: Error | null }

/**
 * A save that may ask for the password first. `senha` is what the call sends. `envolver` returns the edition
 * with an `enviar` that opens the question. The screen shows `ConfirmarComSenha` while `pergunta` is set.
 */
export function useConfirmacao() {
  const senha = useRef<string>(undefined)
  const [confirmar, setConfirmar] = useState<(() => void) | null>(null)

  function envolver<Valores, E extends Envio>(
    edicao: E & { enviar: (valores: Valores) => void },
    exige: boolean,
  ) {
    const { enviar, erro } = edicao
    return {
      ...edicao,
      erro: ehDaConfirmacao(erro) ? null : erro,
      enviar: (valores: Valores) => {
        senha.current = undefined
        if (exige) setConfirmar(() => () => enviar(valores))
        else enviar(valores)
      },
    }
  }

  return {
    senha,
    envolver,
    pergunta: confirmar && {
      aoConfirmar: (digitada: string | undefined) => {
        senha.current = digitada
        confirmar()
      },
      aoFechar: () => setConfirmar(null),
    },
  }
}

/** Once there is an answer that is not about the password, there is nothing left to ask. */
export function useFecharAoTerminar(enviando: boolean, erro: Error | null, aoFechar: () => void) {
  const estavaEnviando = useRef(false)
  useEffect(() => {
    const terminou = estavaEnviando.current && !enviando
    estavaEnviando.current = enviando
    if (terminou && !ehDaConfirmacao(erro)) aoFechar()
  }, [enviando, erro, aoFechar])
}
