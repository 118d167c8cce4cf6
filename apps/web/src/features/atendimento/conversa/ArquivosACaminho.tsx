import { Button } from '@mantine/core'
import classes from './Conversa.module.css'
import { textos } from './conversa.textos.ts'
import type { Envio } from './useEnvios.ts'

type ArquivosProps = {
  envios: readonly Envio[]
  aoRepetir: (envio: Envio) => void
  aoTirar: (id: string) => void
}

/** Files that the ticket does not have yet. */
export function ArquivosACaminho({ envios, aoRepetir, aoTirar }: ArquivosProps) {
  if (envios.length === 0) return null
  return (
    <ul className={classes.envios}>
      {envios.map((envio) => (
        <li key={envio.id}>
          <span>
            {envio.arquivo.name}{' '}
            {envio.erro ? <span role="alert">{envio.erro}</span> : <em>{textos.enviando}</em>}
          </span>
          {envio.erro && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={textos.repetir(envio.arquivo.name)}
              onClick={() => aoRepetir(envio)}
            >
              {textos.tentar}
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={textos.tirar(envio.arquivo.name)}
            onClick={() => aoTirar(envio.id)}
          >
            {textos.tirarCurto}
          </Button>
        </li>
      ))}
    </ul>
  )
}
