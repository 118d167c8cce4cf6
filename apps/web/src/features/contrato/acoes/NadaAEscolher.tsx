import type { TipoEvento } from '@balcao/contract/vendas/contrato-evento'
import { Text } from '@mantine/core'
import { Dialogo } from '#ui/Dialogo.tsx'
import { perguntas } from './acoes.textos.ts'

type NadaAEscolherProps = { tipo: TipoEvento; texto: string; aoFechar: () => void }

/** There is nothing to ask: it says why. */
export function NadaAEscolher({ tipo, texto, aoFechar }: NadaAEscolherProps) {
  return (
    <Dialogo titulo={perguntas[tipo].pergunta} aoFechar={aoFechar}>
      <Text size="sm">{texto}</Text>
    </Dialogo>
  )
}
