import { podeAlguma } from '@balcao/contract/base/permissao'
import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import { impedimentoDe } from '@balcao/contract/vendas/pode-agir'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useHabilidade } from '#habilidade.ts'
import { useSaida } from '#partes/venda/useSaida.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { textos } from './venda-enviada.textos.ts'

/** Leads to the steps with the sale in them, or says why it cannot be corrected now. */
export function Corrigir({ venda: { id, situacao, acoes } }: { venda: Venda }) {
  const habilidade = useHabilidade()
  const { retirar } = useSaida()
  if (!acoes.includes('editar')) {
    // On this page sales are one's own.
    const quem = {
      pode: (permissao: Parameters<typeof podeAlguma>[1][number]) => podeAlguma(habilidade, [permissao]),
    }
    const motivo = impedimentoDe('editar', { situacao, propria: true }, quem)?.texto
    return (
      <BotaoComMotivo variant="default" h={44} motivo={motivo ?? textos.semCorrecao} onClick={() => {}}>
        {textos.editar}
      </BotaoComMotivo>
    )
  }
  return (
    <Button
      h={44}
      {...(segueCorrigida(situacao) ? { color: 'secondary' } : { variant: 'default' })}
      // That it once was sent from this device is old news.
      onClick={() => void retirar(id)}
      renderRoot={(props) => (
        <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa: 'revisao' }} {...props} />
      )}
    >
      {textos.editar}
    </Button>
  )
}
