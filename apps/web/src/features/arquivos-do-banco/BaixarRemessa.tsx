import type { Remessa } from '@balcao/contract/cobranca/remessa-api'
import { Button } from '@mantine/core'
import { baixar } from '#ui/baixar.ts'
import { Icone } from '#ui/Icone.tsx'
import classes from './Arquivos.module.css'
import { useBaixarRemessa } from './arquivos.data.ts'
import { textos } from './arquivos.textos.ts'

const t = textos.remessas

/** Once it is written. A file that could not be says why in its place. */
export function BaixarRemessa({ remessa }: { remessa: Remessa }) {
  const arquivo = useBaixarRemessa()
  const { id, situacao, falha, nome_do_arquivo: nome } = remessa
  if (situacao === 'FALHOU') return <span className={classes.falha}>{falha}</span>
  if (situacao === 'GERANDO') return null
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t.baixarNome(nome)}
      leftSection={<Icone nome="tabler:download" tamanho={16} />}
      loading={arquivo.isPending}
      onClick={() => arquivo.mutate(id, { onSuccess: (bytes) => baixar(bytes, nome) })}
    >
      {t.baixar}
    </Button>
  )
}
