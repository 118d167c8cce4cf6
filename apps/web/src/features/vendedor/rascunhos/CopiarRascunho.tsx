import { Button } from '@mantine/core'
import { useCopiar } from '#partes/venda-acoes/useCopiar.ts'
import { textos } from '../vendedor.textos.ts'

const t = textos.rascunhos

/** For the neighbour who wants the same. */
export function CopiarRascunho({ id, quem }: { id: string; quem: string | null }) {
  const copiar = useCopiar(id)
  return (
    <Button
      variant="subtle"
      color="gray"
      mih={44}
      aria-label={t.copiarDe(quem ?? t.semCliente)}
      loading={copiar.isPending}
      onClick={() => copiar.mutate()}
    >
      {t.copiar}
    </Button>
  )
}
