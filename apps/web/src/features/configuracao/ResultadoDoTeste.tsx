import type { ResultadoDoTeste as Resultado } from '@balcao/contract/provedor/configuracao'
import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Icone } from '#ui/Icone.tsx'
import classes from './Configuracao.module.css'
import { textos } from './configuracao.textos.ts'

type ResultadoDoTesteProps = { resultado: Resultado | undefined; erro: Error | null }

/** What happened, in words, where the button was pressed. */
export function ResultadoDoTeste({ resultado, erro }: ResultadoDoTesteProps) {
  const aviso = useRef<HTMLDivElement>(null)
  // Whole: it comes in under the button, where the bar with "Salvar" stands on most screens.
  useEffect(() => {
    // No short form: newer browsers answer with a promise, which React would take for a clean-up.
    aviso.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (!resultado && !erro) return null
  const sucesso = resultado?.sucesso ?? false
  return (
    <Alert
      ref={aviso}
      className={classes.resultado ?? ''}
      role="status"
      color={sucesso ? 'success' : 'danger'}
      icon={<Icone nome={sucesso ? 'tabler:circle-check' : 'tabler:alert-circle'} />}
    >
      {erro ? textoDoErro(erro) : resultado?.mensagem}
      {resultado && resultado.passos.length > 0 && (
        <ol className={classes.passos}>
          {resultado.passos.map(({ titulo, sucesso }) => (
            <li key={titulo}>
              {titulo}: <strong>{sucesso ? textos.passoFeito : textos.passoFalhou}</strong>
            </li>
          ))}
        </ol>
      )}
    </Alert>
  )
}
