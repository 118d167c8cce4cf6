import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Alert, Button } from '@mantine/core'
import { textos } from './analise.textos.ts'

const t = textos.mudou

/** The page already shows what stands now. This says that it is not what it was, and who did it. */
export function MudouEnquantoOlhava({ venda, aoEntender }: { venda: Venda; aoEntender: () => void }) {
  const ultima = venda.historico.at(-1)
  return (
    <Alert color="warning" role="alert" mb="sm" p="xs" title={t.titulo}>
      {ultima && t.para(nomesDasSituacoes[venda.situacao], nomeDoAutor(ultima))} {t.dados}{' '}
      <Button size="compact-sm" variant="default" onClick={aoEntender}>
        {t.entendi}
      </Button>
    </Alert>
  )
}
