import { segueCorrigida } from '@balcao/contract/vendas/correcao'
import { impedimentoDe } from '@balcao/contract/vendas/pode-agir'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePerguntarSePode, usePode } from '#habilidade.ts'
import { useSaida } from '#partes/venda/useSaida.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { rotulos, textos } from './acoes.textos.ts'

type CorrigirProps = {
  venda: Venda
  /** On the seller's own page, who cannot correct it now is told why. */
  propria: boolean
}

/** Leads to the steps with the sale in them, or says why it cannot be corrected now. */
export function Corrigir({ venda: { id, situacao, acoes }, propria }: CorrigirProps) {
  const pode = usePerguntarSePode()
  const vende = usePode('REALIZAR_VENDA', 'EDITAR.VENDA')
  const { retirar } = useSaida()
  if (!acoes.includes('editar') || !vende) {
    if (!propria && !acoes.includes('editar')) return null
    const impedimento = impedimentoDe('editar', { situacao, propria }, { pode })?.texto
    return (
      <BotaoComMotivo
        variant="default"
        mih={44}
        motivo={impedimento ?? textos.semCorrecao}
        onClick={() => {}}
      >
        {rotulos.editar}
      </BotaoComMotivo>
    )
  }
  return (
    <Button
      mih={44}
      {...(segueCorrigida(situacao) ? { color: 'secondary' } : { variant: 'default' })}
      // That it once was sent from this device is old news.
      onClick={() => void retirar(id)}
      renderRoot={(props) => (
        <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa: 'revisao' }} {...props} />
      )}
    >
      {rotulos.editar}
    </Button>
  )
}
