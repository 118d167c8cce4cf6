import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Dialogo } from '#ui/Dialogo.tsx'
import { textos } from './rascunho.textos.ts'
import type { Sincronia } from './sincronia.ts'

type FimDoRascunhoProps = { fim: 'enviado' | 'descartado'; sincronia: Sincronia }

/** The draft ended elsewhere while it was open here. */
export function FimDoRascunho({ fim, sincronia }: FimDoRascunhoProps) {
  const navigate = useNavigate()
  const t = textos.fim.descartado
  const sair = async () => {
    await sincronia.esquecerAqui()
    await navigate({ to: '/vendedor' })
  }
  return (
    <Dialogo titulo={textos.fim[fim].titulo} aoFechar={sair}>
      <Text size="sm">{textos.fim[fim].texto}</Text>
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
