import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Dialogo } from '#ui/Dialogo.tsx'
import { useSaidaDaVenda } from '../useSaidaDaVenda.ts'
import { textos } from './rascunho.textos.ts'
import type { Sincronia } from './sincronia.ts'

type FimDoRascunhoProps = { fim: 'enviado' | 'descartado'; correcao: boolean; sincronia: Sincronia }

/** The draft ended elsewhere while it was open here. */
export function FimDoRascunho({ fim, correcao, sincronia }: FimDoRascunhoProps) {
  const navigate = useNavigate()
  const saida = useSaidaDaVenda()
  const t = textos.fim.descartado
  const { titulo, texto } = correcao ? textos.correcao.fim[fim] : textos.fim[fim]
  const sair = async () => {
    await sincronia.esquecerAqui()
    await navigate(saida)
  }
  return (
    // Leaving deletes what was typed. Where nobody else has it, that is chosen and never happens by closing.
    <Dialogo titulo={titulo} fechaPor={fim === 'descartado' ? 'none' : 'any'} aoFechar={sair}>
      <Text size="sm">{texto}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        {fim === 'descartado' ? (
          <>
            <Button variant="default" onClick={sair}>
              {t.descartar}
            </Button>
            <Button onClick={sincronia.recomecar} data-autofocus>
              {t.continuar}
            </Button>
          </>
        ) : (
          <Button onClick={sair} data-autofocus>
            {textos.voltarAoInicio}
          </Button>
        )}
      </Group>
    </Dialogo>
  )
}
