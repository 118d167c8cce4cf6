import { Button, Progress } from '@mantine/core'
import { Icone } from '#ui/Icone.tsx'
import { tamanhoEscrito } from '#ui/tamanhoEscrito.ts'
import { textos } from '../importacao.textos.ts'
import classes from './Arquivo.module.css'

type ProgressoDoEnvioProps = { arquivo: File; enviados: number; aoCancelar: () => void }

const t = textos.arquivo

export function ProgressoDoEnvio({ arquivo, enviados, aoCancelar }: ProgressoDoEnvioProps) {
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
        {chegou ? t.lendo : t.enviados(tamanhoEscrito(enviados), tamanhoEscrito(arquivo.size))}
      </small>
      <Button variant="default" size="compact-sm" onClick={aoCancelar}>
        {t.cancelar}
      </Button>
    </>
  )
}
