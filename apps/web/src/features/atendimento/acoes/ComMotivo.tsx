import { Motivo } from '@balcao/contract/vendas/motivo'
import { useRef, useState } from 'react'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoAtendimento } from './QuadroDoAtendimento.tsx'

const t = textos.motivo
const MAXIMO = 500

const erroDe = (texto: string): string | undefined => {
  if (texto.length > MAXIMO) return t.longo(texto.length, MAXIMO)
  return Motivo.safeParse(texto).success ? undefined : t.curto
}

/** How it was solved, or why it is open again. */
export function ComMotivo({ acao, ...props }: DialogoProps & { acao: 'resolver' | 'reabrir' }) {
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<string>()
  const campo = useRef<HTMLTextAreaElement>(null)
  const conferir = () => {
    const achado = erroDe(motivo.trim())
    setErro(achado)
    if (achado) campo.current?.focus()
    return achado ? false : { motivo: motivo.trim() }
  }
  return (
    <QuadroDoAtendimento {...props} acao={acao} conferir={conferir} campos={['motivo']}>
      {(doServidor) => (
        <CampoAreaTexto
          ref={campo}
          label={t[acao]}
          value={motivo}
          onChange={(novo) => {
            setMotivo(novo)
            setErro(undefined)
          }}
          error={erro ?? doServidor('motivo')}
          limpavel={false}
          data-autofocus
        />
      )}
    </QuadroDoAtendimento>
  )
}
