import { Button, Progress } from '@mantine/core'
import { Icone } from '../Icone.tsx'
import { tamanhoEscrito } from '../tamanhoEscrito.ts'
import classes from './Arquivo.module.css'
import { textos as t } from './arquivo.textos.ts'

type ProgressoDoEnvioProps = {
  arquivo: File
  enviados: number
  /** What happens once everything has arrived. */
  lendo: string
  aoCancelar: () => void
}

export function ProgressoDoEnvio({ arquivo, enviados, lendo, aoCancelar }: ProgressoDoEnvioProps) {
  const chegou = enviados >= arquivo.size
  const parte = Math.min(100, Math.floor((enviados / arquivo.size) * 100))
  return (
    <>
      <Icone nome="tabler:file-upload" tamanho={36} />
      <p className={classes.nome}>{t.enviando(arquivo.name)}</p>
      <Progress.Root className={classes.barra ?? ''} size="lg">
        <Progress.Section value={parte} animated={chegou} aria-label={t.enviando(arquivo.name)} />
      </Progress.Root>
      <small role="status">
        {chegou ? lendo : t.enviados(tamanhoEscrito(enviados), tamanhoEscrito(arquivo.size))}
      </small>
      <Button variant="default" size="compact-sm" onClick={aoCancelar}>
        {t.cancelar}
      </Button>
    </>
  )
}
