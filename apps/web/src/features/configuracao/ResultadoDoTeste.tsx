import type { ResultadoDoTeste as Resultado } from '@balcao/contract/provedor/configuracao'
import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Icone } from '#ui/Icone.tsx'
import classes from './Configuracao.module.css'
import { textos } from './configuracao.textos.ts'

type ResultadoDoTesteProps = { resultado: Resultado | undefined; erro: Error | null }

/** What happened, next to the button that was pressed. */
export function ResultadoDoTeste({ resultado, erro }: ResultadoDoTesteProps) {
  const aviso = useRef<HTMLDivElement>(null)
  // Scrolls it fully into view: it appears below the button, where most screens have the bar with "Salvar".
  useEffect(() => {
    // In braces, because newer browsers return a promise, which React would take for a clean-up function.
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
