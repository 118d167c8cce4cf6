import { Button } from '@mantine/core'
import { Icone } from '../Icone.tsx'
import { textos } from './lista.textos.ts'

type BotaoDeExportarProps = {
  /** Which list, where a screen has several. */
  de?: string
  exportando: boolean
  aoExportar: () => void
}

export function BotaoDeExportar({ de, exportando, aoExportar }: BotaoDeExportarProps) {
  const nome = textos.exportarPorExtenso
  return (
    <Button
      variant="default"
      loading={exportando}
      aria-label={de ? `${nome}: ${de}` : nome}
      title={textos.oQueSeExporta}
      leftSection={<Icone nome="tabler:download" tamanho={16} />}
      onClick={aoExportar}
    >
      {textos.exportar}
    </Button>
  )
}
