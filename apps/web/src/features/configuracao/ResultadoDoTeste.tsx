import type { ResultadoDoTeste as Resultado } from '@balcao/contract/configuracao'
import { Alert } from '@mantine/core'
import { textoDoErro } from '../../http/erro.ts'
import { Icone } from '../../ui/Icone.tsx'
import classes from './Configuracao.module.css'
import { textos } from './configuracao.textos.ts'

type ResultadoDoTesteProps = { resultado: Resultado | undefined; erro: Error | null }

/** What happened, in words, where the button was pressed. */
export function ResultadoDoTeste({ resultado, erro }: ResultadoDoTesteProps) {
  if (!resultado && !erro) return null
  const sucesso = resultado?.sucesso ?? false
  return (
    <Alert
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
