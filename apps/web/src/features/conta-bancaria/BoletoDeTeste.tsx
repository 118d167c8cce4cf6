import type { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { useImprimir } from '#partes/boleto/imprimir.data.ts'
import { Icone } from '#ui/Icone.tsx'
import { Secao } from '#ui/Secao.tsx'
import { tardio } from '#ui/tardio.ts'
import type { Emitido } from './EmitirDeTeste.tsx'
import { textos } from './teste.textos.ts'

const EmitirDeTeste = tardio(() => import('./EmitirDeTeste.tsx').then(({ EmitirDeTeste }) => EmitirDeTeste))

/** What a bank asks to see before it lets an account charge anybody. */
export function BoletoDeTeste({ conta }: { conta: ContaBancaria }) {
  const [emitindo, setEmitindo] = useState(false)
  const [emitido, setEmitido] = useState<Emitido>()
  return (
    <Secao titulo={textos.titulo} texto={textos.texto}>
      <div role="status">
        {emitido && (
          <Text size="sm" mb="xs">
            {textos.emitido(emitido.numero)}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {emitido && <OQueFazerDele {...emitido} />}
        <Button variant="default" onClick={() => setEmitindo(true)}>
          {emitido ? textos.outro : textos.emitir}
        </Button>
      </Group>
      {emitindo && (
        <Suspense>
          <EmitirDeTeste
            conta={conta}
            aoEmitir={(novo) => {
              setEmitido(novo)
              setEmitindo(false)
            }}
            aoFechar={() => setEmitindo(false)}
          />
        </Suspense>
      )}
    </Secao>
  )
}

/** Whoever edits companies may not be one who sees boletos. */
function OQueFazerDele({ id, numero }: Emitido) {
  const ve = usePode('LISTAR.BOLETO')
  const imprimir = useImprimir()
  if (!ve) return null
  return (
    <>
      <Button
        leftSection={<Icone nome="tabler:printer" tamanho={16} />}
        loading={imprimir.isPending}
        onClick={() => imprimir.mutate([id])}
      >
        {textos.pdf}
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/admin/boleto/$id" params={{ id }} {...props} />}
      >
        {textos.ver(numero)}
      </Button>
    </>
  )
}
