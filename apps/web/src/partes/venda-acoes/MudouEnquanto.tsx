import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { transicoes } from '@balcao/contract/vendas/transicoes'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Alert, Button } from '@mantine/core'
import { rotulos, textos } from './acoes.textos.ts'
import type { AcaoComDialogo } from './acoes.ts'

const t = textos.mudou

type MudouEnquantoProps = { acao: AcaoComDialogo; venda: Venda; mudou: boolean; aoContinuar: () => void }

/** What happened to the sale while a dialog about it was open, in words, and whether one can go on. */
export function MudouEnquanto({ acao, venda, mudou, aoContinuar }: MudouEnquantoProps) {
  const { situacao, acoes, historico } = venda
  const ultima = historico.at(-1)
  const nome = nomesDasSituacoes[situacao]
  if (!mudou)
    return (
      <Alert color="warning" role="alert" my="sm">
        {textos.impossivel(rotulos[acao], nome)}
      </Alert>
    )
  return (
    <Alert color="warning" role="alert" title={t.titulo} my="sm">
      <p>
        {t.agora(nome)} {ultima && t.houve(transicoes[ultima.acao].rotulo, nomeDoAutor(ultima))}
      </p>
      {acoes.includes(acao) ? (
        <Button variant="default" size="compact-md" onClick={aoContinuar}>
          {t.continuar}
        </Button>
      ) : (
        <p>{t.impossivel}</p>
      )}
    </Alert>
  )
}
