import { Situacao, SituacaoDeAtivo } from '#ui/Situacao.tsx'
import { situacoes, textos } from './webhook.textos.ts'

type SituacaoDoWebhookProps = {
  webhook: { ativo: boolean; falhando_desde: string | null; desligado_por: string | null }
}

/** What needs somebody is said before whether it is on. */
export function SituacaoDoWebhook({
  webhook: { ativo, falhando_desde, desligado_por },
}: SituacaoDoWebhookProps) {
  if (!ativo && desligado_por) return <Situacao tom="perigo">{textos.desligadoPeloSistema}</Situacao>
  if (ativo && falhando_desde) return <Situacao tom="aviso">{textos.falhando}</Situacao>
  return <SituacaoDeAtivo ativo={ativo} nomes={situacoes} />
}
